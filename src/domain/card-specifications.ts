import { isMemory } from './memory.ts'
import type { Product } from './product.ts'
import { filledRows, type Specification } from './specification.ts'

/** The facts on a product card. A capacity that is not an amount of memory, such as a watch's `42mm`, is a size. */
export function cardSpecifications(product: Product): Specification[] {
  return filledRows([
    { label: 'Screen', value: product.screen },
    { label: isMemory(product.capacity) ? 'Capacity' : 'Size', value: product.capacity },
    { label: 'RAM', value: product.ram },
  ])
}
