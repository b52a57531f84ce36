import type { Category } from '#src/domain/settings/shown-categories.ts'
import { kindSchema, type Kind } from '#src/domain/product/product.ts'
import { type Settings, allCategories } from '#tools/site/settings/read-settings.ts'
import { folded, plainLine } from '#tools/owner/cells/plain-text.ts'
import type { Cells, Row } from '#tools/owner/import/map/fields.ts'
import type { ImportMap } from '#tools/owner/import/map/map-file.ts'
import { shownCell } from '#tools/owner/problem.ts'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'

/** Categories that the words below name, for a shop that lists none of its own. */
export const WORD_CATEGORIES: readonly Category[] = ['phones', 'tablets', 'accessories']

/** The ids of the categories that an import into a shop can have. */
export function importCategories(settings: Settings): Category[] {
  const known = allCategories(settings)
  return settings.hasCategoryList ? known : [...new Set([...known, ...WORD_CATEGORIES])]
}

export interface CategoryMatch {
  readonly category: Category
  readonly kind?: Kind
}

/** Google's numbers, then words. Accessories come first: 'Mobile Phone Cases' and 'Handyhüllen' are not phones. */
const WORDS: readonly (readonly [words: RegExp, category: Category, kind?: Kind])[] = [
  [/^267$/, 'phones', 'phone'],
  [/^4745$/, 'tablets', 'tablet'],
  [/^264$/, 'accessories'],
  [/^2353$/, 'accessories', 'case'],
  [/^201$/, 'accessories', 'watch'],
  [/watch|\buhr|armbanduhr/, 'accessories', 'watch'],
  [/earbud|in-ear|ohrhorer/, 'accessories', 'earbuds'],
  [/headphone|headset|kopfhorer/, 'accessories', 'headphones'],
  [/keyboard|tastatur/, 'accessories', 'keyboard'],
  [/stylus|styli|\bpen(?:s|cils?)?\b|eingabestift|\bstifte?\b/, 'accessories', 'stylus'],
  [
    /charger|charging|power adapter|power bank|powerbank|ladeger|netzteil/,
    'accessories',
    'charger',
  ],
  [/\bcases?\b|\bcovers?\b|sleeve|hulle|tasche/, 'accessories', 'case'],
  [
    /accessor|zubehor|cable|kabel|adapter|strap|armband|protector|folie|speaker|lautsprecher|halter/,
    'accessories',
  ],
  [/tablet|ipad/, 'tablets', 'tablet'],
  [/phone|handy|mobiltelefon|telefon/, 'phones', 'phone'],
]

/** The shop's categories by their ids and by what the shop calls them. A name counts more, except in the shop's export. */
export function categoryNames(settings: Settings, isExact = false): Record<string, Category> {
  const shown = Object.entries(settings.categories).flatMap(([id, { label, title, tile }]) =>
    [tile.title, title, label].map((name) => [keyOf(name), id] as const),
  )
  const ids = importCategories(settings).map((id) => [keyOf(id), id] as const)
  return Object.fromEntries(isExact ? [...shown, ...ids] : [...ids, ...shown])
}

interface CategoryList {
  /** All category cells of the list: some of them show what is a name. */
  readonly cells: readonly string[]
  readonly pathsOf: (cell: string) => string[][]
  /** The names that the map and the shop give to the shop's categories. */
  readonly names: Readonly<Record<string, Category>>
  readonly defaults: ImportMap['defaults']
  readonly isExact: boolean
}

/** Reads the category and kind of a row; undefined if its cells name no category of the shop. */
export function categoryReader({ names, cells, pathsOf, defaults, isExact }: CategoryList) {
  const matchOf = categoryMatcher(names, cells, pathsOf)
  return (cells: Cells): CategoryMatch | undefined => {
    const { data: kind } = kindSchema.safeParse(cells.kind)
    const [found] = [cells.category, cells.otherCategory, cells.kind].flatMap((cell) =>
      cell === undefined ? [] : (matchOf(cell) ?? []),
    )
    const { category } = found ?? defaults
    if (category === undefined) return undefined
    const known = kind ?? (isExact ? undefined : (found?.kind ?? defaults.kind))
    return { category, ...(known !== undefined && { kind: known }) }
  }
}

export function categoryCell({ category, otherCategory = '' }: Cells): string {
  return category ?? otherCategory
}

/** With more unknown cells than these, one fix is for all. */
const MOST_FIXES = 3

