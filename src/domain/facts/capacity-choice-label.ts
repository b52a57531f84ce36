import { isMemory } from './memory.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'

/** The label of the choice of capacities. */
export function capacityChoiceLabel({ capacity, capacityAvailable }: ProductDetail): string {
  return [capacity, ...capacityAvailable].some(isMemory) ? 'Select capacity' : 'Select size'
}
