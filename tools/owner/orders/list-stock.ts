import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { articleNumber } from '#src/domain/product/product.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import { readNumber } from '#tools/owner/cells/numbers.ts'
import { importCategories } from '#tools/owner/import/check/categories.ts'
import { readList, type ImportOptions } from '#tools/owner/import/import-file.ts'
import { EMPTY_MAP, readMapFile } from '#tools/owner/import/map/map-file.ts'
import { isAddress, readListFile, type ListFile } from '#tools/owner/import/parse/list-file.ts'
import { problemsOf, ShopError } from '#tools/owner/problem.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { BookedOrder } from './order-book.ts'

const problem = problemsOf(
  {},
  {
    'stock-short':
      '{number}: {pieces} more are ordered than are counted; get more, or count them in the column of stock',
  },
)

/**
 * What is left of each article when all orders are packed that `--stock` has not counted yet: of the list that
 * `shop.json` names, or else of the catalogue.
 */
export async function stockOf(
  folder: string,
  settings: Settings,
  entities: readonly Entity[],
  orders: readonly BookedOrder[],
) {
  const { list = '', map = '', encoding } = settings.source ?? {}
  const path = resolve(folder, list)
  const isThere = list !== '' && !isAddress(list) && existsSync(path)
  const file = isThere ? await readListFile(path) : undefined
  const options: ImportOptions = {
    ...{ folder, settings, encoding },
    map: map === '' ? EMPTY_MAP : readMapFile(resolve(folder, map), importCategories(settings)),
  }
  const ofCatalogue = entities.map(({ product }) => ({
    ...{ article: articleNumber(product), line: 0, pieces: product.stock },
  }))
  const taken = new Map<string, number>()
  for (const { article, count } of orders.flatMap((order) => (order.isCounted ? [] : order.lines)))
    taken.set(article, (taken.get(article) ?? 0) + count)
  const after = (file ? (await stockIn(file, options)).stock : ofCatalogue).flatMap((each) =>
    each.pieces === undefined
      ? []
      : [{ ...each, left: each.pieces - (taken.get(each.article) ?? 0) }],
  )
  const left = new Map(after.map((each) => [each.article, each.left]))
  const problems = [...taken].flatMap(([number, count]) => {
    const pieces = -(left.get(number) ?? -count)
    return pieces > 0 ? [problem('stock-short', { file: basename(path) }, { number, pieces })] : []
  })
  return {
    file,
    options,
    left,
    problems,
    changed: after.filter(({ article }) => taken.has(article)),
  }
}

/** The pieces that a list has, and the lines and the column that they stand in. */
async function stockIn(file: ListFile, options: ImportOptions) {
  const { rows, fields } = await readList(file, options)
  const stock = rows.map(({ line, cells: { sku, id = '', stock: pieces = '' } }) => ({
    ...{ article: sku ?? id, line, pieces: readNumber(pieces, undefined).number },
  }))
  return { column: fields.indexOf('stock'), rows, stock }
}

/**
 * The list with what is left, and all else as it is.
 *
 * @throws {ShopError} if there is no list, or what the import reads of it would change in more than the stock
 */
export async function withStock({
  file,
  options,
  changed,
}: Awaited<ReturnType<typeof stockOf>>): Promise<(readonly [path: string, content: Uint8Array])[]> {
  if (!file) throw new ShopError('--stock needs "source": "../list.csv" in shop.json: your list.')
  if (changed.length === 0) return []
  const { column, rows } = await stockIn(file, options)
  const cells = new Map(changed.map(({ line, left }) => [line, String(Math.max(0, left))]))
  const wanted = rows.map((row) => {
    const stock = cells.get(row.line)
    return stock === undefined ? row : { ...row, cells: { ...row.cells, stock } }
  })
  const tries = file.path.endsWith('.xlsx') ? changedBooks : changedTexts
  for (const bytes of tries(file.bytes, column, cells)) {
    const { rows: now } = await stockIn({ ...file, bytes: Buffer.from(bytes) }, options)
    if (JSON.stringify(now) === JSON.stringify(wanted)) return [[file.path, bytes]]
  }
  throw new ShopError(
    `${file.path} stays as it is: its stock is counted by a formula, or more would change than the stock. ` +
      'Write into it by hand what orders.html says is left.',
  )
}

/** One text for each sign that may stand between cells. Bytes are read as letters, so that they stay in any encoding. */
function* changedTexts(bytes: Buffer, column: number, cells: ReadonlyMap<number, string>) {
  for (const sign of [',', ';', '\t', '\\|']) {
    const cell = new RegExp(`(?:"(?:[^"]|"")*"|[^${sign}\\r\\n]*)(${sign}|\\r\\n?|\\n|$)`, 'g')
    let [line, first, index] = [1, 1, 0]
    const text = bytes.toString('latin1').replace(cell, (whole: string, end: string) => {
      const pieces = index === column ? cells.get(first) : undefined
      line += whole.split('\n').length - 1
      index = /[\r\n]/.test(end) ? 0 : index + 1
      first = index === 0 ? line : first
      return pieces === undefined ? whole : pieces + end
    })
    yield Buffer.from(text, 'latin1')
  }
}

/** One workbook for each sheet. A formula stays. */
function* changedBooks(bytes: Buffer, column: number, cells: ReadonlyMap<number, string>) {
  const parts = unzipSync(bytes)
  for (const [name, part] of Object.entries(parts)) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) continue
    const xml = strFromU8(part).replace(
      /<c r="([A-Z])(\d+)"([^>]*?)(?:\/>|>((?:(?!<f|<\/c>)[^])*)<\/c>)/g,
      (whole: string, letter: string, line: string, form: string) => {
        const pieces = letter.charCodeAt(0) === 65 + column ? cells.get(Number(line)) : undefined
        const style = form.replace(/ t="\w+"/, '')
        return pieces === undefined ? whole : `<c r="${letter}${line}"${style}><v>${pieces}</v></c>`
      },
    )
    yield zipSync({ ...parts, [name]: strToU8(xml) })
  }
}
