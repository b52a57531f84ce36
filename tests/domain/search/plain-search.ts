import { basicColor } from '#src/domain/facets/basic-color.ts'
import type { Product } from '#src/domain/product/product.ts'
import { formsOf } from '#src/domain/search/candidates.ts'
import { kindOf, BELONGINGS, TYPE_WORDS } from '#src/domain/search/type-words.ts'
import { productWordsReader, WORD_COSTS } from '#src/domain/search/product-words.ts'
import { readQuery, readings } from '#src/domain/search/read-query.ts'
import type { SearchResult } from '#src/domain/search/search-engine.ts'
import { Vocabulary } from '#src/domain/search/vocabulary.ts'
import type { Word } from '#src/domain/search/words.ts'
import { plainErrors } from './plain-errors.ts'

/** A product with each of its words and what the word costs. */
interface Entry {
  readonly product: Product
  readonly words: ReadonlyMap<string, number>
  readonly kind: number
  readonly color: string | undefined
  readonly modelLength: number
}

/** A part of the query: what it costs to match a product, or Infinity if it does not. */
interface Part {
  readonly word: { readonly start: number; readonly end: number }
  readonly kinds: number
  /** From 0, for a price, to 4, for a type of product. */
  readonly importance: number
  readonly costOf: (entry: Entry) => number
}

/**
 * The rules of the search in their plainest form: every word of the query is compared with every word of every product.
 * The search must find the same products in the same order. How words are written, read and joined is shared.
 */
export function plainSearch(products: readonly Product[], text: string): SearchResult {
  const entries = entriesOf(products)
  const words = vocabularyOf(entries)
  const query = readQuery(text)
  const vocabulary = new Vocabulary()
  for (const word of words) vocabulary.numberOf(word)
  const read = [...readings(query.words, vocabulary)]
  const attempts = [
    ...read.map((reading) => ({ reading, isLoose: false })),
    { reading: read.at(-1) ?? [], isLoose: true },
  ].map(({ reading, isLoose }) => [
    ...reading
      .filter((word, index) => reading.findIndex((other) => other.text === word.text) === index)
      .map((word) => partOf(entries, words, word, word.text === reading.at(-1)?.text, isLoose)),
    ...(query.price ? [pricePart(query.price)] : []),
  ])
  for (const parts of attempts) {
    for (const required of [parts, withoutPurpose(parts, query.words)]) {
      const found = sorted(entries, parts, required)
      if (found.length > 0) return { products: found, leftOut: [] }
    }
  }
  const [parts = []] = attempts
  const kept = closestParts(entries, parts)
  if (kept.length === 0) return { products: [], leftOut: [] }
  const left = parts.filter((part) => !kept.includes(part))
  return {
    products: sorted(entries, parts, kept),
    leftOut: [...new Set(left.map(({ word }) => query.text.slice(word.start, word.end).trim()))],
  }
}

function entriesOf(products: readonly Product[]): Entry[] {
  const read = productWordsReader()
  return products.map((product) => {
    const own = read(product)
    const words = new Map<string, number>()
    for (const role of ['part', 'fact', 'variant', 'model'] as const) {
      for (const word of own[role]) words.set(word, WORD_COSTS[role])
    }
    return {
      product,
      words,
      kind: kindOf(product, own.model),
      color: basicColor(product.color ?? '', product.colorValue),
      modelLength: own.model.length,
    }
  })
}

function vocabularyOf(entries: readonly Entry[]): string[] {
  const types = [...TYPE_WORDS].filter(([, kinds]) => entries.some(({ kind }) => kind & kinds))
  return [
    ...new Set([
      ...entries.flatMap(({ words }) => [...words.keys()]),
      ...types.map(([word]) => word),
    ]),
  ]
}

function partOf(
  entries: readonly Entry[],
  words: readonly string[],
  word: Word,
  isLast: boolean,
  isLoose: boolean,
): Part {
  const typed = word.text
  const exact = formsOf(typed).find((text) => words.includes(text))
  const basic = basicColor(typed)
  const isColor = basic === typed || (exact === undefined && basic !== undefined)
  const color = isColor && entries.some((entry) => entry.color === basic) ? basic : undefined
  const isClosed = basic === typed || color !== undefined
  const present = entries.reduce((all, { kind }) => all | kind, 0)
  const named = TYPE_WORDS.get(exact ?? '') ?? 0
  const kinds = named & present ? named : 0
  const meant = isClosed
    ? new Map(exact === undefined ? [] : [[exact, 0]])
    : meaningsOf(words, typed, exact, isLast, isLoose, kinds > 0)
  const other = /\d/.test(typed) ? 2 : 3
  return {
    word,
    kinds,
    importance: kinds > 0 ? 4 : color ? 1 : other,
    costOf: (entry) =>
      Math.min(
        color && entry.color === color ? WORD_COSTS.part : Infinity,
        ...[...meant].flatMap(([text, cost]) => [
          cost + (entry.words.get(text) ?? Infinity),
          cost + ((TYPE_WORDS.get(text) ?? 0) & entry.kind ? WORD_COSTS.variant : Infinity),
        ]),
      ),
  }
}

