import type { Product } from '#src/domain/product/product.ts'
import { KIND_BITS, kindsNamed } from './type-words.ts'

const SINGLE_KINDS: ReadonlySet<number> = new Set(Object.values(KIND_BITS))

/**
 * The kind of a product, as its bit. Where the catalogue does not tell, its category and the name of its model do.
 *
 * @param model the words of the model's name
 */
export function kindOf(product: Product, model: readonly string[]): number {
  if (product.kind) return KIND_BITS[product.kind]
  if (product.category === 'phones') return KIND_BITS.phone
  if (product.category === 'tablets') return KIND_BITS.tablet
  // The last word that names one type counts, as in 'phone case'; `wireless` may be several types.
  const kinds = model.map(kindsNamed)
  return kinds.findLast((kind) => SINGLE_KINDS.has(kind)) ?? KIND_BITS.other
}
