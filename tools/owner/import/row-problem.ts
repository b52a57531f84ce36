import type { Place } from '#tools/owner/check/rule.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { shownCell } from './context.ts'
import { longestOf, type Field } from './fields.ts'
import { hasOtherDelimiter } from './delimiter.ts'
import type { TableRow } from './table.ts'

/** What the rows of a file should look like. */
interface RowForm {
  readonly columns: readonly string[]
  readonly fields: readonly (Field | undefined)[]
  /** Whether the file is this shop's own export. */
  readonly isOwn: boolean
}

/** A cell that holds line breaks and the beginning of another cell: a later cell's quote has closed its own. */
const OPEN_QUOTE = /^"(?=[^]*\n)[^]*[,;\t|]"/

/** What is wrong with the cells of a row, whatever they mean. An error leaves the row out. */
export function rowProblem(file: string, row: TableRow, form: RowForm): Problem | undefined {
  const place = { file, line: row.line }
  return shapeProblem(place, row.cells, form) ?? lengthProblem(place, row.cells, form)
}

/** Reports a cell that is too long to be right: it may hold the rest of the file. */
function lengthProblem(
  place: Place,
  cells: readonly string[],
  { columns, fields }: RowForm,
): Problem | undefined {
  for (const [index, cell] of cells.entries()) {
    const field = fields[index]
    if (field === undefined || cell.length <= longestOf(field)) continue
    return {
      level: 'error',
      rule: 'cell-too-long',
      ...place,
      field: columns[index] ?? field,
      read: shownCell(cell),
      message: `the cell has ${cell.length} characters, and at most ${longestOf(field)} are read`,
      fix: 'shorten it; the row is left out',
    }
  }
  return undefined
}

/** Reports cells that are, or may be, in the wrong columns. */
function shapeProblem(
  place: Place,
  cells: readonly string[],
  { columns, isOwn }: RowForm,
): Problem | undefined {
  const count = `${cells.length} cells, and the header has ${columns.length}`
  if (!isOwn && cells.some((cell) => OPEN_QUOTE.test(cell))) {
    return {
      level: 'error',
      rule: 'open-quote',
      ...place,
      message: 'a quote (") is opened here and closed only in a later row',
      fix: 'close or delete it; the rows up to there are left out',
    }
  }
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return {
      level: 'error',
      rule: 'row-too-long',
      ...place,
      message: `the row has ${count}, so its facts are in the wrong columns`,
      fix: 'put cells with the separator in them into quotes ("); the row is left out',
    }
  }
  if (!isOwn && hasOtherDelimiter(cells, columns)) {
    return {
      level: 'error',
      rule: 'other-separator',
      ...place,
      read: shownCell(cells.join(' ')),
      message:
        'the whole row stands in one cell: other characters separate its facts, or it is quoted',
      fix: 'separate them as in the other rows; the row is left out',
    }
  }
  if (cells.length >= columns.length) return undefined
  return {
    level: 'warning',
    rule: 'row-too-short',
    ...place,
    message: `the row has ${count}`,
    fix: 'check that none is missing in between; the missing ones are read as empty',
  }
}
