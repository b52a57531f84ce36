import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { productSchema, type Product } from '#src/domain/product/product.ts'

/** The products of the demo, from `public/api/products.json`. */
export const catalogue: readonly Product[] = z
  .array(productSchema)
  .parse(JSON.parse(readFileSync('public/api/products.json', 'utf8')))

/** How many products the demo has in a category. */
export function countOf(category: Product['category']): number {
  return catalogue.filter((product) => product.category === category).length
}
