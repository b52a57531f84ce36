import { CsvError, parse } from 'csv-parse/sync'
import { ShopError } from '#tools/owner/problem.ts'
import { digitsOf } from '#tools/owner/cells/numbers.ts'
import { withoutControls } from '#tools/owner/cells/plain-text.ts'
import { FIRST_ROWS, LONGEST_ROW, tableOf, type Table, type TableRow } from './table.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Reads a file of cells. Quotes may stand within a cell, as in `6.1" OLED`. Empty lines are skipped. */
export function readCsv(
  file: string,
  text: string,
  isColumnName: (cell: string) => boolean,
): Table | undefined {
  // Excel's own way to name the delimiter, which it writes before the header.
  const [excelLine = '', named] = /^sep=(.)\n/.exec(text) ?? []
  const lines = text.slice(excelLine.length).trimStart().split('\n', FIRST_ROWS)
  const used = named ?? delimiterOf(lines, isColumnName)
  const rows = rowsOf(file, text, used, excelLine === '' ? 1 : 2)
  return tableOf(rows, `separated by ${used === '\t' ? 'tab' : `"${used}"`}`, isColumnName)
}

/** Whether a row's only cell holds all others, between other characters than the list's: `2;Bell;phones;9.90`. */
export function hasOtherDelimiter(cells: readonly string[], columns: readonly string[]): boolean {
  const [only = '', ...others] = cells.filter((cell) => cell.trim() !== '')
  if (others.length > 0) return false
  return DELIMITERS.some((delimiter) => {
    const parts = only.split(delimiter)
    return parts.length >= Math.max(columns.length, 2) && parts.some((part) => digitsOf(part))
  })
}

/**
 * The character that separates the cells of a list: the one between most names of columns, else the one that the
 * first line has most often outside of quotes.
 */
function delimiterOf(lines: readonly string[], isColumnName: (cell: string) => boolean): string {
  const bare = lines.map((line) =>
    line.replace(/"((?:[^"]|"")*)"/g, (_, inner: string) => inner.replace(/[,;\t|]/g, ' ')),
  )
  const named = DELIMITERS.map((delimiter) =>
    Math.max(0, ...bare.map((line) => line.split(delimiter).filter(isColumnName).length)),
  )
  const parts = DELIMITERS.map((delimiter) => (bare[0] ?? '').split(delimiter).length)
  const counts = Math.max(...named) > 1 ? named : parts
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

function rowsOf(file: string, text: string, delimiter: string, firstLine: number): TableRow[] {
  const rows: TableRow[] = []
  let lastLine = firstLine - 1
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      from_line: firstLine,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      on_record: (cells: string[], { lines }) => {
        lastLine = lines
        if (cells.every((cell) => withoutControls(cell).trim() === '')) return undefined
        // The parser counts to the end of a row, and a cell may have line breaks.
        const breaks = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        rows.push({ line: lines - breaks, cells })
        return undefined
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ShopError(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `${file}:${lastLine + 1} A row that begins here or soon after is longer than ${LONGEST_ROW} characters. ` +
            'Close its quote ("), if one is never closed, or end each row with a line break; ' +
            'nothing after it can be read.'
        : `${file}:${lastLine + 1} A quote (") is opened here or soon after, and never closed. ` +
            'Close it, or delete it; nothing after it can be read.',
    )
  }
  return rows
}
