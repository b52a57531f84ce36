import type { CartLine } from '#src/domain/cart/cart.ts'
import { slugOf } from '#src/domain/text/slugs.ts'
import { toMinorUnits } from '#src/domain/money/money.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { articleNumber } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { FORMS, orderText, orderTitle, packingText, type Order } from './order-text.ts'

/** The longest address, in characters, that mail programs, messengers and providers open everywhere. */
const LONGEST_ADDRESS = 2_000

const LONGEST_REFERENCE = 200

/** Makes an address of a message's text. */
type AddressOf = (text: string) => string

/** Opens the visitor's mail program. */
export function mailAddress(email: string, title: string): AddressOf {
  const to = encodeURIComponent(email).replace('%40', '@')
  const subject = encodeURIComponent(title.toWellFormed())
  // How lines end in mail (RFC 6068, section 5).
  return (text) =>
    `mailto:${to}?subject=${subject}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
}

export function whatsappAddress(number: string): AddressOf {
  const digits = number.replaceAll(/\D/g, '')
  return (text) => `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}

/** The text that says most of those that all addresses can hold. If none holds the lines, they have to be pasted. */
export function messageText(order: Order, ways: readonly AddressOf[]) {
  const fits = (text: string) => ways.every((way) => way(text).length <= LONGEST_ADDRESS)
  const withoutLink = { ...order, link: undefined }
  const texts = [order, withoutLink].flatMap((each) => FORMS.map((form) => orderText(each, form)))
  const text = texts.find(fits)
  const title = orderTitle(order.number).toWellFormed()
  const pasted = `${title}\n\n${m.orderPasted}`
  const withLink = `${pasted}\n\n${packingText(order)}`.trim()
  const short = fits(withLink) ? withLink : pasted
  return { text: text ?? short, isPasted: text === undefined }
}

/**
 * Undefined if there are too many lines for an address.
 *
 * @param link with `{cart}`, `{reference}`, `{total}` and `{cents}`
 */
export function providerAddress(
  link: string,
  lines: readonly CartLine[],
  total: number,
): string | undefined {
  const cart = lines.map(
    ({ product, quantity }) => `${encodeURIComponent(articleNumber(product))}:${quantity}`,
  )
  const reference = lines
    .map(
      ({ product, quantity }, index) => `${referenceOf(articleNumber(product), index)}-${quantity}`,
    )
    .join('_')
  if (link.includes('{reference}') && reference.length > LONGEST_REFERENCE) return undefined
  const address = link
    .replaceAll('{cart}', () => cart.join(','))
    .replaceAll('{reference}', reference)
    .replaceAll('{total}', total.toFixed(SETTINGS.decimals))
    .replaceAll('{cents}', String(toMinorUnits(total)))
  return address.length <= LONGEST_ADDRESS ? address : undefined
}

/** Stripe keeps only letters, digits, dashes and underscores. A number of other letters is the line's place. */
function referenceOf(number: string, index: number): string {
  if (/^[a-z\d-]+$/i.test(number)) return number
  const plain = slugOf(number)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toUpperCase()
  return plain || `line${index + 1}`
}
