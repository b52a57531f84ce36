import { basename } from 'node:path'
import { ShopError } from '#tools/owner/problem.ts'
import { readCsv } from './read-csv.ts'
import { readFeed } from './read-feed.ts'
import { beginning, joined, readText } from './read-text.ts'
import { LONGEST_ROW, MOST_COLUMNS, type Table } from './table.ts'

export interface ParseOptions {
  readonly encoding?: string | undefined
  readonly delimiter?: string | undefined
  /** Hears how many bytes are read, and of how many. */
  readonly onProgress: (done: number, total: number) => void
}

/**
 * Reads the cells of a spreadsheet or of a feed.
 *
 * @throws {ShopError} if the file as a whole cannot be read, also while its rows are read
 */
export async function parseList(
  path: string,
  isColumnName: (cell: string) => boolean,
  options: ParseOptions,
): Promise<Table> {
  const file = basename(path)
  const { encoding, text } = await readText(path, options.encoding, options.onProgress)
  const { start, whole } = await beginning(text, LONGEST_ROW)
  const table = /^\uFEFF?\s*</.test(start)
    ? readFeed(file, await joined(whole))
    : await readCsv(file, start, whole, isColumnName, options.delimiter)
  refuseManyColumns(file, table.columns)
  return { ...table, form: `${encoding}, ${table.form}` }
}

function refuseManyColumns(file: string, columns: readonly string[]): void {
  const count = columns.filter((column) => column !== '').length
  if (count <= MOST_COLUMNS) return
  throw new ShopError(
    `${file}:1 The first row names ${count} columns, and at most ${MOST_COLUMNS} are read. ` +
      'Delete those that a shop has no use for; if these are products, each needs a line of its own.',
  )
}
