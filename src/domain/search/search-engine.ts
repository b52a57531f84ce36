import type { Product } from '#src/domain/product/product.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'

export interface SearchResult {
  /** All variants that match, the best first. */
  readonly products: readonly Product[]
  /** Words of the query that these products do not match, as typed; empty when every word matches. */
  readonly leftOut: readonly string[]
  /** The needs of the query that these products meet. */
  readonly needs?: readonly {
    /** `Small: up to 6.2"`. */
    readonly label: string
    /** The query without it. */
    readonly rest: string
  }[]
  /** How the products are ordered, if not by their match: 'Lightest first'. */
  readonly order?: string | undefined
  /** What a product has of the facts that its needs ask for, such as `177 g`; not its price, which cards show. */
  readonly decidingFacts?: (product: Product) => readonly string[]
  /** What the query asks for and the shop does not have, such as `case for Pixel 10`. */
  readonly missing?: string
  /** With `missing`: the query without the model, such as `case`. */
  readonly wider?: string
}

export interface Suggestions {
  /** The query as a whole, if it has needs, and how many models meet them: `Small Samsung phone`. */
  readonly needed?: { readonly label: string; readonly count: number } | undefined
  /** One variant of each model, the best first. */
  readonly models: readonly Product[]
  readonly filters: readonly RecognisedFilter[]
  /** Categories of the type of product that the query names. */
  readonly categories: readonly Category[]
}

/** A filter that some words of the query mean, such as `blue` or `under 500`. */
export interface RecognisedFilter {
  /** The parameter of an address, and its value: `color` and `blue`, `price` and `-500`, `sale` and `1`. */
  readonly facet: string
  readonly slug: string
  /** The same for shoppers: 'Color' and 'Blue'. */
  readonly facetLabel: string
  readonly label: string
  /** The query without these words, and its parts before and after them. */
  readonly rest: string
  readonly before: string
  readonly after: string
  readonly isMatching: (product: Product) => boolean
}
