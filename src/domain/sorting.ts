import type { Product } from './product.ts'

type Compare = (a: Product, b: Product) => number

const alphabet = new Intl.Collator()

/**
 * The one list of orders (specification, section 5): their values in an address, and how each compares products. `all`
 * keeps the catalogue's order; equal products keep it in every order, as JavaScript's sort is stable.
 */
export const SORT_ORDERS = {
  all: () => 0,
  year: (a, b) => b.year - a.year,
  price: (a, b) => a.price - b.price,
  name: (a, b) => alphabet.compare(a.name, b.name),
} as const satisfies Record<string, Compare>

export type Sort = keyof typeof SORT_ORDERS

/** The orders in which the 'Sort by' select lists them. */
export const SORTS = ['all', 'year', 'price', 'name'] as const satisfies readonly Sort[]
