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
import { TEXT_FIELDS } from './map/language-columns.ts'
import type { List } from './map/map-list.ts'
import { differences } from './write/differences.ts'
import { decodeText, ordered, valueOf, withTranslatedChoices } from './write/item-texts.ts'

/** Reads a list as the texts, in one language, of the products that the shop has; all else in it is left alone. */
export async function importTexts(path: string, code: string, options: ImportOptions) {
  const { folder, settings, keepsTexts } = options
  requireLanguage(settings, code)
  const file = basename(path)
  const list = await readList(path, options)
  requireTextColumns(file, list)
  const languages = languageCodes(settings)
  const { entities: before } = readCatalogue(folder, importCategories(settings), languages)
  const byNumber = new Map([
    ...before.map((entity) => [entity.product.sku ?? '', entity] as const),
    ...before.map((entity) => [entity.product.id, entity] as const),
  ])
  const texts = new Map<Entity, ReturnType<typeof textsOf>>()
  const problems: Fault[] = []
  const lines = new Map<Entity, number>()
  for (const row of list.rows) {
    const numbers = [row.cells.id, row.cells.sku].flatMap((cell) =>
      cell ? [decodeCell(cell)] : [],
    )
    const entity = numbers.flatMap((number) => byNumber.get(number) ?? [])[0]
    const first = entity && lines.get(entity)
    if (!entity) problems.push(faultAt(row.line, 'not-in-shop', 'id', numbers[0] ?? ''))
    else if (first !== undefined)
      problems.push(faultAt(row.line, 'repeated-id', 'id', numbers[0], { first }))
    else {
      lines.set(entity, row.line)
      texts.set(entity, textsOf(row, code, list))
    }
  }
  const translated = before.map((entity) =>
    withTexts(entity, texts.get(entity) ?? new Map(), code, languages, keepsTexts === true),
  )
  const after = withTranslatedChoices(translated, languages)
  return {
    list,
    name: languageName(code),
    found: texts.size,
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

/** What a row says in a language: in the columns of that language, or else in those that name none. */
function textsOf(
  { cells, facts, texts }: Row,
  code: string,
  { languageColumns }: List,
): ReadonlyMap<string, unknown> {
  if (languageColumns.some((column) => column.code === code)) {
    const own = texts.filter((text) => text.code === code)
    return new Map(own.map(({ path, text }) => [path, decodeText(path, text)]))
  }
  return new Map([
    ...[...TEXT_FIELDS].flatMap(([field, path]): [string, unknown][] => {
      const cell = cells[field]
      return cell === undefined ? [] : [[path, decodeText(path, cell)]]
    }),
    ...Object.entries(facts).map(([name, text]) => [`facts.${name}`, text] as const),
  ])
}

function withTexts(
  entity: Entity,
  texts: ReadonlyMap<string, unknown>,
  code: string,
  languages: readonly string[],
  isKept: boolean,
): Entity {
  const [first = ''] = languages
  const added = [...texts].flatMap(([path, text]) => {
    const value = valueOf(entity, path)
    const isAbout = path === 'name' || path === 'description'
    const before = entity.texts[path] ?? { [first]: value }
    // Screens and sizes are often called the same in all languages.
    const isSame = before[code] === undefined && isDeepStrictEqual(value, text)
    const stays = isAbout ? isKept && before[code] !== undefined : isSame || value === undefined
    return stays ? [] : [[path, ordered({ ...before, [code]: text }, languages)] as const]
  })
  return { ...entity, texts: { ...entity.texts, ...Object.fromEntries(added) } }
}

function requireTextColumns(file: string, { fields, columns, headerLine, languageColumns }: List) {
  const hasNumber = fields.includes('id') || fields.includes('sku')
  const hasText = fields.includes('name') || fields.includes('description')
  if (hasNumber && (hasText || languageColumns.length > 0)) return
  const needed = hasNumber ? 'name or description' : 'id or article number'
  throw new ShopError(
    `${file} has no column for: ${needed}. Line ${headerLine} names: ${columnList(columns)}.`,
  )
}
