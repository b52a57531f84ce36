import type { Product } from './product.ts'

/** Gives persisted products the availability that the catalogue has now: none if they are no longer sold. */
export function availableNow(catalogue: readonly Product[]): (product: Product) => Product {
  const currentById = new Map(catalogue.map((product) => [product.id, product]))
  return (product) => {
    const current = currentById.get(product.id)
    const availability = current?.availability
    const availableFrom = current?.availableFrom
    return product.availability === availability && product.availableFrom === availableFrom
      ? product
      : { ...product, availability, availableFrom }
  }
}