/** Each cell that names no category once, with the number of its rows. */
export function unknownCategories(
  rows: readonly Row[],
  ids: readonly string[],
  pathsOf: (cell: string) => string[][],
): Fault[] {
  const cells = [...Map.groupBy(rows, ({ cells }) => categoryCell(cells))]
  const named = cells.filter(([words]) => words !== '')
  const nameOf = (words: string) => shownCell(pathsOf(words)[0]?.at(-1) ?? words)
  const whole = [...new Set(named.map(([words]) => nameOf(words)))].join(', ')
  return cells.map(([words, same]) => {
    const isOfMany = words !== '' && named.length > MOST_FIXES
    const fix = isOfMany
      ? `write these into "categories" in shop.json: ${whole}, or say in the map file which of the shop's they mean`
      : words === ''
        ? `write one in each row, or in the map file for all of them: "defaults": { "category": "${ids[0] ?? ''}" }`
        : `add ${nameOf(words)} to "categories" in shop.json, or say in the map file which of ` +
          `these is meant, as "categories": { ${shownCell(words)}: "…" }`
    const left = isOfMany ? named.flatMap(([, rows]) => rows) : same
    const count = left.length === 1 ? 'the row is' : `${left.length} rows are`
    const line = same[0]?.line ?? 0
    return faultAt(line, 'no-category', 'category', words, { ids: ids.join(', '), fix, count })
  })
}

/** Reads category cells: by the words that the owner and the shop use for its categories, else by usual ones. */
export function categoryMatcher(
  owners: Readonly<Record<string, Category>>,
  cells: readonly string[] = [],
  pathsOf = categoryPaths(cells, Object.keys(owners)),
): (cell: string) => CategoryMatch | undefined {
  const own = new Map(Object.entries(owners).map(([words, category]) => [keyOf(words), category]))
  const ids = new Set(own.values())
  const listed = new Set([...new Set(cells)].flatMap((cell) => pathsOf(cell).flat().map(keyOf)))
  const alike = Map.groupBy(own.keys(), folded)
  const find = (part: string) => {
    const key = keyOf(part)
    // 'Té' may be the shop's 'Te', unless the shop or the list has both.
    const [other = '', ...more] = alike.get(folded(key)) ?? []
    const isOther = more.length === 0 && !listed.has(other)
    return own.get(key) ?? (isOther ? own.get(other) : undefined)
  }
  return (cell) => {
    const key = folded(keyOf(cell))
    const [, usual, kind] = WORDS.find(([words]) => words.test(key)) ?? []
    const found =
      usual !== undefined && ids.has(usual) ? { category: usual, ...(kind && { kind }) } : undefined
    const steps = pathsOf(cell).flatMap((path) => path.toReversed())
    const category = [cell, plainLine(cell), ...steps].map(find).find((each) => each !== undefined)
    return category === undefined || category === found?.category ? found : { category }
  }
}

/** A comma within a name: WooCommerce writes a backslash before it, people go on with a small letter. */
const COMMA = /(?<!\\),(?!\s\p{Ll})/u

/**
 * The categories of a cell, each with those above it, the deepest first: `Bikes > Trekking, Sale` are Bikes with
 * Trekking, and Sale.
 */
export function categoryPaths(
  cells: readonly string[],
  names: readonly string[],
): (cell: string) => string[][] {
  const plain = cells.map(plainLine)
  const known = new Set(names.map(keyOf))
  const alone = new Set([...known, ...plain.map(keyOf)])
  const whole = Map.groupBy(plain.map(keyOf), (key) => key)
  const hasEscapes = cells.some((cell) => cell.includes('\\,'))
  const firsts = Map.groupBy(new Set(plain), (cell) => keyOf(cell.split('/')[0] ?? ''))
  const isName = (text: string) => {
    const parts = text.split(/(?<!\\),/).map(keyOf)
    const isRepeated = (whole.get(keyOf(text)) ?? []).length > 1
    return (
      known.has(keyOf(text)) ||
      (isRepeated && !hasEscapes && /,\s/.test(text) && parts.every((part) => !alone.has(part)))
    )
  }
  const namesOf = (text: string) => {
    if (isName(text)) return [text]
    return text.split(hasEscapes || /^\p{Ll}/u.test(text) ? /(?<!\\),/ : COMMA)
  }
  const stepsOf = (text: string) => {
    const [first = '', ...rest] = text.split('/')
    const isPath = rest.length > 1 || (firsts.get(keyOf(first))?.length ?? 0) > 1
    const isKnown = rest.some((part) => known.has(keyOf(part)))
    return known.has(keyOf(text)) || !(isPath || isKnown) ? [text] : [first, ...rest]
  }
  return (cell) =>
    cell
      .split('\n')
      .flatMap((line) => plainLine(line).split(';'))
      .flatMap(namesOf)
      .map((name) =>
        name
          .split(/[>»›|]|\s\/\s/)
          .flatMap(stepsOf)
          .map((step) => step.replaceAll('\\,', ',').trim())
          .filter((step) => step !== ''),
      )
      .filter((path) => path.length > 0)
      .sort((a, b) => b.length - a.length)
}

/** Names that differ only in capitals, spaces and kinds of apostrophes are one. */
export function keyOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘´`ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
