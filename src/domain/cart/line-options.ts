import { roundPrice } from '#src/domain/money/money.ts'
import { type Option, optionsOf } from '#src/domain/product/options.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { type Product, productIdOf } from '#src/domain/product/product.ts'

/** What a shopper has chosen or written, by the labels of the options. */
export type Chosen = ReadonlyMap<string, string>

/**
 * The id of a line of the cart: that of the product, and after a `?` what was chosen, as addresses have it, such as
 * `cable?Length=3+m`. So lines with options are stored, shared and merged like products of their own.
 */
export function lineId(id: string, chosen: Chosen): string {
  return chosen.size === 0 ? id : `${id}?${String(new URLSearchParams([...chosen]))}`
}

function chosenIn(line: string): Chosen {
  return new Map(new URLSearchParams(line.slice(productIdOf(line).length)))
}

/** `Length: 3 m, Engraving: Ann`; empty for a line without options. */
export function optionsText({ id }: Pick<Product, 'id'>): string {
  if (import.meta.env.SHOP_OPTIONS === false) return ''
  return [...chosenIn(id)].map((option) => option.join(': ')).join(', ')
}

export function nameWithOptions(product: Pick<Product, 'id' | 'name'>): string {
  const options = optionsText(product)
  return options === '' ? product.name : `${product.name} (${options})`
}

/** What is bought if only some options are chosen: the first choice of each other, and no text. */
export function wholeChoice(options: readonly Option[], chosen: Chosen): Chosen {
  const values = options.map(({ label, choices }): [string, string] => {
    const value = chosen.get(label)?.replaceAll(/\s+/g, ' ').trim() ?? ''
    const isOffered = !choices || choices.some((choice) => choice.label === value)
    return [label, isOffered ? value : (choices[0]?.label ?? '')]
  })
  return new Map(values.filter(([, value]) => value !== ''))
}

/** In the shop's currency; undefined if the product does not offer what was chosen. */
export function surchargeOf(options: readonly Option[], chosen: Chosen): number | undefined {
  const known = new Set(options.map(({ label }) => label))
  if ([...chosen.keys()].some((label) => !known.has(label))) return undefined
  let sum = 0
  for (const { label, text = 0, surcharge = 0, choices } of options) {
    const value = chosen.get(label)
    const choice = choices?.find((each) => each.label === value)
    if (choices ? !choice : (value ?? '').length > text) return undefined
    if (value !== undefined) sum += choice ? (choice.surcharge ?? 0) : surcharge
  }
  return sum
}

/** The product of a line with options, at its price with surcharges; undefined if they are not offered. */
export function soldWith(
  product: Product,
  options: readonly Option[],
  chosen: Chosen,
): Product | undefined {
  const surcharge = surchargeOf(options, chosen)
  if (surcharge === undefined) return undefined
  if (chosen.size === 0) return product
  const { id, sku = id, price, fullPrice } = product
  return {
    ...product,
    id: lineId(id, chosen),
    // Not the line's id.
    sku,
    price: roundPrice(price + surcharge),
    fullPrice: roundPrice(fullPrice + surcharge),
  }
}

/** The catalogue's products of lines with options, by the ids of these lines. */
export function productsOfLines(
  catalogue: readonly Product[],
  lines: readonly { readonly id: string }[],
): ReadonlyMap<string, Product> {
  const byId = new Map(catalogue.map((product) => [product.id, product]))
  return new Map(
    lines.flatMap(({ id }) => {
      const product = byId.has(id) ? undefined : byId.get(productIdOf(id))
      return product ? [[id, product]] : []
    }),
  )
}

/** The catalogue, and what these lines are sold as, without those that are no longer offered. */
export function withLines(
  catalogue: readonly Product[] = [],
  products: ReadonlyMap<string, Product>,
  details: readonly ProductDetail[],
): readonly Product[] {
  const lines = [...products].flatMap(([line, product]) => {
    const detail = details.find(({ id }) => id === product.itemId)
    const sold = soldWith(product, optionsOf(detail), chosenIn(line))
    return sold ? [{ ...sold, id: line }] : []
  })
  return [...catalogue, ...lines]
}
