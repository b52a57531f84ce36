import type { Product } from './product.ts'

/** How many products can be compared at once: as many as fit beside each other on a tablet. */
export const COMPARISON_LIMIT = 4

/** Adds a product at the end, or removes it when it is compared already. A full comparison stays as it is. */
export function toggleCompared(compared: readonly Product[], product: Product): readonly Product[] {
  const others = compared.filter(({ id }) => id !== product.id)
  if (others.length < compared.length) return others
  return compared.length < COMPARISON_LIMIT ? [...compared, product] : compared
}
