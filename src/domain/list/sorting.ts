import * as m from '#src/messages/messages.gen.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import type { Product } from '#src/domain/product/product.ts'

interface SortOrder {
  readonly label: string
  readonly compare: (a: Product, b: Product) => number
}

/** Created with the first comparison: that takes a phone some milliseconds, too many for the start of the shop. */
let alphabet: Intl.Collator | undefined

/** The keys are values in an address (specification, section 5). `all`, and equal products, keep the catalogue's order. */
export const SORT_ORDERS = {
  all: { label: m.listSortAll, compare: () => 0 },
  year: { label: m.listSortNewest, compare: (a, b) => (b.year ?? 0) - (a.year ?? 0) },
  price: { label: m.listSortCheapest, compare: (a, b) => pricePlace(a) - pricePlace(b) },
  name: {
    label: m.listSortName,
    compare: (a, b) => (alphabet ??= new Intl.Collator(SETTINGS.language)).compare(a.name, b.name),
  },
} as const satisfies Record<string, SortOrder>

/** Prices on request come last. */
function pricePlace(product: Product): number {
  return knownPrice(product) ?? Number.MAX_VALUE
}

export type Sort = keyof typeof SORT_ORDERS

/** The sort orders as the 'Sort by' select lists them. */
export const SORTS = ['all', 'year', 'price', 'name'] as const satisfies readonly Sort[]
