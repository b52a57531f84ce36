import type { Category } from '#src/domain/product/category.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Placed } from './rule.ts'

/** What the shop reads from its files, without the texts that only product pages show. */
export interface Catalogue {
  readonly products: readonly Placed<Product>[]
  readonly details: Readonly<Record<Category, readonly Placed<ProductDetail>[]>>
}
