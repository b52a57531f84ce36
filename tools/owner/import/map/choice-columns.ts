import { looseText } from '#src/domain/text/loose-text.ts'
import type { Row } from './fields.ts'

/** Longer texts are remarks. */
const LONGEST = 40

/** Words, or an amount: no number of a row or an article. */
const CHOICE = /^\D+$|^\d+(?:[.,]\d+)?\s*\p{L}+\.?$/u

/** A column that nothing reads as a choice. */
interface Free {
  readonly column: string
  readonly valueAt: (row: Row) => string
}

/**
 * The fewest columns that tell rows of one name, colour and size apart, as `Mahlgrad` does: shoppers seem to choose by
 * them. A column whose values come again in other rows is more likely one than a column of another value in each row.
 */
export function choiceColumns(rows: readonly Row[], free: readonly Free[]) {
  const named = rows.filter(({ cells }) => cells.name !== undefined)
  const groups = [...Map.groupBy(named, choiceOf).values()].filter(({ length }) => length > 1)
  if (groups.length === 0) return { columns: [], lines: new Set<number>(), examples: [] }
  const values = ({ valueAt }: Free, some: readonly Row[]) => new Set(some.map(valueAt))
  const possible = free.filter((each) =>
    groups.every((group) => {
      const ofGroup = values(each, group)
      const isFilled = [...ofGroup].every((value) => value !== '' && value.length <= LONGEST)
      return isFilled || ofGroup.size === 1
    }),
  )
  const repeated = possible.filter((each) => values(each, rows).size < rows.length)
  const single = possible.filter(
    (each) => !repeated.includes(each) && rows.every((row) => CHOICE.test(each.valueAt(row))),
  )
  const choiceIn = (chosen: readonly Free[]) => (row: Row) =>
    JSON.stringify(chosen.map(({ valueAt }) => looseText(valueAt(row))))
  const told = (chosen: readonly Free[]) =>
    groups.reduce((sum, group) => sum + new Set(group.map(choiceIn(chosen))).size, 0)
  let chosen: readonly Free[] = []
  for (const columns of [repeated, single]) {
    for (let isMore = true; isMore;) {
      const longer = columns.map((each) => [...chosen, each])
      const best = longer.reduce((most, each) => (told(each) > told(most) ? each : most), chosen)
      isMore = best !== chosen
      chosen = best
    }
  }
  const apart = groups.flatMap((group) =>
    [...Map.groupBy(group, choiceIn(chosen)).values()].flatMap(([row, ...same]) =>
      row && same.length === 0 && chosen.length > 0 ? [{ row, first: group[0] ?? row }] : [],
    ),
  )
  return {
    /** In the file's order. */
    columns: free.filter((each) => chosen.includes(each)).map(({ column }) => column),
    /** The lines that they tell apart from all others of their name. */
    lines: new Set(apart.map(({ row: { line } }) => line)),
    /** One line for a message, if there is any. */
    examples: apart
      .filter(({ row, first }) => row !== first)
      .slice(0, 1)
      .map(({ row, first }) => ({
        line: row.line,
        first: first.line,
        cell: chosen.map(({ valueAt }) => valueAt(row)).join(' / '),
      })),
  }
}

function choiceOf({ cells: { family = '', name = '', color = '', capacity = '' } }: Row): string {
  return JSON.stringify([family, name, color, capacity].map(looseText))
}
