import { shortModelName } from '#src/domain/facets/model-name.ts'
import { modelOf } from '#src/domain/product/model-of.ts'
import type { Product } from '#src/domain/product/product.ts'
import { ERROR_COST } from './candidates.ts'
import type { Matches } from './match-terms.ts'
import { productWordsReader } from './product-words.ts'
import type { Query } from './read-query.ts'
import type { SearchIndex } from './build-search-index.ts'
import { bitsOf, type Term } from './terms.ts'
import { BELONGINGS } from './type-words.ts'

/** What a query for the accessory of a model asks for, as in 'pixel 10 case'. */
export interface Fitting {
  /** The terms that name the model, as bits. */
  readonly naming: number
  /** What the accessory has to match. */
  readonly required: number
  readonly isFitting: (product: Product) => boolean
  /** Whether a product is of the model that the query names. */
  readonly isNamed: (product: Product) => boolean
  /** `case`. */
  readonly asked: string
  /** `case for Pixel 10`. */
  readonly wanted: string
}

/**
 * How a query asks for an accessory of a model that the shop sells; undefined if it does not, or if the catalogue does
 * not say what such accessories fit. All other words, except colours and prices, have to match the model, and name all
 * of it but the first word: 's25 ultra' is the Galaxy S25 Ultra, 'galaxy s25' is not.
 */
export function fittingOf(
  { products, vocabulary, kinds }: SearchIndex,
  matches: Matches,
  terms: readonly Term[],
  query: Query,
): Fitting | undefined {
  const textOf = ({ start, end }: Term) => query.text.slice(start, end).trim().toLowerCase()
  const isAsked = ({ kinds }: Term) => kinds > 0 && (kinds & ~BELONGINGS) === 0
  const isNaming = (term: Term) => !isAsked(term) && !term.color && !term.price
  const asked = terms.filter(isAsked)
  const askedKinds = asked.reduce((all, term) => all | term.kinds, 0)
  const rest = terms.filter(isNaming)
  const isKnown = products.some(
    ({ fits }, index) => fits !== undefined && ((kinds[index] ?? 0) & askedKinds) > 0,
  )
  if (!isKnown || !rest.some((term) => term.kinds === 0 && /\p{L}/u.test(textOf(term))))
    return undefined

  const naming = bitsOf(terms, isNaming)
  const typed = new Set(
    rest.flatMap((term) => term.candidates.filter(isWhole).map(({ word }) => word)),
  )
  const wordsOf = productWordsReader()
  const isWholeNamed = (product: Product) => {
    const { model } = wordsOf(product)
    return model
      .slice(model.length > 1 ? 1 : 0)
      .every((word) => typed.has(vocabulary.numbers.get(word) ?? -1))
  }
  const named = products.filter(
    (product, index) =>
      ((kinds[index] ?? 0) & BELONGINGS) === 0 &&
      ((matches.terms[index] ?? 0) & naming) === naming &&
      isWholeNamed(product),
  )
  if (named.length === 0) return undefined
  const models = Map.groupBy(named, modelOf)
  const accessory = asked.map(textOf).join(' ')
  return {
    naming,
    required: bitsOf(terms, (term) => !isNaming(term)),
    isNamed: (product) => models.has(modelOf(product)),
    isFitting: ({ fits = [] }) => fits.some((model) => models.has(model)),
    asked: accessory,
    wanted: `${accessory} for ${[...models.values()].map(shortModelName).join(' or ')}`,
  }
}

/** Not the beginning of a longer word. */
function isWhole({ cost }: Term['candidates'][number]): boolean {
  return cost === 0 || cost >= ERROR_COST
}
