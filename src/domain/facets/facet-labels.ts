import type { Facet } from './facet.ts'

/** The names of what lists can be filtered by. */
export const FACET_LABELS: Readonly<Record<Facet | 'price', string>> = {
  brand: 'Brand',
  kind: 'Kind',
  color: 'Color',
  capacity: 'Capacity',
  ram: 'RAM',
  screen: 'Screen',
  year: 'Year',
  price: 'Price',
}
