import { fieldText, type Fact } from '#src/domain/facts/facts.ts'
import { FACTS } from '#src/domain/facts/page-facts.ts'
import type { Product } from '#src/domain/product/product.ts'
import { WORDS } from '#src/domain/text/words/en.ts'
import { remembered } from '#src/domain/remembered.ts'
import { listed } from '#src/domain/text/word-forms.ts'
import { wordsOf } from './words.ts'

/** What it costs to match a product by one of its words: the likelier a shopper means the word, the less. */
export const WORD_COSTS = {
  model: 0,
  /** Facts that tell variants apart, and in 'Keyboard for iPad' the words after 'for'. */
  variant: 1,
  /** Other facts, and the words for a reduced price. */
  fact: 1,
  /** What a product is for, or has, in its name. */
  purpose: 7,
  /** `25` of `S25`, `256` of `256GB`. */
  part: 2,
} as const

/** The same word may be in several lists: the first one counts. */
export type ProductWords = Readonly<Record<keyof typeof WORD_COSTS, readonly string[]>>

/** Words that say nothing about a product, in names and in queries. */
export const FILLERS: ReadonlySet<string> = new Set(listed(WORDS.fillers))

/** After it, a name or a query says what a product is for. */
export const FOR: ReadonlySet<string> = new Set(listed(WORDS.for))

/** After it, a name or a query says what a product has. */
export const WITH: ReadonlySet<string> = new Set(listed(WORDS.with))

export const SALE_WORDS: readonly string[] = listed(WORDS.sale)

const VARIANT_FACTS = FACTS.filter(({ words }) => words === 'variant')
const OTHER_FACTS = FACTS.filter(({ words }) => words === 'fact')

export function productWordsReader(): (product: Product) => ProductWords {
  const textsOf = remembered(contentOf)
  const parts = remembered(partsOf)
  const wordsOfFacts = (facts: readonly Fact[], product: Product) =>
    facts.flatMap((fact) => textsOf(fieldText(fact, product)))
  return (product) => {
    const all = wordsOf(product.name).map(({ text }) => text)
    const capacity = textsOf(product.capacity)
    const facts = wordsOfFacts(VARIANT_FACTS, product)
    const until = (isEnd: (text: string) => boolean) =>
      [...all, ''].findIndex((text) => text === '' || isEnd(text))
    const isPurpose = (text: string) => FOR.has(text) || WITH.has(text)
    const purpose = until(isPurpose)
    const model = all.slice(
      0,
      until((text) => isPurpose(text) || capacity.includes(text)),
    )
    const name = all.slice(0, purpose).filter(isContent)
    return {
      model: model.filter((text) => isContent(text) && !facts.includes(text)),
      variant: [...name, ...facts],
      fact: [
        ...wordsOfFacts(OTHER_FACTS, product),
        ...(product.price < product.fullPrice ? SALE_WORDS : []),
      ],
      purpose: all.slice(purpose).filter(isContent),
      part: [...name, ...capacity].flatMap(parts),
    }
  }
}

export function contentOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => word.text)
    .filter(isContent)
}

function isContent(text: string): boolean {
  return !FILLERS.has(text)
}

/** `256` of `256gb`; `s` and `25` of `s25`; `1000`, `xm`, `5` and `xm5` of `1000xm5`. */
function partsOf(word: string): string[] {
  const runs = word.match(/[\d.]+|[^\d.]+/g) ?? []
  if (runs.length < 2) return []
  if (/^[\d.]+(?:gb|in|[cm]m|k?g|m?l|m|w|mp|mah|[aw]h|k?hz|ohms?)$/.test(word))
    return runs.slice(0, 1)
  return [...runs, word.slice(runs[0]?.length)]
}
