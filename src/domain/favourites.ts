import type { Product } from './product.ts'

/** Adds a product at the end, or removes it when it is already a favourite (specification, section 4). */
export function toggleFavourite(favourites: readonly Product[], product: Product): Product[] {
  const others = favourites.filter(({ id }) => id !== product.id)
  return others.length < favourites.length ? others : [...favourites, product]
}
