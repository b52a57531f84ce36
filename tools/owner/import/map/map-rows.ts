import { bareCell, cleanCell, decodeCell } from '#tools/owner/cells/encoding.ts'
import type { Fault } from '#tools/owner/import/faults.ts'
import type { Table } from '#tools/owner/import/parse/table.ts'
import { systemKey } from './column-words.ts'
import type { Columns } from './columns.ts'
import { factName, valueOfFact, type FactColumn } from './fact-columns.ts'
import { fieldRow, type Cells, type LanguageColumn, type Row, type RowText } from './fields.ts'
import { nonProductProblems, nonProductRow, type NonProductRow, rowDamage } from './row-faults.ts'
import type { System } from './system.ts'
import { optionText } from './variants.ts'

/** Suggestions look at this many rows to know what a column holds. */
const SAMPLE = 100

/** What is known of a list's columns. */
interface ReadColumns extends Pick<Columns, 'fields'> {
  readonly system: System
  /** Whether people made the list, so that other rows may stand between its products. */
  readonly isSpreadsheet: boolean
  readonly ofFacts: readonly FactColumn[]
  readonly ofLanguages: readonly LanguageColumn[]
  readonly isGroup: (heading: string) => boolean
}

/** The rows that can be read, and the cells of the first ones. */
export function mapRows({ columns, rows }: Table, read: ReadColumns) {
  const { system, isSpreadsheet, fields, ofFacts, ofLanguages, isGroup } = read
  const isExact = system.isExact === true
  const clean = isExact ? bareCell : cleanCell
  const keys = columns.map(systemKey)
  const mapped: Row[] = []
  const sample: (readonly string[])[] = []
  const asides: NonProductRow[] = []
  let group: Cells = {}
  const problems: Fault[] = []
  for (const row of rows) {
    const aside = isSpreadsheet ? nonProductRow(row, columns, fields) : undefined
    if (aside) {
      const isHeading = aside.kind === 'heading' && isGroup(aside.text)
      if (aside.kind === 'heading') group = isHeading ? { category: aside.text } : {}
      if (!isHeading) asides.push(aside)
      continue
    }
    const damage = rowDamage(row, columns, fields, isExact)
    if (damage) problems.push(damage)
    if (damage?.level === 'error') continue
    if (sample.length < SAMPLE) sample.push(row.cells)
    const own = cellsOf(fields, row.cells, clean, columns)
    const facts = factsOf(ofFacts, row.cells, clean)
    const texts = ofLanguages.flatMap((column): RowText[] => {
      const text = clean(row.cells[column.index] ?? '')
      const said = column.field ? own[column.field] : facts[factName(column.path) ?? '']
      return text === '' ? [] : [{ ...column, text, isOnly: said === undefined }]
    })
    // A text that is missing in the first language is shown in another one.
    for (const { field, path, text } of texts) {
      if (field) own[field] ??= text
      else facts[factName(path) ?? ''] ??= text
    }
    mapped.push({
      line: row.line,
      cells: { ...group, ...own },
      facts,
      texts,
      others: system.products ? othersOf(keys, fields, row.cells) : NO_OTHERS,
    })
  }
  return { rows: mapped, sample, problems: [...problems, ...nonProductProblems(asides)] }
}

function cellsOf(
  fields: Columns['fields'],
  texts: readonly string[],
  clean: (cell: string) => string,
  columns: readonly string[],
): Cells {
  const cells: Cells = {}
  fields.forEach((field, index) => {
    const cell = texts[index] ?? ''
    if (field === undefined || cell.trim() === '') return
    const value = clean(cell)
    if (value === '') return
    const { between } = fieldRow(field)
    const isPart = between !== undefined && fields.indexOf(field) !== fields.lastIndexOf(field)
    const text = isPart ? optionText({ name: columns[index] ?? '', value }) : value
    const before = cells[field]
    cells[field] = before === undefined ? text : `${before}${between ?? '\n'}${text}`
  })
  return cells
}

function factsOf(
  columns: readonly FactColumn[],
  texts: readonly string[],
  clean: (cell: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const text = clean(texts[column.index] ?? '')
      return text === '' ? [] : [[column.name, valueOfFact(decodeCell(text), column)]]
    }),
  )
}

const NO_OTHERS = new Map<string, string>()

function othersOf(
  keys: readonly string[],
  fields: Columns['fields'],
  texts: readonly string[],
): Row['others'] {
  return new Map(
    keys.flatMap((key, index) => {
      const text = (texts[index] ?? '').trim()
      return text === '' || fields[index] !== undefined ? [] : [[key, text]]
    }),
  )
}
