import type { Product } from '#src/domain/product/product.ts'

type Numbered = Pick<Product, 'id' | 'sku'>

/** The number by which the owner knows a product. */
export function articleNumber({ sku, id }: Numbered): string {
  return sku ?? id
}

/** An article number for people, who do not expect an id. */
export function articleNumberText({ sku, id }: Numbered): string {
  return sku ?? `ID: ${id}`
}
