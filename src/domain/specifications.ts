import { isMemory } from './memory.ts'
import type { ProductDetail } from './product-detail.ts'
import { filledRows, type Specification } from './specification.ts'

/** The summary beside the gallery (specification, section 2, 'Product detail'). */
export function summarySpecifications(detail: ProductDetail): Specification[] {
  return filledRows([
    { label: 'Screen', value: detail.screen },
    { label: 'Resolution', value: detail.resolution },
    { label: 'Processor', value: detail.processor },
    { label: 'RAM', value: detail.ram },
  ])
}

/** The 'Tech specs' list (specification, section 2, 'Product detail'); 'Size' as on a card. */
export function techSpecifications(detail: ProductDetail): Specification[] {
  return filledRows([
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
