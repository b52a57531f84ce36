import * as m from '#src/messages/messages.gen.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import type { Product } from '#src/domain/product/product.ts'

/** Created with the first comparison: that takes a phone some milliseconds, too many for the start of the shop. */
let alphabet: Intl.Collator | undefined

/** As the 'Sort by' select lists them; an address has the value (specification, section 5). */
export const SORT_ORDERS = [
  /** The catalogue's order, or that of a search. */
  { value: 'all', label: m.listSortAll, compare: () => 0 },
  { value: 'year', label: m.listSortNewest, compare: (a, b) => (b.year ?? 0) - (a.year ?? 0) },
  { value: 'price', label: m.listSortCheapest, compare: (a, b) => pricePlace(a) - pricePlace(b) },
  {
    value: 'name',
    label: m.listSortName,
    compare: (a, b) => (alphabet ??= new Intl.Collator(SETTINGS.language)).compare(a.name, b.name),
  },
] as const satisfies readonly SortOrder[]

interface SortOrder {
  readonly value: string
  readonly label: string
  readonly compare: Comparator
}

type Comparator = (a: Product, b: Product) => number

export type Sort = (typeof SORT_ORDERS)[number]['value']

/** Equal products stay as they are. Sold-out ones are behind all others in a shop that wants it. */
export function comparatorOf(sort: Sort): Comparator {
  const compare: Comparator = SORT_ORDERS.find(({ value }) => value === sort)?.compare ?? (() => 0)
  if (SETTINGS.soldOut !== 'last') return compare
  return (a, b) => soldOutPlace(a) - soldOutPlace(b) || compare(a, b)
}

function soldOutPlace({ availability }: Product): number {
  return Number(availability === 'out')
}

/** Prices on request come last. */
function pricePlace(product: Product): number {
  return knownPrice(product) ?? Number.MAX_VALUE
}
