import { basename } from 'node:path'
import { faultAt } from '#tools/owner/import/faults.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { readCsv } from './read-csv.ts'
import { readFeed } from './read-feed.ts'
import { readWorkbook } from './read-workbook.ts'
import type { ListFile } from './list-file.ts'
import { MOST_COLUMNS, type ParseOptions, type Table } from './table.ts'
import { textOf } from './text-of.ts'

/** The first bytes of an Excel workbook. */
const ZIP = 'PK\x03\x04'

/** The first bytes of files that owners may mistake for text. */
const NOT_TEXT: readonly { readonly begins: string; readonly is: string }[] = [
  { begins: '\xd0\xcf\x11\xe0', is: 'an old or protected Excel file' },
  { begins: '%PDF', is: 'a PDF' },
  { begins: '{\\rt', is: 'a Word (RTF) file' },
  { begins: '[{"', is: 'JSON' },
  { begins: '\x1f\x8b', is: 'a gzip file' },
  { begins: '\x89PNG', is: 'a picture' },
  { begins: '\xff\xd8\xff', is: 'a picture' },
]

/** Text may have a few NULs from a broken program; a file with a larger share of them is not text. */
const MOST_NULS = 0.05

/** In bytes. */
const SAMPLE = 65_536

/** Reads the cells of a spreadsheet or of a feed. */
export async function parseList(
  { path, bytes }: ListFile,
  isColumnName: (cell: string) => boolean,
  options: ParseOptions,
): Promise<Table> {
  const file = basename(path)
  const table =
    bytes.toString('latin1', 0, ZIP.length) === ZIP
      ? await readWorkbook(file, bytes, isColumnName, () =>
          refuse(path, 'a LibreOffice, zip or damaged Excel file'),
        )
      : parseText(path, bytes, isColumnName, options)
  if (!table) {
    throw new ShopError(
      `${file} is empty. Save the list again, with the names of the columns in the first line.`,
    )
  }
  refuseManyColumns(file, table.columns)
  return table
}

function parseText(
  path: string,
  bytes: Buffer,
  isColumnName: (cell: string) => boolean,
  options: ParseOptions,
): Table | undefined {
  const file = basename(path)
  if (!/^\xff\xfe|^\xfe\xff/.test(bytes.toString('latin1', 0, 2)))
    refuseBinary(path, bytes.subarray(0, SAMPLE))
  const read = textOf(bytes, options.language, options.encoding)
  const text = read.text.replace(/\r\n?/g, '\n')
  const table = /^\s*</.test(text) ? readFeed(file, text) : readCsv(file, text, isColumnName)
  if (!table) return undefined
  const doubt = faultAt(table.headerLine, 'encoding-doubtful', undefined, undefined, {
    encoding: read.encoding,
    file,
  })
  return {
    ...table,
    form: `${read.encoding}, ${table.form}`,
    problems: [...(read.isDoubtful ? [doubt] : []), ...table.problems],
  }
}

function refuseManyColumns(file: string, columns: readonly string[]): void {
  const count = columns.filter((column) => column !== '').length
  if (count <= MOST_COLUMNS) return
  throw new ShopError(
    `${file}:1 The first row names ${count} columns, and at most ${MOST_COLUMNS} are read. ` +
      'Delete those that a shop has no use for; if these are products, each needs a line of its own.',
  )
}

function refuseBinary(file: string, bytes: Buffer): void {
  const start = bytes.toString('latin1', 0, 4)
  const known = NOT_TEXT.find(({ begins }) => start.startsWith(begins))
  const nuls = bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  if (known || nuls > bytes.length * MOST_NULS) refuse(file, known?.is ?? 'not a text file')
}

function refuse(file: string, what: string): never {
  throw new ShopError(
    `${file} is ${what}, which cannot be read. ` +
      'Open it in the program that made it, and save it as "CSV UTF-8".',
  )
}
