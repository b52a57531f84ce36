import { globSync } from 'node:fs'
import { remembered } from '#tools/site/remembered.ts'
import { readCatalogue } from '#tools/owner/catalogue.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { problemsOf, type Problem } from '#tools/owner/problem.ts'
import { languageCodes } from '#tools/owner/texts.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { knownMessages } from '#tools/site/messages/read-messages.ts'
import { readHistory } from '#tools/site/prices/price-history.ts'
import { projectFile } from '#tools/site/project-folder.ts'
import { allCategories, type Settings } from '#tools/site/settings/read-settings.ts'
import { checkOrder, type CheckedOrder } from './check-order.ts'
import { BOOK, dayOf, PAGE } from './order-book.ts'
import { textsIn } from './order-texts.ts'
import { orderWords } from './order-words.ts'
import { ordersIn } from './read-orders.ts'

const problem = problemsOf(
  {},
  {
    'order-none':
      'no order is found in it; if it is one, paste the message, from its first line on, into a file that ends in .txt',
    'order-file':
      'no orders are read from it; save mails as .eml and chats as .txt or .zip, or paste the message into a .txt',
    'order-differs': '{number}: {differs}; ask the customer before you send anything',
    'order-twice': '{number} has other lines or another total in {other}; ask which counts',
  },
)

/**
 * The orders of all files in a folder, each number once, and what cannot be read or differs.
 *
 * @param known numbers of orders that the owner has looked at
 */
export async function ordersOf(
  folder: string,
  shop: string,
  settings: Settings,
  known: ReadonlySet<string>,
) {
  const codes = languageCodes(settings)
  const delivered = globSync('*.json', { cwd: projectFile('src/messages') })
  const languages = [
    ...codes.map((code) => checkSettings(shop, code).settings),
    ...delivered.map((file) => ({ language: file.slice(0, -'.json'.length), words: {} })),
  ].map(({ language, words }) => orderWords(knownMessages(language, words, shop), language))
  const { entities } = readCatalogue(shop, allCategories(settings), codes)
  const changes = readHistory(shop)?.changes
  const productsOn = remembered((day) =>
    entities.map(({ product }) => ({
      ...product,
      price: changes?.get(product.id)?.findLast((each) => each.day <= day)?.price ?? product.price,
    })),
  )
  const problems: Problem[] = []
  const found = new Map<string, CheckedOrder[]>()
  const silent: { readonly file: string; readonly named: readonly string[] }[] = []
  for (const file of filesIn(folder).files.filter((each) => each !== BOOK && each !== PAGE)) {
    const texts = await textsIn(folder, file, settings.language).catch(() => undefined)
    if (!texts) problems.push(problem('order-file', { file }))
    const written = texts?.flatMap((text) => ordersIn(file, text, languages)) ?? []
    for (const order of written) {
      const checked = await checkOrder(order, settings, productsOn(dayOf(order.number)))
      const others = found.get(order.number) ?? []
      if (checked.lines.length > 0) found.set(order.number, [...others, checked])
    }
    if (texts) silent.push({ file, named: written.map(({ number }) => number) })
  }
  // A reply may name an order of another file.
  for (const { file, named } of silent)
    if (!named.some((number) => found.has(number))) problems.push(problem('order-none', { file }))
  const orders = [...found.values()].flatMap((some) => {
    const [best, ...others] = some.sort((a, b) => a.differs.length - b.differs.length)
    if (!best) return []
    const { number, file, differs } = best
    const other = others.find(
      (each) => each.file !== file && each.isWhole && contentOf(each) !== contentOf(best),
    )?.file
    if (other !== undefined) problems.push(problem('order-twice', { file }, { number, other }))
    if (differs.length > 0 && !known.has(number))
      problems.push(problem('order-differs', { file }, { number, differs: differs.join(', ') }))
    return [best]
  })
  return { orders, entities, problems }
}

/** What makes two messages the same order. */
function contentOf({ lines, total }: CheckedOrder): string {
  return JSON.stringify([lines.map(({ count, number, sum }) => [count, number, sum]), total])
}
