import type { Category } from '#src/domain/settings/shown-categories.ts'
import { categoryMatcher } from '#tools/owner/import/check/categories.ts'
import type { List } from '#tools/owner/import/map/map-list.ts'
import { fieldName } from '#tools/owner/import/map/fields.ts'
import { likelyColumn, likelyField } from '#tools/owner/import/map/suggestions.ts'

/** More words are hardly categories. */
const MOST_WORDS = 200

/** A map file that says how a file is read, for its owner to change. A category that is not known is empty. */
export function mapProposal(list: List, categories: Readonly<Record<string, Category>>) {
  const { columns, fields, factColumns, languageColumns, choices, unused, rows } = list
  const facts = new Map([
    ...factColumns.map(({ index, name }) => [index, `facts.${name}`] as const),
    ...languageColumns.map(({ index, field, path, code }) => {
      const name = field === undefined ? path : fieldName(field)
      return [index, `${name} (${code})`] as const
    }),
  ])
  const likely = new Map(unused.map((column) => [column.name, likelyField(column, fields)]))
  const name = fields.includes('name') ? undefined : likelyColumn('name', list)
  const fieldOf = (column: string, index: number) =>
    column === name
      ? 'name'
      : choices.columns.includes(column)
        ? fieldName('capacity')
        : (facts.get(index) ?? fieldName(fields[index] ?? likely.get(column) ?? 'unused'))
  const matchOf = categoryMatcher(categories)
  const words = new Set(
    rows.flatMap(({ cells: { category, otherCategory } }) => category ?? otherCategory ?? []),
  )
  return {
    columns: Object.fromEntries(
      columns.flatMap((column, index) => (column === '' ? [] : [[column, fieldOf(column, index)]])),
    ),
    categories: Object.fromEntries(
      [...words].slice(0, MOST_WORDS).map((cell) => [cell, matchOf(cell)?.category ?? '']),
    ),
    defaults: {},
  }
}
