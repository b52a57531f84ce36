import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'

/** Whether the catalogue's list leaves out what a product's details know: its model or its colour. */
export function lacksFacts(products: readonly Product[]): boolean {
  return products.some(({ namespaceId, color }) => namespaceId === undefined || color === undefined)
}

/** Products with the models and colours of their details, where they have none of their own. */
export function withDetails(
  products: readonly Product[],
  details: readonly ProductDetail[],
): readonly Product[] {
  if (details.length === 0) return products
  const detailBySlug = new Map(details.map((detail) => [detail.id, detail]))
  return products.map((product) => {
    const detail = detailBySlug.get(product.itemId)
    return {
      ...product,
      namespaceId: product.namespaceId ?? filled(detail?.namespaceId),
      color: product.color ?? filled(detail?.color),
    }
  })
}

function filled(fact: string | undefined): string | undefined {
  return fact === '' ? undefined : fact
}
