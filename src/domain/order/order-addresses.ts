import { type CartLine, cartTotal } from '#src/domain/cart/cart.ts'
import { toMinorUnits } from '#src/domain/money/money.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { articleNumber } from '#src/domain/product/product.ts'
import { orderText, orderTitle, type Order } from './order-text.ts'

/** The longest address, in characters, that mail programs, messengers and providers open everywhere. */
const LONGEST_ADDRESS = 2_000

const LONGEST_REFERENCE = 200

/** Opens the visitor's mail program. Undefined if the order is too long, even with a link in place of its lines. */
export function mailAddress(email: string, order: Order): string | undefined {
  const to = encodeURIComponent(email).replace('%40', '@')
  const subject = encodeURIComponent(orderTitle().toWellFormed())
  return shortEnough(order, (text) => {
    // How lines end in mail (RFC 6068, section 5).
    const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
    return `mailto:${to}?subject=${subject}&body=${body}`
  })
}

/** Undefined as for `mailAddress`. */
export function whatsappAddress(number: string, order: Order): string | undefined {
  const digits = number.replaceAll(/\D/g, '')
  return shortEnough(order, (text) => `https://wa.me/${digits}?text=${encodeURIComponent(text)}`)
}

/**
 * Undefined if there are too many lines for an address.
 *
 * @param link with `{cart}`, `{reference}`, `{total}` and `{cents}`
 */
export function providerAddress(link: string, lines: readonly CartLine[]): string | undefined {
  const total = cartTotal(lines)
  const cart = lines.map(
    ({ product, quantity }) => `${encodeURIComponent(articleNumber(product))}:${quantity}`,
  )
  // Stripe keeps only letters, digits, dashes and underscores.
  const reference = lines
    .map(({ product, quantity }) => `${articleNumber(product)}-${quantity}`)
    .map((text) => text.replaceAll(/[^a-z\d-]/gi, '-'))
    .join('_')
  if (link.includes('{reference}') && reference.length > LONGEST_REFERENCE) return undefined
  const address = link
    .replaceAll('{cart}', () => cart.join(','))
    .replaceAll('{reference}', reference)
    .replaceAll('{total}', total.toFixed(SETTINGS.decimals))
    .replaceAll('{cents}', String(toMinorUnits(total)))
  return address.length <= LONGEST_ADDRESS ? address : undefined
}

function shortEnough(order: Order, addressOf: (text: string) => string): string | undefined {
  const forms = order.cartLink === undefined ? [true] : [true, false]
  return forms
    .map((hasLines) => addressOf(orderText(order, hasLines)))
    .find((address) => address.length <= LONGEST_ADDRESS)
}
