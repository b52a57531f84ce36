import { OWN_FACETS } from '#src/domain/facts/facts.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'

/** Whether the catalogue's list leaves out what details know: the model, the colour, the shop's own facts. */
export function lacksFacts({ namespaceId, color, facts }: Product): boolean {
  return (
    namespaceId === undefined ||
    color === undefined ||
    (OWN_FACETS.length > 0 && facts === undefined)
  )
}

/** A product that takes the facts it lacks from its details. */
export function withDetail(product: Product, detail: ProductDetail | undefined): Product {
  if (!detail) return product
  return {
    ...product,
    namespaceId: product.namespaceId ?? filled(detail.namespaceId),
    color: product.color ?? filled(detail.color),
    colorValue: product.colorValue ?? detail.colorValue,
    capacity: product.capacity || detail.capacity,
    ram: product.ram || detail.ram,
    screen: product.screen || detail.screen,
    ...(detail.facts && { facts: { ...detail.facts, ...product.facts } }),
  }
}

function filled(fact: string): string | undefined {
  return fact === '' ? undefined : fact
}
