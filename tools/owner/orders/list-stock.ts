import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { existsSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { articleNumber, type Product } from '#src/domain/product/product.ts'
import { readNumber } from '#tools/owner/cells/numbers.ts'
import { importCategories } from '#tools/owner/import/check/categories.ts'
import { readList, type ImportOptions } from '#tools/owner/import/import-file.ts'
import { EMPTY_MAP, readMapFile } from '#tools/owner/import/map/map-file.ts'
import { isAddress, readListFile, type ListFile } from '#tools/owner/import/parse/list-file.ts'
import { problemsOf, ShopError } from '#tools/owner/problem.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { PackedOrder } from './order-book.ts'

const problem = problemsOf(
  {},
  {
    'stock-below':
      '{number}: {pieces} more are ordered than the list has; get more, or tell the customer',
    'stock-unknown': '{number}: the list has no number of pieces for it; write one',
  },
)

type Stock = Awaited<ReturnType<typeof stockOf>>

/** What is left of each article when the orders are packed: of the list that `shop.json` names, or else of the catalogue. */
export async function stockOf(
  folder: string,
  settings: Settings,
  products: readonly Product[],
  orders: readonly PackedOrder[],
) {
  const { list = '', map, encoding } = settings.source ?? {}
  const path = resolve(folder, list)
  const isFile = list !== '' && !isAddress(list) && existsSync(path)
  const file = isFile ? await readListFile(path) : undefined
  const options: ImportOptions = {
    ...{ folder, settings, encoding },
    map:
      map === undefined ? EMPTY_MAP : readMapFile(resolve(folder, map), importCategories(settings)),
  }
  const stock = file
    ? (await stockIn(file, options)).found
    : products.map((each) => ({ number: articleNumber(each), line: 0, pieces: each.stock }))
  const lines = orders.filter(({ isTaken }) => !isTaken).flatMap((order) => order.lines)
  const taken = Map.groupBy(lines, ({ number }) => number)
  const after = stock.flatMap(({ number, line, pieces }) => {
    const less = taken.get(number)?.reduce((sum, { count }) => sum + count, 0) ?? 0
    return pieces === undefined ? [] : [{ number, line, less, pieces: pieces - less }]
  })
  const left = new Map(after.map(({ number, pieces }) => [number, pieces]))
  const about = { file: basename(path) }
  const problems = [...taken.keys()].flatMap((number) => {
    const pieces = left.get(number)
    if (pieces === undefined) return [problem('stock-unknown', about, { number })]
    return pieces < 0 ? [problem('stock-below', about, { number, pieces: -pieces })] : []
  })
  return { file, options, left, problems, changed: after.filter(({ less }) => less > 0) }
}

/** The pieces that a list has, and the lines and the column that they stand in. */
async function stockIn(file: ListFile, options: ImportOptions) {
  const { rows, fields } = await readList(file, options)
  const found = rows.flatMap(({ line, cells: { sku, id, stock = '' } }) => {
    const number = sku ?? id
    return number === undefined
      ? []
      : [{ number, line, pieces: readNumber(stock, undefined).number }]
  })
  return { column: fields.indexOf('stock'), rows, found }
}

/**
 * The list with what is left, and all else as it is; nothing if nothing changes.
 *
 * @throws {ShopError} if that cannot be: there is no list, a formula counts the pieces, or cells are of another kind
 */
export async function withStock({
  file,
  options,
  changed,
}: Stock): Promise<[string, Uint8Array][]> {
  if (!file)
    throw new ShopError('--stock needs a list: write "source": "../list.csv" into shop.json.')
  const { column, rows } = await stockIn(file, options)
  const cells = new Map(changed.map(({ line, pieces }) => [line, String(Math.max(0, pieces))]))
  const wanted = rows.map((row) => {
    const stock = cells.get(row.line)
    return stock === undefined ? row : { ...row, cells: { ...row.cells, stock } }
  })
  const isExcel = extname(file.path).toLowerCase() === '.xlsx'
  const change = isExcel ? changedWorkbooks : changedTexts
  for (const bytes of change(file.bytes, column, cells)) {
    // What the import reads of it shows whether only that has changed.
    const { rows } = await stockIn({ path: file.path, bytes: Buffer.from(bytes) }, options)
    if (JSON.stringify(rows) === JSON.stringify(wanted)) return [[file.path, bytes]]
  }
  throw new ShopError(
    `${file.path} stays as it is: a formula counts its stock, or it would change more than that. ` +
      'Run the command without --stock, and write down what orders.html says is left.',
  )
}

/** For each way to separate cells. Bytes are read as letters, so that they stay the same in any encoding. */
function* changedTexts(bytes: Buffer, column: number, cells: ReadonlyMap<number, string>) {
  for (const between of [',', ';', '\t', '\\|']) {
    const cell = new RegExp(`("(?:[^"]|"")*"|[^${between}\\r\\n]*)(${between}|\\r\\n?|\\n|$)`, 'g')
    let [line, first, index] = [1, 1, 0]
    const text = bytes.toString('latin1').replace(cell, (whole: string, _: string, end: string) => {
      const pieces = index === column ? cells.get(first) : undefined
      line += whole.split('\n').length - 1
      index = /[\r\n]/.test(end) ? 0 : index + 1
      first = index === 0 ? line : first
      return pieces === undefined ? whole : pieces + end
    })
    yield Buffer.from(text, 'latin1')
  }
}

/** For each sheet. A formula stays, and then the list is not as wanted. */
function* changedWorkbooks(bytes: Buffer, column: number, cells: ReadonlyMap<number, string>) {
  const parts = unzipSync(bytes)
  const letter = String.fromCharCode(65 + column)
  for (const name of Object.keys(parts).filter((each) => each.startsWith('xl/worksheets/sheet'))) {
    let xml = strFromU8(parts[name] ?? new Uint8Array())
    for (const [line, pieces] of cells) {
      const place = `r="${letter}${line}"`
      const cell = new RegExp(`<c ${place}([^>]*?)(?:/>|>((?:(?!<f|</c>)[^])*)</c>)`)
      xml = xml.replace(cell, (_, form: string) => {
        return `<c ${place}${form.replace(/ t="\w+"/, '')}><v>${pieces}</v></c>`
      })
    }
    yield zipSync({ ...parts, [name]: strToU8(xml) })
  }
}
