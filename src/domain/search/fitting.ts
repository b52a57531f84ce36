import * as m from '#src/messages/messages.gen.ts'
import { shortModelName } from '#src/domain/product/model-name.ts'
import { modelOf } from '#src/domain/product/model.ts'
import type { Product } from '#src/domain/product/product.ts'
import { ERROR_COST } from './candidates.ts'
import type { Matches } from './match-terms.ts'
import { productWordsReader } from './product-words.ts'
import type { Query } from './read-query.ts'
import type { SearchIndex } from './build-search-index.ts'
import { bitsOf, type Term } from './terms.ts'
import { BELONGINGS } from './type-words.ts'

/**
 * How a query such as 'pixel 10 case' asks for an accessory of a model that the shop sells; undefined if it does not,
 * or if nobody knows what such accessories fit. Its other words, except colours and limits, have to name all of the
 * model but the first word: 's25 ultra' is the Galaxy S25 Ultra, 'galaxy s25' is not.
 */
export function parseAccessoryQuery(
  { products, vocabulary, kinds }: SearchIndex,
  matches: Matches,
  terms: readonly Term[],
  query: Query,
) {
  const textOf = ({ start, end }: Term) => query.text.slice(start, end).trim().toLowerCase()
  const isAsked = ({ kinds }: Term) => kinds > 0 && (kinds & ~BELONGINGS) === 0
  const isNaming = (term: Term) => !isAsked(term) && !term.color && !term.limit
  const asked = terms.filter(isAsked)
  const askedKinds = asked.reduce((all, term) => all | term.kinds, 0)
  const rest = terms.filter(isNaming)
  const isKnown = products.some(
    ({ fits }, index) => fits !== undefined && ((kinds[index] ?? 0) & askedKinds) > 0,
  )
  if (!isKnown || !rest.some((term) => term.kinds === 0 && /\p{L}/u.test(textOf(term))))
    return undefined

  const naming = bitsOf(terms, isNaming)
  // A word of which only the beginning was typed does not name a model.
  const isWhole = (cost: number) => cost === 0 || cost >= ERROR_COST
  const typed = new Set(
    rest.flatMap((term) =>
      [...term.candidates].flatMap(([word, cost]) => (isWhole(cost) ? word : [])),
    ),
  )
  const wordsOf = productWordsReader()
  const isWholeNamed = (product: Product) => {
    const { model } = wordsOf(product)
    return model
      .slice(model.length > 1 ? 1 : 0)
      .every((word) => typed.has(vocabulary.numbers.get(word) ?? -1))
  }
  const named = products.filter(
    (_, index) =>
      ((kinds[index] ?? 0) & BELONGINGS) === 0 && ((matches.terms[index] ?? 0) & naming) === naming,
  )
  const models = new Map(
    // Variants of a model have alike names: the first one is enough.
    [...Map.groupBy(named, modelOf)].filter(([, [first]]) => first && isWholeNamed(first)),
  )
  if (models.size === 0) return undefined
  const accessory = asked.map(textOf).join(' ')
  return {
    naming,
    /** Those that the accessory has to match. */
    required: bitsOf(terms, (term) => !isNaming(term)),
    isNamed: (product: Product) => models.has(modelOf(product)),
    isFitting: ({ fits = [] }: Product) => fits.some((model) => models.has(model)),
    asked: accessory,
    /** `case for Pixel 10`. */
    wanted: m.needFitting({
      accessory,
      models: [...models.values()].map(shortModelName).join(m.needOr),
    }),
  }
}
