import type { Category } from './category.ts'
import type { Product } from './product.ts'

/** The product at the address `/{category}/{slug}`: another category's product of that slug is not at it. */
export function findProduct(
  products: readonly Product[] | undefined,
  category: Category,
  slug: string,
): Product | undefined {
  return products?.find((product) => product.itemId === slug && product.category === category)
}
