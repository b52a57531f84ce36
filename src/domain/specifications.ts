import type { Product } from './product.ts'
import type { ProductDetail } from './product-detail.ts'
import { isMemory } from './units.ts'

/** One row of a list of specifications. */
export interface Specification {
  readonly label: string
  readonly value: string
}

/** The facts on a product card. A capacity that is not an amount of memory, such as a watch's `42mm`, is a size. */
export function cardSpecifications(product: Product): Specification[] {
  return filled([
    { label: 'Screen', value: product.screen },
    { label: isMemory(product.capacity) ? 'Capacity' : 'Size', value: product.capacity },
    { label: 'RAM', value: product.ram },
  ])
}

/** The summary beside the gallery (specification, section 2, 'Product detail'). */
export function summarySpecifications(detail: ProductDetail): Specification[] {
  return filled([
    { label: 'Screen', value: detail.screen },
    { label: 'Resolution', value: detail.resolution },
    { label: 'Processor', value: detail.processor },
    { label: 'RAM', value: detail.ram },
  ])
}

/** The 'Tech specs' list (specification, section 2, 'Product detail'); 'Size' as on a card. */
export function techSpecifications(detail: ProductDetail): Specification[] {
  return filled([
    ...summarySpecifications(detail),
    { label: isMemory(detail.capacity) ? 'Built in memory' : 'Size', value: detail.capacity },
    { label: 'Camera', value: detail.camera ?? '' },
    { label: 'Zoom', value: detail.zoom ?? '' },
    { label: 'Cell', value: detail.cell.filter((band) => band.trim() !== '').join(', ') },
  ])
}

/** The label of the choice of capacities. */
export function capacityChoiceLabel({ capacity, capacityAvailable }: ProductDetail): string {
  return [capacity, ...capacityAvailable].some(isMemory) ? 'Select capacity' : 'Select size'
}

/** The rows that have a value. */
function filled(rows: readonly Specification[]): Specification[] {
  return rows.filter((row) => row.value.trim() !== '')
}
