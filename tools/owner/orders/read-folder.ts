import { strFromU8, unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Entity } from '#tools/owner/catalogue.ts'
import { paragraphsOf } from '#tools/owner/cells/plain-text.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { textOf } from '#tools/owner/import/parse/text-of.ts'
import { languageCodes } from '#tools/owner/texts.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { knownMessages } from '#tools/site/messages/read-messages.ts'
import { readHistory } from '#tools/site/prices/price-history.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { checkOrder, type CheckedOrder } from './check-order.ts'
import { comparable, NUMBER, ordersIn, orderWords } from './read-orders.ts'

/**
 * The orders of all files in a folder, and the files that none is found in.
 *
 * @param known numbers of orders that are read already
 */
export async function readFolder(
  folder: string,
  shop: string,
  settings: Settings,
  entities: readonly Entity[],
  known: ReadonlySet<string>,
) {
  const languages = languageCodes(settings).map((code) => {
    const { language, words } = checkSettings(shop, code).settings
    return orderWords(knownMessages(language, words, shop), language)
  })
  const changes = readHistory(shop)?.changes
  const productsOn = (day: string) =>
    entities.map(({ product }) => ({
      ...product,
      price: changes?.get(product.id)?.findLast((each) => each.day <= day)?.price ?? product.price,
    }))
  const orders = new Map<string, CheckedOrder>()
  const named = new Map<string, readonly string[]>()
  for (const file of filesIn(folder).files.filter((path) => !/^orders\.(?:csv|html)$/.test(path))) {
    const texts = await textsIn(join(folder, file), settings.language).catch(() => [])
    named.set(file, texts.join('\n').match(NUMBER) ?? [])
    const found = texts.flatMap((text) => ordersIn(text, languages))
    for (const order of found.filter(({ number }) => !known.has(number))) {
      const checked = await checkOrder(file, order, settings, productsOn(order.day))
      if (checked.lines.length > 0)
        orders.set(order.number, better(orders.get(order.number) ?? checked, checked))
    }
  }
  const isFound = (number: string) => known.has(number) || orders.has(number)
  // A reply may name an order of another file.
  const silent = [...named].flatMap(([file, numbers]) => (numbers.some(isFound) ? [] : [file]))
  return { orders: [...orders.values()], silent }
}

/** Of two readings of an order the one with fewer faults. That the other is not the same is a fault. */
function better(before: CheckedOrder, now: CheckedOrder): CheckedOrder {
  const [best, other] = now.differs.length < before.differs.length ? [now, before] : [before, now]
  const [content, others] = [best, other].map(({ lines, total }) => JSON.stringify([lines, total]))
  if (best.file === other.file || content === others) return best
  const twice = `it has other lines or another total in ${other.file}`
  return { ...best, differs: [...best.differs, twice] }
}

/** Before each message of a WhatsApp chat: `[24.11.26, 14:03:22] Ann: `, `11/24/26, 2:03 PM - Ann: `. */
const CHAT =
  /^\[?(?=[^\n]{0,24}\p{Nd}[./-]\p{Nd})(?=[^\n]{0,24}\p{Nd}:\p{Nd}{2})[\p{L}\p{Nd} .,،/:-]{12,32}?(?:\]| -) [^\n:]{1,60}: /mu

/** The texts in a mail or a chat; none of another kind of file. */
async function textsIn(path: string, language: string): Promise<string[]> {
  const bytes = readFileSync(path)
  const kind = extname(path).toLowerCase()
  if (kind === '.txt') return comparable(textOf(bytes, language).text).split(CHAT)
  if (kind === '.zip') {
    const chats = unzipSync(bytes, { filter: ({ name }) => name.endsWith('.txt') })
    return Object.values(chats).flatMap((chat) => comparable(strFromU8(chat)).split(CHAT))
  }
  if (kind !== '.eml') return []
  const { subject = '', text = '', html = '' } = await PostalMime.parse(bytes)
  // A table of a mail is its layout.
  const plain = html.replace(/<\/?t(?:able|body|r|d|h)\b[^>]*>/gi, '<br>')
  const paragraphs = paragraphsOf(plain).map((part) => part.text)
  return [text, paragraphs.join('\n\n')].map((body) => `${subject}\n\n${body}`)
}
