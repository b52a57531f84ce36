import { isDeepStrictEqual } from 'node:util'
import { basename, join } from 'node:path'
import { jsonOf, readCatalogue, type Entity } from '#tools/owner/catalogue.ts'
import { decodeCell } from '#tools/owner/cells/encoding.ts'
import { picturedFiles } from '#tools/owner/photos/pictured-entries.ts'
import { ShopError, type Problem } from '#tools/owner/problem.ts'
import {
  languageCodes,
  languageName,
  requireLanguage,
  withValues,
  type Texts,
} from '#tools/owner/texts.ts'
import { writeFiles } from '#tools/build/write-files.ts'
import { importCategories } from './check/categories.ts'
import { faultAt, type Fault } from './faults.ts'
import { readList, type ImportOptions } from './import-file.ts'
import { columnList } from './map/columns.ts'
import type { Row } from './map/fields.ts'
import type { List } from './map/map-list.ts'
import { differences } from './write/differences.ts'
import { ordered, textsOfRow, valueOf, withTranslatedChoices } from './write/item-texts.ts'

/** Reads a list as the texts, in one language, of the products that the shop has; all else in it is left alone. */
export async function importTexts(path: string, code: string, options: ImportOptions) {
  const { folder, settings, keepsTexts } = options
  requireLanguage(settings, code)
  const file = basename(path)
  const list = await readList(path, { ...options, language: code })
  requireTextColumns(file, list)
  const languages = languageCodes(settings)
  if (languages.length === 0)
    throw new ShopError('The shop has one language: import the list without --language.')
  const { entities: before } = readCatalogue(folder, importCategories(settings), languages)
  const byNumber = new Map([
    ...before.map((entity) => [entity.product.sku ?? '', entity] as const),
    ...before.map((entity) => [entity.product.id, entity] as const),
  ])
  const rows = new Map<Entity, Row>()
  const problems: Fault[] = []
  for (const row of list.rows) {
    const numbers = [row.cells.id, row.cells.sku].flatMap((cell) =>
      cell ? [decodeCell(cell)] : [],
    )
    const entity = numbers.flatMap((number) => byNumber.get(number) ?? [])[0]
    const first = entity && rows.get(entity)?.line
    if (!entity) problems.push(faultAt(row.line, 'not-in-shop', 'id', numbers[0] ?? ''))
    else if (first === undefined) rows.set(entity, row)
    else problems.push(faultAt(row.line, 'repeated-id', 'id', numbers[0], { first }))
  }
  const translated = before.map((entity) => {
    const texts = rows.get(entity)?.texts.filter((text) => text.code === code) ?? []
    return withTexts(entity, textsOfRow(texts, entity, languages), code, languages, keepsTexts)
  })
  const after = withTranslatedChoices(translated, languages)
  return {
    list,
    name: languageName(code),
    found: rows.size,
    products: before.length,
    after,
    differences: differences(before, after, languages, String),
    problems: [...list.problems, ...problems].map((fault): Problem => ({ ...fault, file })),
  }
}

/** Writes texts into the files of `api/`, in which all else stays as it is. */
export function writeTexts(
  folder: string,
  { after, differences: { changed } }: Awaited<ReturnType<typeof importTexts>>,
): void {
  const ids = new Set(changed.map(({ id }) => id))
  const entities = after.filter(({ product }) => ids.has(product.id))
  const texts = new Map(
    entities.flatMap(({ product, texts }): [string, Texts][] => [
      [`products/${product.id}`, texts],
      [`${product.category}/${product.itemId}`, texts],
    ]),
  )
  const files = picturedFiles(folder).map(({ file, entries }) => {
    const name = file.replace(/^api\/|\.json$/g, '')
    const written = entries.map(({ value, entry }) => {
      const own = entry && texts.get(`${name}/${entry.id ?? ''}`)
      if (!own || typeof value !== 'object' || value === null) return value
      const isDetail = name !== 'products' && own.description !== undefined
      return withValues({ ...value, ...(isDetail && { description: [] }) }, own)
    })
    return [join(folder, file), jsonOf(written)] as const
  })
  writeFiles(files)
}

function withTexts(
  entity: Entity,
  texts: Texts,
  code: string,
  languages: readonly string[],
  isKept = false,
): Entity {
  const added = Object.entries(texts).flatMap(([path, { [code]: text }]) => {
    const value = valueOf(entity, path)
    const before = entity.texts[path] ?? { [languages[0] ?? '']: value }
    // Screens and sizes are often called the same in all languages.
    const isSame = before[code] === undefined && isDeepStrictEqual(value, text)
    const isAbout = path === 'name' || path === 'description'
    const stays = isAbout ? isKept && before[code] !== undefined : isSame || value === undefined
    return stays ? [] : [[path, ordered({ ...before, [code]: text }, languages)] as const]
  })
  return { ...entity, texts: { ...entity.texts, ...Object.fromEntries(added) } }
}

function requireTextColumns(file: string, { fields, columns, headerLine, languageColumns }: List) {
  const hasNumber = fields.includes('id') || fields.includes('sku')
  if (hasNumber && languageColumns.length > 0) return
  const needed = hasNumber ? 'name or description' : 'id or article number'
  throw new ShopError(
    `${file} has no column for: ${needed}. Line ${headerLine} names: ${columnList(columns)}.`,
  )
}
