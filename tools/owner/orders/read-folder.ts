import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isOver, productIdSchema, type Product } from '#src/domain/product/product.ts'
import { readCatalogue } from '#tools/owner/catalogue.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { problemsOf, type Problem } from '#tools/owner/problem.ts'
import { languageCodes } from '#tools/owner/texts.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { tryJsonFile } from '#tools/site/json-values.ts'
import { knownMessages } from '#tools/site/messages/read-messages.ts'
import { projectFile } from '#tools/site/project-folder.ts'
import { allCategories, type Settings } from '#tools/site/settings/read-settings.ts'
import { checkOrder, type CheckedOrder } from './check-order.ts'
import { dayOf } from './order-book.ts'
import { textsIn } from './order-texts.ts'
import { orderWords } from './order-words.ts'
import { ordersIn } from './read-orders.ts'

const problem = problemsOf(
  {},
  {
    'order-none':
      'no order is found in it; if it is one, paste the whole message, from its first line on, into a file that ends in .txt',
    'order-file':
      'orders are not read from such a file; save mails as .eml, export chats as .txt or .zip, or paste the message into a .txt',
    'order-damaged': 'it cannot be read; save it again',
    'order-differs': '{number}: {differs}; ask the customer before you send anything',
    'order-twice':
      '{number} has other lines or another total here than in {other}; ask the customer which counts',
  },
)

/** The orders of all files in a folder, each number once, and what cannot be read or differs. */
export async function ordersOf(
  folder: string,
  shop: string,
  settings: Settings,
  own: ReadonlySet<string>,
) {
  const codes = languageCodes(settings)
  const delivered = globSync('*.json', { cwd: projectFile('src/messages') })
  const languages = [
    ...codes.map((code) => checkSettings(shop, code).settings),
    ...delivered.map((file) => ({ language: file.slice(0, 2), words: {} })),
  ].map(({ language, words }) => orderWords(knownMessages(language, words, shop), language))
  const { entities } = readCatalogue(shop, allCategories(settings), codes)
  const salePrices = readPrices(shop)
  const products = entities.map(({ product }) => product)
  const problems: Problem[] = []
  const found = new Map<string, CheckedOrder[]>()
  const silent: { readonly file: string; readonly numbers: readonly string[] }[] = []
  for (const file of filesIn(folder).files.filter((each) => !own.has(each))) {
    const texts = await textsIn(folder, file, settings.language).catch(() => null)
    if (!texts) problems.push(problem(texts === null ? 'order-damaged' : 'order-file', { file }))
    const written = texts?.flatMap((text) => ordersIn(file, text, languages)) ?? []
    const numbers = written.map(({ number }) => number)
    for (const order of written) {
      const onDay = productsOn(dayOf(order.number), products, salePrices)
      const checked = await checkOrder(order, settings, onDay)
      if (checked.lines.length > 0)
        found.set(order.number, [...(found.get(order.number) ?? []), checked])
    }
    if (texts && !numbers.some((number) => found.has(number))) silent.push({ file, numbers })
  }
  const orders = [...found.values()].flatMap((some) => {
    const [best, ...others] = some.sort((a, b) => a.differs.length - b.differs.length)
    if (!best) return []
    const { number, file, differs } = best
    const other = others.find(
      (each) => each.file !== file && each.isWhole && contentOf(each) !== contentOf(best),
    )
    if (other) problems.push(problem('order-twice', { file: other.file }, { number, other: file }))
    if (differs.length > 0)
      problems.push(problem('order-differs', { file }, { number, differs: differs.join(', ') }))
    return [best]
  })
  // A later file may have the order that a reply names.
  const none = silent.filter(({ numbers }) => !numbers.some((number) => found.has(number)))
  problems.push(...none.map(({ file }) => problem('order-none', { file })))
  return { orders, products, problems }
}

/** What makes two messages the same order. */
function contentOf({ lines, total }: CheckedOrder): string {
  return JSON.stringify([lines.map(({ count, number, sum }) => [count, number, sum]), total])
}

const entriesSchema = z.array(z.object({ id: productIdSchema, price: z.number() }))

/** By id: the prices of the file, which a product no longer has when its sale is over. */
function readPrices(shop: string): ReadonlyMap<string, number> {
  const { data = [] } = entriesSchema.safeParse(tryJsonFile(join(shop, 'api/products.json')))
  return new Map(data.map(({ id, price }) => [id, price]))
}

/** The products with the prices of a day. */
function productsOn(
  day: string,
  products: readonly Product[],
  salePrices: ReadonlyMap<string, number>,
): Product[] {
  return products.map((product) => {
    const wasOnSale = isOver(product.saleUntil) && (product.saleUntil ?? '') >= day
    return { ...product, price: (wasOnSale && salePrices.get(product.id)) || product.price }
  })
}
