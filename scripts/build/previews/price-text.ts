import { availabilityText } from '../../../src/domain/product/availability.ts'
import type { Product } from '../../../src/domain/product/product.ts'
import type { PreviewShop } from './preview-shop.ts'

/** `$400`, and what the catalogue says of the availability: `$400, Sold out`. */
export function priceText({ prices, settings }: PreviewShop, product: Product): string {
  const availability = availabilityText(product, settings.language, 0)
  return [prices.forPeople(product.price), ...(availability ? [availability] : [])].join(', ')
}
