import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'

/** How many products of the demo are in a category. */
export function countOf(category: Product['category']): number {
  return catalogue.filter((product) => product.category === category).length
}
