import type { Category } from '#src/domain/product/category.ts'
import type { BasicColor } from '#src/domain/facets/basic-color.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a search looks products up in. A typed array has a value for each product, by its index in the catalogue. */
export interface SearchIndex {
  /** All products, in the catalogue's order. */
  readonly products: readonly Product[]
  readonly vocabulary: Vocabulary
  /** Kinds of product that a word means, as bits of `KIND_BITS`, by the word's number. */
  readonly types: ReadonlyMap<number, number>
  readonly kinds: Uint16Array
  /** Values of `colorCodes`; zero if the colour is unknown. */
  readonly colors: Uint8Array
  readonly colorCodes: ReadonlyMap<BasicColor, number>
  /** How many words name the model, apart from its brand. */
  readonly modelLengths: Uint8ClampedArray
  /** The article numbers of each product, each after a space, as `numberText` writes them; empty if no product has any. */
  readonly numbers: readonly string[]
  /** The kinds of product in each category. */
  readonly categories: ReadonlyMap<Category, number>
}
