import type { ProductDetail } from '../../../src/domain/product/product-detail.ts'
import type { Product } from '../../../src/domain/product/product.ts'
import { cardSpecifications } from '../../../src/domain/facts/specifications.ts'
import { textStart } from './text-start.ts'

/** In characters: search engines show about as many. */
const LONGEST = 160

/** A product in one or two sentences: the beginning of what its page says about it, or its name and facts. */
export function productDescription(product: Product, detail: ProductDetail | undefined): string {
  const about = detail?.description.flatMap(({ text }) => text).join(' ') ?? ''
  const facts = [product.name, ...cardSpecifications(product).map(({ value }) => value)].join(', ')
  return textStart(about.trim() === '' ? facts : about, LONGEST)
}
