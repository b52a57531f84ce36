import { isCategory, type Category } from '#src/domain/product/category.ts'
import type { Kind } from '#src/domain/product/kind.ts'

/** What a row's words say that it is. */
export interface Sort {
  readonly category: Category
  readonly kind?: Kind
}

/** Google's numbers for categories. */
const GOOGLE_NUMBERS: Readonly<Record<string, Sort>> = {
  '267': { category: 'phones', kind: 'phone' },
  '4745': { category: 'tablets', kind: 'tablet' },
  '264': { category: 'accessories' },
  '2353': { category: 'accessories', kind: 'case' },
  '201': { category: 'accessories', kind: 'watch' },
}

/** Accessories come first: 'Mobile Phone Cases' and 'Handyhüllen' are not phones. */
const WORDS: readonly (readonly [words: RegExp, sort: Sort])[] = [
  [/watch|\buhr|armbanduhr/, { category: 'accessories', kind: 'watch' }],
  [/earbud|in-ear|ohrhorer/, { category: 'accessories', kind: 'earbuds' }],
  [/headphone|headset|kopfhorer/, { category: 'accessories', kind: 'headphones' }],
  [/keyboard|tastatur/, { category: 'accessories', kind: 'keyboard' }],
  [
    /stylus|styli|\bpen(?:s|cils?)?\b|eingabestift|\bstifte?\b/,
    { category: 'accessories', kind: 'stylus' },
  ],
  [
    /charger|charging|power adapter|power bank|powerbank|ladeger|netzteil/,
    { category: 'accessories', kind: 'charger' },
  ],
  [/\bcases?\b|\bcovers?\b|sleeve|hulle|tasche/, { category: 'accessories', kind: 'case' }],
  [
    /accessor|zubehor|cable|kabel|adapter|strap|armband|protector|folie|speaker|lautsprecher|halter/,
    { category: 'accessories' },
  ],
  [/tablet|ipad/, { category: 'tablets', kind: 'tablet' }],
  [/phone|handy|mobiltelefon|telefon/, { category: 'phones', kind: 'phone' }],
]

/** What a category cell means: by the map file, else by words that owners use. */
export function sortOf(cell: string, mapped: Readonly<Record<string, Category>>): Sort | undefined {
  const key = keyOf(cell)
  const found = Object.hasOwn(GOOGLE_NUMBERS, key)
    ? GOOGLE_NUMBERS[key]
    : WORDS.find(([words]) => words.test(key))?.[1]
  const said = Object.entries(mapped).find(([words]) => keyOf(words) === key)?.[1]
  const category = said ?? (isCategory(key) ? key : undefined)
  if (category === undefined || category === found?.category) return found
  return { category }
}

function keyOf(text: string): string {
  return text.trim().toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}
