import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Product } from './product.ts'

/** The product at the address `/{category}/{slug}`: another category's product of that slug is not at it. */
export function findProduct(
  products: readonly Product[] | undefined,
  category: Category,
  slug: string,
): Product | undefined {
  return products?.find((product) => product.itemId === slug && product.category === category)
}

/** The products with one more at the end. A list that holds it already stays as it is. */
export function withProduct(products: readonly Product[], product: Product): readonly Product[] {
  return products.some(({ id }) => id === product.id) ? products : [...products, product]
}

export function withoutProduct(products: readonly Product[], id: string): readonly Product[] {
  return products.filter((product) => product.id !== id)
}

/** Replaces persisted products with their newer versions, by id. The order stays, and nothing is added. */
export function withNewer(products: readonly Product[], newer: readonly Product[]): Product[] {
  const newerById = new Map(newer.map((product) => [product.id, product]))
  return products.map((product) => newerById.get(product.id) ?? product)
}

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

/** A product that was removed from a list, and its index there, from 0. */
export interface RemovedProduct {
  readonly product: Product
  readonly index: number
}

/** The products of `before` that `after` lacks. */
export function removedProducts(
  before: readonly Product[],
  after: readonly Product[],
): RemovedProduct[] {
  const left = idsOf(after)
  return before
    .map((product, index) => ({ product, index }))
    .filter(({ product }) => !left.has(product.id))
}

/** Restores removed products at their old positions. A product that has been added again since then is not moved. */
export function putBack(
  products: readonly Product[],
  removed: readonly RemovedProduct[],
): Product[] {
  const present = idsOf(products)
  const result = [...products]
  for (const { product, index } of removed) {
    if (!present.has(product.id)) result.splice(index, 0, product)
  }
  return result
}

/** The ids of products. */
export function idsOf(products: readonly Product[]): ReadonlySet<string> {
  return new Set(products.map(({ id }) => id))
}
