import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'

/** Whether the catalogue's list leaves out what a product's details know: its model or its colour. */
export function lacksFacts({ namespaceId, color }: Product): boolean {
  return namespaceId === undefined || color === undefined
}

/** Products with the facts of their details, where they have none of their own. */
export function withDetails(
  products: readonly Product[],
  details: readonly ProductDetail[],
): readonly Product[] {
  if (details.length === 0) return products
  const detailBySlug = new Map(details.map((detail) => [detail.id, detail]))
  return products.map((product) => {
    const detail = detailBySlug.get(product.itemId)
    if (!detail) return product
    return {
      ...product,
      namespaceId: product.namespaceId ?? filled(detail.namespaceId),
      color: product.color ?? filled(detail.color),
      capacity: product.capacity || detail.capacity,
      ram: product.ram || detail.ram,
      screen: product.screen || detail.screen,
    }
  })
}

function filled(fact: string): string | undefined {
  return fact === '' ? undefined : fact
}
