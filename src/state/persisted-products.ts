import { persistedForm, persistedProductSchema } from '#src/domain/product/persisted-product.ts'
import type { Product } from '#src/domain/product/product.ts'
import { persistedArray } from './persisted-array.ts'

/** An array of whole products (specification, section 7). */
export function persistedProducts(key: string, limit = Infinity) {
  return persistedArray<Product>({
    key,
    schema: persistedProductSchema,
    idOf: ({ id }) => id,
    form: (products) => products.map(persistedForm),
    limit,
  })
}
