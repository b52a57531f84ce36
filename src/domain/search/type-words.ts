import { KINDS, type Kind, type Product } from '#src/domain/product/product.ts'
import { formsOf, listed, wordsByName } from '#src/domain/text/word-forms.ts'
import { WORDS } from '#src/domain/text/words/en.ts'

/** One bit for each kind, so that a set of kinds is a number. */
export const KIND_BITS: Readonly<Record<Kind | 'other', number>> = {
  phone: 1,
  tablet: 2,
  watch: 4,
  earbuds: 8,
  headphones: 16,
  case: 32,
  charger: 64,
  stylus: 128,
  keyboard: 256,
  other: 512,
}

/** Kinds that belong to another product: a search for a series shows them last. */
export const BELONGINGS =
  KIND_BITS.case | KIND_BITS.charger | KIND_BITS.stylus | KIND_BITS.keyboard | KIND_BITS.other

const ACCESSORIES = 1023 - KIND_BITS.phone - KIND_BITS.tablet

export const KIND_WORDS = wordsByName(WORDS.kinds)

export const TYPE_WORDS: ReadonlyMap<string, number> = typeWords()

const TYPE_FORMS = new Map(
  [...TYPE_WORDS].flatMap(([word, kinds]) => formsOf(word).map((form) => [form, kinds] as const)),
)

/** The kinds of product that a word means, as bits; zero for none. */
export function kindsNamed(word: string): number {
  const named = formsOf(word).find((form) => TYPE_FORMS.has(form))
  return TYPE_FORMS.get(named ?? '') ?? 0
}

const SINGLE_KINDS: ReadonlySet<number> = new Set(Object.values(KIND_BITS))

/** The kind of a product as a bit: from the catalogue, else from the category or the words of its model's name. */
export function kindOf(product: Product, model: readonly string[]): number {
  if (product.kind) return KIND_BITS[product.kind]
  if (product.category === 'phones') return KIND_BITS.phone
  if (product.category === 'tablets') return KIND_BITS.tablet
  // The last word that names one type counts, as in 'phone case'.
  const kinds = model.map(kindsNamed)
  return kinds.findLast((kind) => SINGLE_KINDS.has(kind)) ?? KIND_BITS.other
}

function typeWords(): Map<string, number> {
  const all = [
    [listed(WORDS.accessory), ACCESSORIES] as const,
    ...KINDS.map((kind) => [KIND_WORDS.get(kind) ?? [], KIND_BITS[kind]] as const),
  ]
  const types = new Map<string, number>()
  for (const [words, kinds] of all) {
    for (const word of words) types.set(word, (types.get(word) ?? 0) | kinds)
  }
  return types
}
