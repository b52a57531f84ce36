import { missingVariant } from './missing-variant.ts'
import type { ProductDetail } from './product-detail.ts'
import type { Product } from './product.ts'
import { missingVariantSlug } from './variants.ts'

/**
 * The nearest variants of a sold-out product that can be bought, as of a combination that is not sold.
 *
 * @param products of the same category
 * @param details of the same category
 */
export function variantsInstead(
  products: readonly Product[],
  details: readonly ProductDetail[],
  soldOut: ProductDetail,
): readonly ProductDetail[] {
  const offered = new Set(
    products.flatMap(({ itemId, availability }) => (availability === 'out' ? [] : itemId)),
  )
  const slug = missingVariantSlug(soldOut.namespaceId, soldOut)
  return (
    missingVariant(
      details.filter(({ id }) => offered.has(id)),
      slug,
    )?.nearest ?? []
  )
}
