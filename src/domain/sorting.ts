import type { Product } from './product.ts'

interface SortOrder {
  readonly label: string
  readonly compare: (a: Product, b: Product) => number
}

const alphabet = new Intl.Collator()

/**
 * The one list of orders (specification, section 5): URL values, labels and comparators all come from it.
 * `all` keeps the catalogue's order; equal products keep it in every order, as JavaScript's sort is stable.
 */
export const SORT_ORDERS = {
  all: { label: 'All', compare: () => 0 },
  year: { label: 'Newest', compare: (a, b) => b.year - a.year },
  price: { label: 'Cheapest', compare: (a, b) => a.price - b.price },
  name: { label: 'Alphabetically', compare: (a, b) => alphabet.compare(a.name, b.name) },
} as const satisfies Record<string, SortOrder>

export type Sort = keyof typeof SORT_ORDERS

/** The orders in which the 'Sort by' select lists them. */
export const SORTS = ['all', 'year', 'price', 'name'] as const satisfies readonly Sort[]
