import { basename } from 'node:path'
import { ShopError } from '#tools/owner/problem.ts'
import { readCsv } from './read-csv.ts'
import { readFeed } from './read-feed.ts'
import { readText } from './read-text.ts'
import { MOST_COLUMNS, type ParseOptions, type Table } from './table.ts'

/** Reads the cells of a spreadsheet or of a feed. */
export function parseList(
  path: string,
  isColumnName: (cell: string) => boolean,
  options: ParseOptions,
): Table {
  const file = basename(path)
  const { encoding, text } = readText(path, options.encoding)
  const table = /^\s*</.test(text)
    ? readFeed(file, text)
    : readCsv(file, text, isColumnName, options)
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
