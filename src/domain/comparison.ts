import type { Product } from './product.ts'

/** How many products can be compared at once. */
export const COMPARISON_LIMIT = 4

/** Adds a product at the end, or removes it when it is compared already. A full comparison takes no other product. */
export function toggleCompared(compared: readonly Product[], product: Product): readonly Product[] {
  const others = compared.filter(({ id }) => id !== product.id)
  if (others.length < compared.length) return others
  return compared.length < COMPARISON_LIMIT ? [...compared, product] : compared
}
