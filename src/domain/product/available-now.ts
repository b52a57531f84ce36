import type { Product } from './product.ts'

/** Gives kept products the availability that the catalogue has now: none if they are no longer sold. */
export function availableNow(catalogue: readonly Product[]): (kept: Product) => Product {
  const currentById = new Map(catalogue.map((product) => [product.id, product]))
  return (kept) => {
    const current = currentById.get(kept.id)
    const availability = current?.availability
    const availableFrom = current?.availableFrom
    return kept.availability === availability && kept.availableFrom === availableFrom
      ? kept
      : { ...kept, availability, availableFrom }
  }
}
