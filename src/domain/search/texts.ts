import { FACTS } from '#src/domain/facts/page-facts.ts'
import { fieldText } from '#src/domain/facts/facts.ts'
import { aboutBlocks, type ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { contentOf } from './product-words.ts'
import { COSTS, type Vocabulary } from './vocabulary.ts'

/** Not the models that an accessory fits. */
const COMPARED = FACTS.filter(({ group }) => group !== undefined)

/** What it costs to match a product by a word of its texts, more than by one of its name. */
export const SAID_COSTS = { facts: 3, about: 7 } as const

/** Facts: of 'Headphone jack: yes' its name. */
export function factsText(product: Product, detail: ProductDetail | undefined): string {
  return COMPARED.map((fact) => {
    const text = fieldText(fact, product, detail)
    return /^(?:yes|ja)$/i.test(text) ? fact.label : text
  }).join('\n')
}

/** Name and description. */
export function aboutText({ name }: Product, detail: ProductDetail | undefined): string {
  const about = detail ? aboutBlocks(detail).flatMap(({ title, text }) => [title, ...text]) : []
  return [name, ...about].join('\n')
}

const CLAUSE_END = /[.,;:](?!\d)|\n/

const DENIED =
  /(?<!\p{L})(no|not|non|without|neither|nor|never|none|kein\p{L}*|nicht|nein|ohne)(?!\p{L}).*/iu

/** What a text means by some words. */
const MEANINGS: readonly (readonly [words: RegExp, meant: string])[] = [
  [/^(?:ip[x\d][78]|atm|wr\d+|wasserdicht)$/, 'waterproof swimming wasserdicht'],
  [/^(?:wireless|qi2?|magsafe)$/, 'wireless wirelessly charging charge'],
  [/^(?:bluetooth|kabellos|drahtlos)$/, 'kabellos drahtlos'],
  [/^(?:pen|pencil|stylus)$/, 'pen stylus'],
]

/** The words of a text except those that it denies: 'No active noise cancelling'. */
export function saidWords(text: string): string[] {
  const said = text.split(CLAUSE_END).map((clause) => clause.replace(DENIED, '$1'))
  return said.flatMap(contentOf).flatMap((word) => {
    const [, meant = ''] = MEANINGS.find(([words]) => words.test(word)) ?? []
    return [word, ...meant.split(' ').filter(Boolean)]
  })
}

/** Reads the highest amount with a unit that the facts of a product say, else its name and description. */
export function saidAmounts({ words, postings }: Vocabulary, unit: string) {
  const [facts, about] = [new Map<number, number>(), new Map<number, number>()]
  for (const [number, word] of words.entries()) {
    const digits = word.endsWith(unit) ? word.slice(0, -unit.length) : ''
    if (!/^[\d.]+$/.test(digits)) continue
    for (const posting of postings[number] ?? []) {
      const amounts = posting % COSTS === SAID_COSTS.facts ? facts : about
      const product = Math.floor(posting / COSTS)
      amounts.set(product, Math.max(Number(digits), amounts.get(product) ?? 0))
    }
  }
  return (product: number) => facts.get(product) ?? about.get(product)
}
