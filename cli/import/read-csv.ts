import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import * as z from 'zod'
import { ShopError } from '../problem.ts'
import { delimiterName, delimiterOf } from './delimiter.ts'
import { withoutControls } from './plain-text.ts'
import type { Table, TableRow } from './table.ts'

const recordSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
})

/** No row of a catalogue has as many characters: a quote was opened and not closed. */
const LONGEST_ROW = 1_000_000

/**
 * Reads a file of cells. Quotes may stand within a cell, as in `6.1" OLED`. Empty lines are skipped.
 *
 * @param delimiter found from the header line where it is undefined
 * @throws {ShopError} from here or from the rows, where no more cells can be read
 */
export async function readCsv(
  file: string,
  text: AsyncIterable<string>,
  delimiter?: string,
): Promise<Table> {
  const pieces = text[Symbol.asyncIterator]()
  const start = await startOf(pieces)
  // Excel's own way to name the delimiter, which it writes before the header.
  const [excelLine = '', named] = /^sep=(.)\n/.exec(start) ?? []
  const header = start.slice(excelLine.length).trimStart().split('\n', 1)[0] ?? ''
  const used = delimiter ?? named ?? delimiterOf(header)
  const rows = recordsOf(
    file,
    rejoined(start.slice(excelLine.length), pieces),
    used,
    excelLine === '' ? 0 : 1,
  )
  const first = await rows.next()
  if (first.done === true) {
    throw new ShopError(
      `${file} is empty. Save the list again, with the names of the columns in the first line.`,
    )
  }
  return {
    columns: first.value.cells.map((cell) => cell.trim()),
    form: `separated by ${delimiterName(used)}`,
    rows,
  }
}

/** At least the first line that is not empty. */
async function startOf(pieces: AsyncIterator<string>): Promise<string> {
  let start = ''
  while (!/\S[^\n]*\n[\s\S]*\n/.test(start)) {
    const next = await pieces.next()
    if (next.done === true) return start
    start += next.value
  }
  return start
}

async function* rejoined(start: string, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  yield start
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    yield next.value
  }
}

async function* recordsOf(
  file: string,
  text: AsyncIterable<string>,
  delimiter: string,
  linesBefore: number,
): AsyncGenerator<TableRow, undefined> {
  let lastLine = 0
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    on_record: (record, { lines }) => {
      lastLine = lines
      return record
    },
  })
  const records: AsyncIterable<unknown> = Readable.from(text)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser)
  try {
    for await (const item of records) {
      const { record, info } = recordSchema.parse(item)
      if (record.every((cell) => withoutControls(cell).trim() === '')) continue
      // The parser counts to the end of a row, and a cell may have line breaks.
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      yield { line: linesBefore + info.lines - breaks, cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ShopError(
      `${file}:${linesBefore + lastLine + 1} A quote (") is opened here or soon after, and never closed. ` +
        'Close it, or delete it; nothing after it can be read.',
    )
  }
  return undefined
}
