import { catalogue } from '#tests/support/our-catalogue.ts'
import { differentProducts } from './different-products.ts'

/** The `itemId` of a phone in the shop's own catalogue. Our phones come in several colours. */
export const PRODUCT = catalogue.find(({ category }) => category === 'phones')?.itemId ?? ''

/** A `products.json` of `count` entries: the shop's own products, or as many other ones. */
export function catalogueFile(count: number): string {
  const isOwn = count <= catalogue.length
  return JSON.stringify(isOwn ? catalogue.slice(0, count) : differentProducts(count))
}
