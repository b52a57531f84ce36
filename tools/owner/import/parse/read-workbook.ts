import readSheets, { type CellValue } from 'read-excel-file/node'
import { tableOf, type Table } from './table.ts'

/**
 * Reads the first sheet of an Excel workbook that has a header; undefined if all are empty. Cells are as a CSV file
 * would have them. Numbers have a point and no format: 00123 keeps its zeros only in a cell formatted as text.
 *
 * @param refuse called if the bytes are no workbook
 */
export async function readWorkbook(
  bytes: Buffer,
  isColumnName: (cell: string) => boolean,
  refuse: () => never,
): Promise<Table | undefined> {
  const sheets = await readSheets(bytes, { trim: false }).catch(refuse)
  const tables = sheets.flatMap(({ sheet, data }) => {
    const rows = data
      .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    return tableOf(rows, `sheet "${sheet}"`, isColumnName) ?? []
  })
  return tables.find(({ columns }) => columns.filter(isColumnName).length > 1) ?? tables[0]
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
