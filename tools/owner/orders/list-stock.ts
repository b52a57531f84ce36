import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readNumber } from '#tools/owner/cells/numbers.ts'
import { importCategories } from '#tools/owner/import/check/categories.ts'
import { readList } from '#tools/owner/import/import-file.ts'
import { EMPTY_MAP, readMapFile } from '#tools/owner/import/map/map-file.ts'
import { readListFile } from '#tools/owner/import/parse/list-file.ts'
import { lettersOf } from '#tools/owner/import/parse/workbook-parts.ts'
import { ShopError } from '#tools/owner/problem.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { BookedOrder } from './order-book.ts'

/** New cells by the line of their row. */
type Cells = ReadonlyMap<number, string>

/**
 * What the list that `shop.json` names has left of each article after orders; undefined without such a list. Below zero,
 * more is ordered than counted.
 */
export async function stockAfter(
  orders: readonly BookedOrder[],
  folder: string,
  settings: Settings,
) {
  const { list = '', map, encoding } = settings.source ?? {}
  const path = resolve(folder, list)
  if (list === '' || !existsSync(path)) return undefined
  const categories = importCategories(settings)
  const options = {
    ...{ folder, settings, encoding },
    map: map === undefined ? EMPTY_MAP : readMapFile(resolve(folder, map), categories),
  }
  const read = async (bytes: Buffer) => await readList({ path, bytes }, options)
  const { bytes } = await readListFile(path)
  const { rows, fields } = await read(bytes)
  const taken = Map.groupBy(
    orders.flatMap(({ lines }) => lines),
    ({ article }) => article,
  )
  const after = rows.flatMap(({ line, cells: { sku, id = '', stock = '' } }) => {
    const article = sku ?? id
    const { number } = readNumber(stock, undefined)
    const count = taken.get(article)?.reduce((sum, each) => sum + each.count, 0) ?? 0
    return number === undefined ? [] : [{ line, article, left: number - count }]
  })
  return {
    left: new Map(after.map(({ article, left }) => [article, left])),
    /**
     * The list with what is left, and all else as it is.
     *
     * @throws {ShopError} if what the import reads of it would change in more than the stock
     */
    newList: async (): Promise<[path: string, content: Uint8Array][]> => {
      const changed = after.filter(({ article }) => taken.has(article))
      const cells = new Map(changed.map(({ line, left }) => [line, String(left)]))
      if (cells.size === 0) return []
      const wanted = rows.map((row) => {
        const stock = cells.get(row.line)
        return stock === undefined ? row : { ...row, cells: { ...row.cells, stock } }
      })
      const tries = path.endsWith('.xlsx') ? changedBooks : changedTexts
      for (const content of tries(bytes, fields.indexOf('stock'), cells)) {
        const now = await read(Buffer.from(content))
        if (JSON.stringify(now.rows) === JSON.stringify(wanted)) return [[path, content]]
      }
      throw new ShopError(
        `${path} stays as it is: its stock is counted by a formula, or more would change than the stock. ` +
          'Write into it by hand what orders.html says is left.',
      )
    },
  }
}

/** One text for each sign that may stand between cells. Bytes are read as letters, so that they stay in any encoding. */
function* changedTexts(bytes: Buffer, column: number, cells: Cells) {
  for (const sign of [',', ';', '\t', '\\|']) {
    const cell = new RegExp(`(?:"(?:[^"]|"")*"|[^${sign}\\r\\n]*)(${sign}|\\r?\\n|$)`, 'g')
    let [line, first, index] = [1, 1, 0]
    const text = bytes.toString('latin1').replace(cell, (whole: string, end: string) => {
      const pieces = index === column ? cells.get(first) : undefined
      line += whole.split('\n').length - 1
      index = end.endsWith('\n') ? 0 : index + 1
      first = index === 0 ? line : first
      return pieces === undefined ? whole : pieces + end
    })
    yield Buffer.from(text, 'latin1')
  }
}

/** One workbook for each sheet. A formula stays. */
function* changedBooks(bytes: Buffer, column: number, cells: Cells) {
  const parts = unzipSync(bytes)
  const letters = lettersOf(column + 1)
  for (const name of Object.keys(parts).filter((path) => path.startsWith('xl/worksheets/sheet'))) {
    let xml = strFromU8(parts[name] ?? new Uint8Array())
    for (const [line, pieces] of cells) {
      const cell = new RegExp(`<c r="${letters}${line}"([^>]*)>(?:(?!<f|</c>)[^])*</c>`)
      xml = xml.replace(cell, (_, form: string) => {
        const style = form.replace(/ t="\w+"/, '')
        return `<c r="${letters}${line}"${style}><v>${pieces}</v></c>`
      })
    }
    yield zipSync({ ...parts, [name]: strToU8(xml) })
  }
}
