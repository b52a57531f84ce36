import { kindSchema } from '#src/domain/product/product.ts'
import { categoryMatcher, type CategoryMatch } from './category-words.ts'
import { reportRow, shownCell, type Context } from './context.ts'
import type { Entry, Facts } from './fields.ts'

/** Finds the category and kind of each row. What cannot be found is reported once, with the number of rows. */
export interface CategoryReader {
  read(entry: Entry): CategoryMatch | undefined
  /** Reports the cells that name no category. */
  report(): void
  /** The cells of all rows, and those that name no category. */
  readonly all: ReadonlySet<string>
  readonly unknown: ReadonlyMap<string, unknown>
}

export function categoryReader(context: Context): CategoryReader {
  const matchOf = categoryMatcher(context.categories)
  const all = new Set<string>()
  const unknown = new Map<string, { line: number; rows: number }>()
  return {
    all,
    unknown,
    read: (entry) => {
      const words = entry.facts.category ?? entry.facts.otherCategory ?? ''
      all.add(words)
      const match = matchOfFacts(entry.facts, context, matchOf)
      if (match) return match
      const { line, rows } = unknown.get(words) ?? { line: entry.line, rows: 0 }
      unknown.set(words, { line, rows: rows + 1 })
      return undefined
    },
    report: () => {
      for (const [words, { line, rows }] of unknown) reportUnknown(words, line, rows, context)
    },
  }
}

function matchOfFacts(
  facts: Facts,
  { map, isOwn }: Context,
  matchOf: (cell: string) => CategoryMatch | undefined,
): CategoryMatch | undefined {
  const { data: kind } = kindSchema.safeParse(facts.kind)
  const [found] = [facts.category, facts.otherCategory, facts.kind].flatMap((cell) =>
    cell === undefined ? [] : (matchOf(cell) ?? []),
  )
  const { category } = found ?? map.defaults
  if (category === undefined) return undefined
  const known = kind ?? (isOwn ? undefined : (found?.kind ?? map.defaults.kind))
  return { category, ...(known !== undefined && { kind: known }) }
}

function reportUnknown(words: string, line: number, rows: number, context: Context): void {
  const ids = [...new Set(Object.values(context.categories))]
  const count = rows === 1 ? 'the row is' : `${rows} rows are`
  const fix =
    words === ''
      ? `write one in each row, or in the map file for all of them: "defaults": { "category": "${ids[0] ?? ''}" }`
      : 'add it to categories in shop.json, or say in the map file which one is meant, ' +
        `such as "categories": { ${shownCell(words)}: "${ids.at(-1) ?? ''}" }`
  reportRow(context, {
    level: 'error',
    rule: 'no-category',
    line,
    field: 'category',
    read: words,
    message: `the row names no category of the shop (${ids.join(', ')})`,
    fix: `${fix}; ${count} left out`,
  })
}
