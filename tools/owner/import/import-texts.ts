import { basename, join } from 'node:path'
import {
  jsonOf,
  readCatalogue,
  withChoicesPerLanguage,
  type Entity,
} from '#tools/owner/catalogue.ts'
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
import { writeFiles } from '#tools/site/write-files.ts'
import { importCategories } from './check/categories.ts'
import { withOwnNames } from './check/families.ts'
import { faultAt, type Fault } from './faults.ts'
import { readList, type ImportOptions } from './import-file.ts'
import { columnList } from './map/columns.ts'
import type { Row } from './map/fields.ts'
import type { List } from './map/map-list.ts'
import type { ListFile } from './parse/list-file.ts'
import { differences } from './write/differences.ts'
import { mergedTexts } from './write/merged-texts.ts'

/** Reads a list as the texts, in one language, of the products that the shop has; all else in it is left alone. */
export async function importTexts(from: ListFile, code: string, options: ImportOptions) {
  const { folder, settings, keepsTexts = false } = options
  requireLanguage(settings, code)
  const languages = languageCodes(settings)
  const [first = ''] = languages
  const name = languageName(code)
  if (code === first)
    throw new ShopError(`${name} is the first language: import the list without --language.`)
  const file = basename(from.path)
  const list = await readList(from, { ...options, language: code })
  requireTextColumns(file, list)
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
    const earlier = entity && rows.get(entity)?.line
    if (!entity) problems.push(faultAt(row.line, 'not-in-shop', 'id', numbers[0] ?? ''))
    else if (earlier === undefined) rows.set(entity, row)
    else problems.push(faultAt(row.line, 'repeated-id', 'id', numbers[0], { first: earlier }))
  }
  const items = before.map((entity) => {
    const { namespaceId: family = '', color = '', ...product } = entity.product
    const { cells = {}, texts = [] } = rows.get(entity) ?? {}
    const given = texts
      .filter((text) => text.code === code)
      .map((text) => ({
        ...text,
        isOnly: entity.texts[text.path]?.[first] === undefined && text.path in entity.texts,
      }))
    return { ...product, family, color, name: cells.name ?? '', texts: given, entity }
  })
  const after = withOwnNames(items).map(({ entity, texts }) => ({
    ...entity,
    texts: mergedTexts(entity, texts, entity, list, languages, keepsTexts),
  }))
  return {
    list,
    name,
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
  const familyOf = ({ product }: Entity) => product.namespaceId ?? product.id
  const families = new Set(after.filter(({ product }) => ids.has(product.id)).map(familyOf))
  const texts = new Map<string, Texts>(
    withChoicesPerLanguage(after)
      .filter((entity) => families.has(familyOf(entity)))
      .flatMap(({ product, texts }) => [
        [`api/products.json/${product.id}`, texts] as const,
        [`api/${product.category}.json/${product.itemId}`, texts] as const,
      ]),
  )
  const files = picturedFiles(folder).map(({ file, entries }) => {
    const written = entries.map(({ value, entry }) => {
      const own = entry && texts.get(`${file}/${entry.id ?? ''}`)
      if (!own || typeof value !== 'object' || value === null) return value
      const isDetail = file !== 'api/products.json' && own.description !== undefined
      return withValues({ ...value, ...(isDetail && { description: [] }) }, own)
    })
    return [join(folder, file), jsonOf(written)] as const
  })
  writeFiles(files)
}

function requireTextColumns(file: string, { fields, columns, headerLine, languageColumns }: List) {
  const hasNumber = fields.includes('id') || fields.includes('sku')
  if (hasNumber && languageColumns.length > 0) return
  const needed = hasNumber ? 'name or description' : 'id or article number'
  throw new ShopError(
    `${file} has no column for: ${needed}. Line ${headerLine} names: ${columnList(columns)}.`,
  )
}
