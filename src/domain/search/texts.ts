import { FACTS } from '#src/domain/facts/page-facts.ts'
import { fieldText } from '#src/domain/facts/facts.ts'
import { aboutBlocks, type ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { WORDS } from '#src/domain/text/words/en.ts'
import { remembered } from '#src/domain/remembered.ts'
import { contentOf } from './product-words.ts'
import { KIND_WORDS } from './type-words.ts'
import { Vocabulary } from './vocabulary.ts'
import { anyOf, listed, plainText } from '#src/domain/text/word-forms.ts'

/** The facts that are compared: not, for instance, the models that an accessory fits. */
const WRITTEN = FACTS.filter(({ group }) => group)

/** What it costs to match a product by a word of its facts, or of its description. */
export const SAID_COSTS = { facts: 3, about: 7 } as const

/** The words in descriptions and facts, which say less about a product than those of its name. */
export function textVocabulary(
  products: readonly Product[],
  details: ReadonlyMap<string, ProductDetail>,
): Vocabulary {
  const vocabulary = new Vocabulary()
  const wordsOf = remembered(saidWords)
  for (const [index, product] of products.entries()) {
    const detail = details.get(product.itemId)
    const blocks = detail ? aboutBlocks(detail) : []
    const about = [product.name, ...blocks.flatMap(({ title, text }) => [title, ...text])]
    const facts = WRITTEN.map((fact) => {
      const text = fieldText(fact, product, detail)
      return YES.test(plainText(text)) ? fact.label : text
    })
    for (const word of facts.flatMap(wordsOf)) vocabulary.add(word, index, SAID_COSTS.facts)
    for (const word of about.flatMap(wordsOf)) vocabulary.add(word, index, SAID_COSTS.about)
  }
  return vocabulary
}

const YES = new RegExp(`^${anyOf(WORDS.yes)}$`)

const CLAUSE_END = /[.,;:](?!\d)/

const DENIED = new RegExp(String.raw`(?<!\p{L})((?:${WORDS.not})(?<=\p{L}))(?!\p{L}).*`, 'iu')

/** What a text means by some words. */
const MEANINGS: readonly (readonly [words: RegExp, meant: readonly string[]])[] = [
  [/^(?:ip[x\d][78]|atm|wr\d+)$/, listed(WORDS.waterproof)],
  [/^(?:wireless|qi2?|magsafe)$/, listed(WORDS.wireless)],
  [/^(?:pen|pencil|stylus)$/, KIND_WORDS.get('stylus') ?? []],
]

/** The words of a text without those that it denies: 'No active noise cancelling'. */
function saidWords(text: string): string[] {
  const said = text.split(CLAUSE_END).map((clause) => clause.replace(DENIED, '$1'))
  return said.flatMap(contentOf).flatMap((word) => {
    const [, meant = []] = MEANINGS.find(([words]) => words.test(word)) ?? []
    return [word, ...meant]
  })
}
