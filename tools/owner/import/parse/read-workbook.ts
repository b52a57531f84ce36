import { unzipSync } from 'fflate'
import readSheets, { type CellValue } from 'read-excel-file/node'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { columnList } from '#tools/owner/import/map/columns.ts'
import { tableOf, type Table, type TableRow } from './table.ts'
import { sheetsOf, type SheetForm } from './workbook-parts.ts'

/** The most cells of a sheet, with the empty ones to the left of and above its last cell. */
const MOST_CELLS = 30_000_000

/** The most bytes of a workbook's parts, which are packed in the file. */
const MOST_BYTES = 400_000_000

/**
 * Reads the first visible sheet of an Excel workbook that has a header; undefined if all are empty. Cells are as a CSV
 * file would have them. Numbers have a point and no format: 00123 keeps its zeros only in a cell formatted as text.
 * What is hidden is not read, and said; so are other sheets with a header.
 *
 * @param refuse called if the bytes are no workbook
 * @throws {ShopError} for a sheet that is too large to be read
 */
export async function readWorkbook(
  file: string,
  bytes: Buffer,
  isColumnName: (cell: string) => boolean,
  refuse: () => never,
): Promise<Table | undefined> {
  const forms = sheetsOf(partsOf(file, bytes, refuse))
  for (const { name, lastRow, lastColumn, lastCell } of forms) {
    if (lastRow * lastColumn <= MOST_CELLS) continue
    throw new ShopError(
      `${file}: the sheet "${name}" goes on to ${lastCell}. ` +
        'Delete the columns and rows after your list, also if they look empty, or save the list as CSV.',
    )
  }
  const sheets = await readSheets(bytes, { trim: false }).catch(refuse)
  const tables = sheets.flatMap(({ sheet, data }, index) => {
    const form = forms[index] ?? forms.find(({ name }) => name === sheet)
    const rows = visibleRows(data, form)
    const table = tableOf(rows, `sheet "${sheet}"`, isColumnName)
    return table && rows.length > 0 ? [{ table, form, sheet }] : []
  })
  const hasHeader = ({ table }: (typeof tables)[number]) =>
    table.columns.filter(isColumnName).length > 1
  const visible = tables.filter(({ form }) => form?.isHidden !== true)
  const taken = visible.find(hasHeader) ?? visible[0]
  if (!taken) return undefined
  const others = tables.filter((each) => each !== taken && hasHeader(each))
  return {
    ...taken.table,
    problems: [
      ...others.map(({ sheet, form }) =>
        faultAt(
          1,
          form?.isHidden ? 'sheet-hidden' : 'sheet-unread',
          `sheet "${sheet}"`,
          undefined,
          {
            taken: `"${taken.sheet}"`,
          },
        ),
      ),
      ...hiddenParts(sheets.find(({ sheet }) => sheet === taken.sheet)?.data ?? [], taken),
    ],
  }
}

function partsOf(file: string, bytes: Buffer, refuse: () => never) {
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize
        if (size > MOST_BYTES) throw new ShopError(`${file} is too large. Save the list as CSV.`)
        return /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(
          name,
        )
      },
    })
  } catch (error) {
    if (error instanceof ShopError) throw error
    return refuse()
  }
}

/** The rows that are not hidden, without the cells of hidden columns. Each row of a merged cell has its value. */
function visibleRows(
  data: readonly (readonly (CellValue | null)[])[],
  form?: SheetForm,
): TableRow[] {
  const texts = data.map((cells) => cells.map(cellText))
  for (const { first, last, column } of form?.merged ?? []) {
    for (let row = first; row < Math.min(last, texts.length); row++) {
      const cells = texts[row]
      if (cells) cells[column - 1] = texts[first - 1]?.[column - 1] ?? ''
    }
  }
  return texts
    .map((cells, index) => ({
      line: index + 1,
      cells: cells.map((cell, column) => (form?.hiddenColumns.has(column + 1) ? '' : cell)),
    }))
    .filter(
      ({ line, cells }) => !form?.hiddenRows.has(line) && cells.some((cell) => cell.trim() !== ''),
    )
}

/** Hidden rows below the header, and hidden columns, each once. */
function hiddenParts(
  data: readonly (readonly (CellValue | null)[])[],
  { table: { headerLine }, form }: { readonly table: Table; readonly form: SheetForm | undefined },
): Fault[] {
  const header = data[headerLine - 1] ?? []
  const columns = [...(form?.hiddenColumns ?? [])].flatMap(
    (column) => cellText(header[column - 1] ?? null) || [],
  )
  const rows = [...(form?.hiddenRows ?? [])].filter(
    (row) => row > headerLine && data[row - 1]?.some((cell) => cell !== null),
  )
  return [
    ...rows.slice(0, 1).map((row) =>
      faultAt(row, 'rows-hidden', undefined, undefined, {
        rows: rows.length === 1 ? 'a row is' : `${rows.length} rows are`,
      }),
    ),
    ...(columns.length > 0
      ? [
          faultAt(headerLine, 'columns-hidden', undefined, undefined, {
            columns: columnList(columns),
          }),
        ]
      : []),
  ]
}

function cellText(value: CellValue | null): string {
  if (typeof value === 'number') return numberText(value)
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '')
  return value === null ? '' : String(value)
}

/** Without the last digits of a calculation (0.30000000000000004), and not as `1.234`, which could be thousands. */
function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}
