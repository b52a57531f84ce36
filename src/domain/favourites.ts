import type { Product } from './product.ts'

/** Adds a product at the end, or takes it out when it is there (specification, section 4). */
export function toggleFavourite(favourites: readonly Product[], product: Product): Product[] {
  const others = favourites.filter(({ id }) => id !== product.id)
  return others.length < favourites.length ? others : [...favourites, product]
}
