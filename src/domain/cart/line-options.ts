import { roundPrice } from '#src/domain/money/money.ts'
import { keyOf, type Option, optionsOf } from '#src/domain/product/options.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'

/** What a shopper has chosen or written, by the keys of the options: their labels in the first language. */
export type Chosen = ReadonlyMap<string, string>

/**
 * The id of a line of the cart: that of the product, and after a `?` what was chosen, as addresses have it, such as
 * `cable?Length=3+m`. So lines with options are stored, shared and merged like products of their own.
 */
const LINE_ID = /^(.*?)(?:\?([^?]*))?$/s

export function productIdOf(line: string): string {
  return LINE_ID.exec(line)?.[1] ?? line
}

function chosenIn(line: string): Chosen {
  return new Map(new URLSearchParams(LINE_ID.exec(line)?.[2]))
}

type Line = Pick<Product, 'id' | 'optionsText'>

/** `Length: 3 m, Engraving: Ann`; empty for a line without options. */
export function optionsText({ id, optionsText }: Line): string {
  return optionsText ?? textOf([...chosenIn(id)])
}

function textOf(chosen: readonly (readonly [option: string, value: string])[]): string {
  return chosen.map(([option, value]) => m.cartOption({ option, value })).join(', ')
}

export function nameWithOptions({ name, ...line }: Line & Pick<Product, 'name'>): string {
  const options = optionsText(line)
  return options && name ? `${name} (${options})` : name || options
}

/** The product that the cart receives, at the price with surcharges. Without a choice, the first one counts. */
export function soldWith({ options, ...product }: Product, chosen: Chosen): Product {
  const all = optionsOf(options).flatMap((option) => chosenOf(option, chosen))
  if (all.length === 0) return product
  const { id, sku = id, price, fullPrice } = product
  const surcharge = all.reduce((sum, option) => sum + option.surcharge, 0)
  const line = `${id}?${String(new URLSearchParams(all.map(({ key, chosen }) => [key, chosen])))}`
  const text = textOf(all.map(({ label, value }) => [label, value]))
  return {
    ...product,
    id: line,
    // The number of the product, not of the line.
    sku,
    ...(text !== optionsText({ id: line }) && { optionsText: text }),
    price: roundPrice(price + surcharge),
    fullPrice: roundPrice(fullPrice + surcharge),
  }
}

function chosenOf(option: Option, chosen: Chosen) {
  const { label, key = label, text, choices = [] } = option
  const written = chosen.get(key)?.replaceAll(/\s+/g, ' ').trim().slice(0, text) ?? ''
  const choice = choices.find((each) => keyOf(each) === written) ?? choices[0]
  const value = choice?.label ?? written
  const { surcharge = 0 } = choice ?? option
  return value === ''
    ? []
    : { label, key, value, chosen: choice ? keyOf(choice) : value, surcharge }
}

/** What the catalogue sells now under the id of a line, at its price of now; undefined if it no longer does. */
export function soldNow(catalogue: readonly Product[]): (id: string) => Product | undefined {
  const byId = new Map(catalogue.map((product) => [product.id, product]))
  return (id) => {
    const product = byId.get(productIdOf(id))
    const sold = product && soldWith(product, chosenIn(id))
    return byId.get(id) ?? (sold?.id === id ? sold : undefined)
  }
}
