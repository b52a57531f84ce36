import { KINDS, type Kind, type Product } from '#src/domain/product/product.ts'

/** What shoppers call each kind of product, in the singular. Few names of products have these words. */
const WORDS: Readonly<Record<Kind, string>> = {
  phone: 'phone smartphone cellphone mobile handset',
  tablet: 'tablet',
  watch: 'watch smartwatch wristwatch wearable',
  earbuds: 'earbud bud earphone inear',
  headphones: 'headphone overear onear headset',
  case: 'case cover sleeve bumper',
  charger: 'charger adapter adaptor plug',
  stylus: 'stylus pen pencil',
  keyboard: 'keyboard',
}

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

export const TYPE_WORDS: ReadonlyMap<string, number> = typeWords()

/** The kinds of product that a word means, as bits; zero for none. */
export function kindsNamed(word: string): number {
  return TYPE_WORDS.get(word) ?? TYPE_WORDS.get(word.replace(/s$/, '')) ?? 0
}

const SINGLE_KINDS: ReadonlySet<number> = new Set(Object.values(KIND_BITS))

/** As a bit. If the catalogue does not name a kind, the category and the words of the model's name do. */
export function kindOf(product: Product, model: readonly string[]): number {
  if (product.kind) return KIND_BITS[product.kind]
  if (product.category === 'phones') return KIND_BITS.phone
  if (product.category === 'tablets') return KIND_BITS.tablet
  // The last word that names one type counts, as in 'phone case'.
  const kinds = model.map(kindsNamed)
  return kinds.findLast((kind) => SINGLE_KINDS.has(kind)) ?? KIND_BITS.other
}

function typeWords(): Map<string, number> {
  const types = new Map([
    ['accessory', ACCESSORIES],
    ['accessories', ACCESSORIES],
  ])
  for (const kind of KINDS) {
    for (const word of WORDS[kind].split(' ')) types.set(word, KIND_BITS[kind])
  }
  return types
}