function meaningsOf(
  words: readonly string[],
  typed: string,
  exact: string | undefined,
  isLast: boolean,
  isLoose: boolean,
  isType: boolean,
): Map<string, number> {
  const forms = formsOf(typed)
  const found = new Map<string, number>()
  for (const form of forms) if (words.includes(form)) found.set(form, form === exact ? 0 : 1)
  const costOf = (form: string, word: string) => {
    const mayBegin = isLast ? !/\d$/.test(form) : form.length > 2 && !/\d/.test(form)
    const start = word.indexOf(form)
    if (start === 0) return mayBegin ? (isLast ? 1 : 3) : undefined
    return start > 2 && form.length > 3 && !isType && !/\d/.test(form) ? 5 : undefined
  }
  const longer = (exact === undefined ? forms : [typed, exact]).map((form) =>
    words.flatMap((word): [string, number][] => {
      const cost = costOf(form, word)
      return cost === undefined ? [] : [[word, cost]]
    }),
  )
  for (const [word, cost] of longer.find(({ length }) => length > 0) ?? []) {
    if (!found.has(word)) found.set(word, cost)
  }
  if ((found.size > 0 && !isLoose) || /\d/.test(typed)) return found
  const wrong = nearest(words, typed, (word) => plainErrors(typed, word), false)
  for (const [word, cost] of wrong) {
    const isLikely = exact === undefined || word.startsWith(typed.charAt(0))
    if (isLikely && !found.has(word)) found.set(word, cost)
  }
  if (found.size > 0 || !isLast) return found
  const beginnings = (word: string) =>
    Array.from({ length: word.length + 1 }, (_, end) => plainErrors(typed, word.slice(0, end)))
  return nearest(words, typed, (word) => Math.min(...beginnings(word)), true)
}

/** The words with the fewest errors of those with few enough. */
function nearest(
  words: readonly string[],
  typed: string,
  errorsIn: (word: string) => number,
  isBeginning: boolean,
): Map<string, number> {
  const all = words
    .filter((word) => !/\d/.test(word))
    .map((word) => ({ word, errors: errorsIn(word) }))
    .filter(({ word, errors }) => errors > 0 && errors <= allowed(typed, word, isBeginning))
    .filter(({ word }) => typed.length !== 3 || word.length !== 3 || sameLetters(typed, word))
  const fewest = Math.min(...all.map(({ errors }) => errors))
  return new Map(
    all
      .filter(({ errors }) => errors === fewest)
      .map(({ word, errors }) => {
        const doubt = word.startsWith(typed.charAt(0)) ? 0 : 1
        return [word, 256 * (errors + doubt) + (isBeginning ? 1 : 0)]
      }),
  )
}

function allowed(typed: string, word: string, isBeginning: boolean): number {
  const length = isBeginning ? typed.length : Math.max(typed.length, word.length)
  if (length >= 8) return 2
  return length >= (isBeginning ? 4 : 3) ? 1 : 0
}

function sameLetters(a: string, b: string): boolean {
  return Array.from(a).sort().join() === Array.from(b).sort().join()
}

function pricePart({
  price,
  start,
  end,
}: NonNullable<ReturnType<typeof readQuery>['price']>): Part {
  return {
    word: { start, end },
    kinds: 0,
    importance: 0,
    costOf: ({ product }) =>
      product.price >= (price.from ?? 0) && product.price <= (price.to ?? Infinity) ? 1 : Infinity,
  }
}

function withoutPurpose(parts: readonly Part[], words: readonly Word[]): Part[] {
  const purpose = words.find(({ text }) => text === 'for')?.start ?? Infinity
  const types = parts.filter(({ kinds }) => kinds > 0)
  const named = types.findLast(({ word }) => word.start < purpose) ?? types.at(-1)
  return parts.filter(({ kinds }) => kinds === 0 || (kinds & (named?.kinds ?? 0)) > 0)
}

/** The parts that some product matches together: the most of them, then the most important ones, then the first ones. */
function closestParts(entries: readonly Entry[], parts: readonly Part[]): Part[] {
  const matched = entries.map((entry) => parts.filter((part) => part.costOf(entry) < Infinity))
  const weight = (own: readonly Part[]) =>
    own.reduce((sum, part) => sum + 1000 + 100 * part.importance - parts.indexOf(part), 0)
  return matched.reduce((best, own) => (weight(own) > weight(best) ? own : best), [])
}

function sorted(
  entries: readonly Entry[],
  parts: readonly Part[],
  required: readonly Part[],
): Product[] {
  const asked = parts.reduce((all, { kinds }) => all | kinds, 0)
  return entries
    .filter((entry) => required.every((part) => part.costOf(entry) < Infinity))
    .map((entry) => {
      const costs = parts.map((part) => part.costOf(entry)).filter((cost) => cost < Infinity)
      return {
        product: entry.product,
        cost: costs.reduce((sum, cost) => sum + cost, 0),
        isLast: Number((entry.kind & BELONGINGS & ~asked) > 0),
        isShort: Number(costs.filter((cost) => cost === 0).length < entry.modelLength),
      }
    })
    .sort((a, b) => a.cost - b.cost || a.isLast - b.isLast || a.isShort - b.isShort)
    .map(({ product }) => product)
}
