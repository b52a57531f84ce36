import type { Product } from './product.ts'
import type { ProductDetail } from './product-detail.ts'

/** One row of a list of specifications. */
export interface Specification {
  readonly label: string
  readonly value: string
}

/** The facts on a product card. */
export function cardSpecifications(product: Product): Specification[] {
  return filled([
    { label: 'Screen', value: product.screen },
    { label: 'Capacity', value: product.capacity },
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

/** The 'Tech specs' list (specification, section 2, 'Product detail'). */
export function techSpecifications(detail: ProductDetail): Specification[] {
  return filled([
    ...summarySpecifications(detail),
    { label: 'Built in memory', value: detail.capacity },
    { label: 'Camera', value: detail.camera ?? '' },
    { label: 'Zoom', value: detail.zoom ?? '' },
    { label: 'Cell', value: detail.cell.filter((band) => band.trim() !== '').join(', ') },
  ])
}

/** An empty field has no row. */
function filled(rows: readonly Specification[]): Specification[] {
  return rows.filter((row) => row.value.trim() !== '')
}
