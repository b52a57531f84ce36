import { type CartLine, cartPieces } from '#src/domain/cart/cart.ts'
import { cartTotal, countedLines, linePrice } from '#src/domain/cart/todays-lines.ts'
import { nameWithOptions } from '#src/domain/cart/line-options.ts'
import {
  formatPrice,
  fromMinorUnits,
  toMinorUnits,
  unitPriceText,
} from '#src/domain/money/money.ts'
import { articleNumber, articleNumberText } from '#src/domain/product/product.ts'
import { SETTINGS, type OrderField } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import type { Delivery } from './delivery.ts'

export interface Order {
  readonly number: string
  readonly lines: readonly CartLine[]
  /** Lines of the cart that cannot be ordered. */
  readonly leftOut: readonly CartLine[]
  /** Undefined in a shop without rules for it. */
  readonly delivery?: Delivery | undefined
  /** What the owner asked for, with the label of each field. */
  readonly answers: readonly { readonly label: string; readonly value: string }[]
  readonly note: string
  /** The link to the packing slip; undefined if the cart is too large for one. */
  readonly link: string | undefined
}

/** The most characters of a note, and of an answer. */
export const LONGEST_NOTE = 500
export const LONGEST_ANSWER = 200

/** How much a message says of each line: all, or less so that an address can hold it. */
export const FORMS = ['full', 'short', 'numbers'] as const

type Form = (typeof FORMS)[number]

/** The longest name in a short line. */
const SHORT_NAME = 24

/** The lines that can be ordered: none before the catalogue has loaded. */
export function orderedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return countedLines(lines).filter(({ isSold }) => isSold)
}

/** With delivery, as far as its cost is known. */
export function orderTotal(lines: readonly CartLine[], delivery: Delivery | undefined): number {
  return fromMinorUnits(toMinorUnits(cartTotal(lines)) + toMinorUnits(delivery?.cost ?? 0))
}

export function orderTitle(number: string): string {
  return m.orderTitle({ number, shop: SETTINGS.name })
}

export function packingText({ link }: Order): string {
  return link === undefined ? '' : m.orderPack({ link })
}

/** The text of an order, the lines first. */
export function orderText(order: Order, form: Form): string {
  const { number, lines, leftOut, delivery, answers, note } = order
  const count = cartPieces(lines)
  const filled = answers.filter(({ value }) => value.trim() !== '')
  return [
    orderTitle(number),
    lines.map((line) => lineText(line, form)).join('\n'),
    [
      ...(delivery ? [m.orderGoods({ price: formatPrice(cartTotal(lines)) }), delivery.text] : []),
      m.orderTotalLine({ count, price: formatPrice(orderTotal(lines, delivery)) }),
    ]
      .map(inOneLine)
      .join('\n'),
    leftOut.length > 0 &&
      m.orderLeftOut({ lines: leftOut.map((line) => lineText(line, 'short')).join('; ') }),
    filled.map(({ label, value }) => m.orderAnswer({ label, value: value.trim() })).join('\n'),
    note.trim(),
    packingText(order),
  ]
    .filter(Boolean)
    .join('\n\n')
    .toWellFormed()
}

export function lineText(line: CartLine, form: Form): string {
  const { product, quantity } = line
  const { price, unitPrice } = product
  if (form !== 'full') {
    const name = form === 'short' ? cut(product.name) : ''
    const parts = [`${quantity} x ${articleNumber(product)}`, nameWithOptions({ ...product, name })]
    return inOneLine(parts.join(' ')).trim()
  }
  const values = {
    count: quantity,
    name: nameWithOptions(product),
    number: articleNumberText(product),
    price: formatPrice(linePrice(line)),
  }
  const text =
    quantity > 1
      ? m.orderLineOfSeveral({ ...values, each: formatPrice(price) })
      : m.orderLine(values)
  return inOneLine(unitPrice ? `${text}, ${unitPriceText(unitPrice)}` : text)
}

function cut(name: string): string {
  return name.length > SHORT_NAME ? `${name.slice(0, SHORT_NAME - 1).trim()}.` : name
}

/** Prices may have spaces that are not ordinary ones. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

/** What is wrong with a visitor's answer, as a sentence; undefined if nothing is. */
export function fieldError(
  { label, autocomplete, required }: OrderField,
  answer: string,
): string | undefined {
  const value = answer.trim()
  if (value === '') return required ? m.orderFillIn({ label }) : undefined
  const isPossible = autocomplete !== 'email' || /^[^\s@]+@[^\s@]+$/.test(value)
  return isPossible ? undefined : m.orderWholeAddress
}
