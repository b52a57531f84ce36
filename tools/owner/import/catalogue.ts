import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'

/** A product's entries in the list and in the details. */
export interface Entity {
  readonly product: Product
  /** Undefined if the details have no such product. */
  readonly detail: ProductDetail | undefined
}
