import type { Product } from '#src/domain/product.ts'
import { wordsOf } from './words.ts'

/** What it costs to match a product by one of its words: the lowest for those that a shopper means most likely. */
export const WORD_COSTS = {
  /** A word that names the model. */
  model: 0,
  /** Brand, colour, capacity, and in 'Keyboard for iPad' the words after 'for'. */
  variant: 1,
  /** `25` of `S25`, `256` of `256GB`. */
  part: 2,
  /** Screen, RAM, year. */
  fact: 3,
} as const

export interface ProductWord {
  readonly text: string
  readonly cost: number
}

/** Words that say nothing about a product, in names and in queries. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a an and by for in memory of or ram storage the to with'.split(' '),
)

/** All words that a product can be found by, the cheaper ones first. */
export function productWords(product: Product): ProductWord[] {
  const name = texts(product.name)
  const brand = texts(product.brand)
  const capacity = texts(product.capacity)
  const variant = [...brand, ...texts(product.color), ...capacity]
  const facts = [...texts(product.screen), ...texts(product.ram), String(product.year)]
  const modelEnd = name.findIndex((word) => /^(?:for|with)$/.test(word) || capacity.includes(word))
  const model = (modelEnd < 0 ? name : name.slice(0, modelEnd)).filter(
    (word) => !variant.includes(word) && !FILLERS.has(word),
  )
  return [
    ...costing(WORD_COSTS.model, model),
    ...costing(WORD_COSTS.variant, [...name, ...variant]),
    ...costing(WORD_COSTS.part, [...name, ...capacity].flatMap(partsOf)),
    ...costing(WORD_COSTS.fact, facts),
  ]
}

function costing(cost: number, words: readonly string[]): ProductWord[] {
  return words.filter((text) => !FILLERS.has(text)).map((text) => ({ text, cost }))
}

function texts(text: string | undefined): string[] {
  return text ? wordsOf(text).map((word) => word.text) : []
}

/** The number of a measure; of another word with letters and digits each of both, and what follows the first. */
function partsOf(word: string): string[] {
  if (!/\d/.test(word)) return []
  const runs = word.match(/[\d.]+|[^\d.]+/g) ?? []
  if (runs.length < 2) return []
  if (/^[\d.]+(?:gb|in|mm|m|w|mp|mah|hz)$/.test(word)) return runs.slice(0, 1)
  return [...runs, word.slice(runs[0]?.length)]
}
