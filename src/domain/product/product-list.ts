import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Product } from './product.ts'

/** Another category's product of that slug is not at the address `/{category}/{slug}`. */
export function findProduct(
  products: readonly Product[] | undefined,
  category: Category,
  slug: string,
): Product | undefined {
  return products?.find((product) => product.itemId === slug && product.category === category)
}

/** A list that holds the product already stays as it is. */
export function withProduct(products: readonly Product[], product: Product): readonly Product[] {
  return products.some(({ id }) => id === product.id) ? products : [...products, product]
}

export function withoutProduct(products: readonly Product[], id: string): readonly Product[] {
  return products.filter((product) => product.id !== id)
}

/** By id. The order stays, and nothing is added. */
export function withNewer(products: readonly Product[], newer: readonly Product[]): Product[] {
  const newerById = new Map(newer.map((product) => [product.id, product]))
  return products.map((product) => newerById.get(product.id) ?? product)
}

export interface RemovedProduct {
  readonly product: Product
  readonly index: number
}

export function removedProducts(
  before: readonly Product[],
  after: readonly Product[],
): RemovedProduct[] {
  const left = idsOf(after)
  return before
    .map((product, index) => ({ product, index }))
    .filter(({ product }) => !left.has(product.id))
}

/** Adds products at their old positions. One that has been added again since then is not moved. */
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

export function idsOf(products: readonly Product[]): ReadonlySet<string> {
  return new Set(products.map(({ id }) => id))
}
