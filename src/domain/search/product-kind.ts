import type { Product } from '#src/domain/product.ts'
import { KIND_BITS, TYPE_WORDS } from './type-words.ts'
import type { ProductWord } from './product-words.ts'

/** The kind of a product, as its bit. Where the catalogue does not tell, its category and the words of its name do. */
export function kindOf(product: Product, words: readonly ProductWord[]): number {
  if (product.kind) return KIND_BITS[product.kind]
  if (product.category === 'phones') return KIND_BITS.phone
  if (product.category === 'tablets') return KIND_BITS.tablet
  // The last word that names a type counts, as in 'phone case'. Words that may be several types do not.
  const kinds = words.map(({ text, cost }) => (cost > 0 ? 0 : (TYPE_WORDS.get(text) ?? 0)))
  return kinds.findLast((kind) => kind > 0 && Number.isInteger(Math.log2(kind))) ?? KIND_BITS.other
}
