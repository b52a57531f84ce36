import { roundPrice } from '#src/domain/money/money.ts'
import { type Option, optionsOf } from '#src/domain/product/options.ts'
import type { Product } from '#src/domain/product/product.ts'
import { HAS_LANGUAGES } from '#src/domain/product/schema-parts.ts'
import { fromFirstLanguage, inFirstLanguage } from '#src/domain/settings/first-texts.ts'
import * as m from '#src/messages/messages.gen.ts'

/** What a shopper has chosen or written, by the labels of the options. */
export type Chosen = ReadonlyMap<string, string>

/**
 * The id of a line of the cart: that of the product, and after a `?` what was chosen, as addresses have it, such as
 * `cable?Length=3+m`, in the shop's first language. So lines with options are stored, shared and merged like products of their own.
 */
const LINE_ID = /^(.*?)(?:\?([^?]*))?$/s

export function productIdOf(line: string): string {
  return import.meta.env.SHOP_OPTIONS === false ? line : (LINE_ID.exec(line)?.[1] ?? line)
}

export function chosenIn(line: string): Chosen {
  const chosen = [...new URLSearchParams(LINE_ID.exec(line)?.[2])]
  return new Map(
    HAS_LANGUAGES ? chosen.map((each) => translated(...each, fromFirstLanguage)) : chosen,
  )
}

/** A choice in another language. What the shopper has written stays. */
function translated(
  label: string,
  value: string,
  find: (text: string) => string | undefined,
): [string, string] {
  const name = find(label) ?? label
  return [name, find(`${label}=${value}`)?.slice(name.length + 1) ?? value]
}

/** `Length: 3 m, Engraving: Ann`; empty for a line without options. */
export function optionsText({ id }: Pick<Product, 'id'>): string {
  if (import.meta.env.SHOP_OPTIONS === false) return ''
  return [...chosenIn(id)].map(([option, value]) => m.cartOption({ option, value })).join(', ')
}

export function nameWithOptions({ id, name }: Pick<Product, 'id' | 'name'>): string {
  const options = optionsText({ id })
  return options && name ? `${name} (${options})` : name || options
}

/** What the cart receives, at the price with surcharges: without a choice, the first one, and perhaps no text. */
export function soldWith({ options, ...product }: Product, chosen: Chosen): Product {
  const all = optionsOf(options).flatMap((option) => chosenOf(option, chosen))
  if (all.length === 0) return product
  const { id, sku = id, price, fullPrice } = product
  const surcharge = all.reduce((sum, option) => sum + option.surcharge, 0)
  const query = new URLSearchParams(
    all.map(({ label, value }) =>
      HAS_LANGUAGES ? translated(label, value, inFirstLanguage) : [label, value],
    ),
  )
  return {
    ...product,
    id: `${id}?${String(query)}`,
    // Not the line's id.
    sku,
    price: roundPrice(price + surcharge),
    fullPrice: roundPrice(fullPrice + surcharge),
  }
}

function chosenOf(option: Option, chosen: Chosen) {
  const { label, text, choices = [] } = option
  const written = chosen.get(label)?.replaceAll(/\s+/g, ' ').trim().slice(0, text) ?? ''
  const choice = choices.find((each) => each.label === written) ?? choices[0]
  const value = choice?.label ?? written
  return value === '' ? [] : { label, value, surcharge: (choice ?? option).surcharge ?? 0 }
}
