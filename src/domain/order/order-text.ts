import { counted } from '#src/domain/counted.ts'
import { type CartLine, cartPieces, cartTotal, countedLines } from '#src/domain/cart/cart.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { articleNumberText, type Product } from '#src/domain/product/product.ts'
import { SETTINGS, type OrderField } from '#src/domain/settings/settings.ts'

export interface Order {
  readonly lines: readonly CartLine[]
  /** What the owner asked for, with the label of each field. */
  readonly answers: readonly { readonly label: string; readonly value: string }[]
  readonly note: string
  /** The link that rebuilds the cart; undefined if the cart is too large for one. */
  readonly cartLink: string | undefined
}

/** The lines that can be ordered: still sold, not sold out and in the shop's currency, as the catalogue has them now. */
export function orderedLines(
  lines: readonly CartLine[],
  catalogue: readonly Product[],
): readonly CartLine[] {
  const currentById = new Map(catalogue.map((product) => [product.id, product]))
  const inOurCurrency = lines.filter(({ product }) => product.currency === undefined)
  return countedLines(
    inOurCurrency.flatMap(({ product: { id }, quantity }) => {
      const product = currentById.get(id)
      return product ? [{ product, quantity }] : []
    }),
  )
}

export function orderTitle(): string {
  return `Order at ${SETTINGS.name}`
}

/** The text of an order. Without the lines of the cart, the link stands for them. */
export function orderText({ lines, answers, note, cartLink }: Order, hasLines: boolean): string {
  const pieces = cartPieces(lines)
  return [
    orderTitle(),
    ...(hasLines ? [lines.map(lineText).join('\n')] : []),
    inOneLine(`Total for ${counted(pieces, 'item')}: ${formatPrice(cartTotal(lines))}`),
    ...filled(answers.map(({ label, value }) => `${label}: ${value.trim()}`)),
    ...filled([note.trim()]),
    ...(cartLink === undefined ? [] : [`The cart: ${cartLink}`]),
  ]
    .join('\n\n')
    .toWellFormed()
}

function lineText({ product, quantity }: CartLine): string {
  const { name, price } = product
  const each = quantity > 1 ? ` (${formatPrice(price)} each)` : ''
  return inOneLine(
    `${quantity} × ${name}, ${articleNumberText(product)}: ${formatPrice(price * quantity)}${each}`,
  )
}

/** Prices may have spaces that are not ordinary ones. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

function filled(texts: readonly string[]): string[] {
  return texts.some((text) => text !== '') ? [texts.join('\n')] : []
}

/** What is wrong with a visitor's answer, as a sentence; undefined if nothing is. */
export function fieldError(
  { label, autocomplete, required }: OrderField,
  answer: string,
): string | undefined {
  const value = answer.trim()
  if (value === '') return required ? `Please fill in “${label}”.` : undefined
  const isPossible = autocomplete !== 'email' || /^[^\s@]+@[^\s@]+$/.test(value)
  return isPossible ? undefined : 'Please write a whole e-mail address, such as ann@mail.example.'
}
