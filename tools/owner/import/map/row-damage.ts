import { shownCell } from '#tools/owner/problem.ts'
import { hasOtherDelimiter } from '#tools/owner/import/parse/read-csv.ts'
import type { ListProblem, TableRow } from '#tools/owner/import/parse/table.ts'
import { longestOf, type Field } from './fields.ts'

/** What the rows of a list should look like. */
interface RowForm {
  readonly columns: readonly string[]
  readonly fields: readonly (Field | undefined)[]
  /** Whether the shop has written the rows itself, so that quotes and other separators in a cell are its text. */
  readonly isExact: boolean
}

/** A cell that holds line breaks and the beginning of another cell: a later cell's quote has closed its own. */
const OPEN_QUOTE = /^"(?=[^]*\n)[^]*[,;\t|]"/

/** What is wrong with the cells of a row, whatever they mean. An error leaves the row out. */
export function rowDamage(row: TableRow, form: RowForm): ListProblem | undefined {
  return misplacedCells(row, form) ?? longCell(row, form)
}

/** Cells that are, or may be, in the wrong columns. */
function misplacedCells(
  { line, cells }: TableRow,
  { columns, isExact }: RowForm,
): ListProblem | undefined {
  const count = `${cells.length} cells, and the header has ${columns.length}`
  if (!isExact && cells.some((cell) => OPEN_QUOTE.test(cell))) {
    return {
      level: 'error',
      rule: 'open-quote',
      line,
      message: 'a quote (") is opened here and closed only in a later row',
      fix: 'close or delete it; the rows up to there are left out',
    }
  }
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return {
      level: 'error',
      rule: 'row-too-long',
      line,
      message: `the row has ${count}, so its cells are in the wrong columns`,
      fix: 'put cells with the separator in them into quotes ("); the row is left out',
    }
  }
  if (!isExact && hasOtherDelimiter(cells, columns)) {
    return {
      level: 'error',
      rule: 'other-separator',
      line,
      read: shownCell(cells.join(' ')),
      message:
        'the whole row stands in one cell: other characters separate its cells, or it is quoted',
      fix: 'separate them as in the other rows; the row is left out',
    }
  }
  if (cells.length >= columns.length) return undefined
  return {
    level: 'warning',
    rule: 'row-too-short',
    line,
    message: `the row has ${count}`,
    fix: 'check that none is missing in between; the missing ones are read as empty',
  }
}

/** A cell that is too long to be right: it may hold the rest of the file. */
function longCell(
  { line, cells }: TableRow,
  { columns, fields }: RowForm,
): ListProblem | undefined {
  for (const [index, cell] of cells.entries()) {
    const field = fields[index]
    if (field === undefined || cell.length <= longestOf(field)) continue
    return {
      level: 'error',
      rule: 'cell-too-long',
      line,
      field: columns[index] ?? field,
      read: shownCell(cell),
      message: `the cell has ${cell.length} characters, and at most ${longestOf(field)} are read`,
      fix: 'shorten it; the row is left out',
    }
  }
  return undefined
}
