import type { Product } from '../../src/domain/product.ts'
import type { ProductDetail } from '../../src/domain/product-detail.ts'
import type { Settings } from '../../src/domain/settings.ts'
import type { PriceFormat } from './price-format.ts'

/** The shop that preview pages are written for. */
export interface PreviewShop {
  readonly settings: Settings & { readonly address: string }
  readonly prices: PriceFormat
  /** Those that have a page, in the order of the catalogue. */
  readonly products: readonly PreviewProduct[]
}

export interface PreviewProduct {
  readonly product: Product
  /** Undefined where the catalogue has no details of this product. */
  readonly detail: ProductDetail | undefined
  /** One or two sentences. */
  readonly description: string
  /** In the build. */
  readonly folder: string
  /** All variants of its model that have a page, itself included. */
  readonly variants: readonly PreviewProduct[]
}
