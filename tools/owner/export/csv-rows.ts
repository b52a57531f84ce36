import { encodeCell, safeCell } from '#tools/owner/cells/encoding.ts'
import { factsOf, type Entity } from '#tools/owner/catalogue.ts'
import { withValues } from '#tools/owner/texts.ts'
import { csvText } from '#tools/site/csv-text.ts'
import {
  CATALOGUE_FIELDS,
  catalogueName,
  cellText,
  valueOf,
  type Field,
} from '#tools/owner/import/map/fields.ts'

type CsvForm = ReturnType<typeof csvForm>

/** The form in a language, with its decimal mark, and as many decimals as the currency has. */
export function csvForm(language: string, decimals: number) {
  const hasComma = (1.5).toLocaleString(language).includes(',')
  const [delimiter, mark] = hasComma ? ([';', ','] as const) : ([',', '.'] as const)
  return { delimiter, mark, decimals }
}

/** Fields whose cells hold more than the value. */
const CELLS: Partial<Record<Field, CellOf>> = {
  price: ({ product }, form) =>
    isOnRequest(product) ? 'on request' : priceText(product.price, form),
  fullPrice: ({ product }, form) =>
    isOnRequest(product) ? '' : priceText(product.fullPrice, form),
  // If the price says it, an owner who adds a price need not change another cell.
  availability: ({ product }) => (isOnRequest(product) ? '' : (product.availability ?? '')),
  images: ({ product, detail }) => cellText('images', detail?.images ?? [product.image]),
}

/** The columns of numbers, which a spreadsheet may read as such. */
const NUMBERS: ReadonlySet<string> = new Set(['price', 'fullPrice'])

/** Fields that have a column for each language of the shop, also if they have no text yet. */
const TRANSLATED: ReadonlySet<string> = new Set(['name', 'description'])

/**
 * All facts of all products, under the column names that `import` knows; prices as the shop's language writes them.
 * Texts in the other languages of the shop are beside those in the first one: `name`, `name (fr)`.
 *
 * @param languages their codes, the first one first; none if the shop has only one
 */
export function csvRows(
  entities: readonly Entity[],
  form: CsvForm,
  languages: readonly string[] = [],
): string[][] {
  const names = new Set(entities.flatMap((entity) => [...ownFacts(entity).keys()]))
  const own = [...names].sort().map((name) => ({
    column: `facts.${name}`,
    path: `facts.${name}`,
    cell: (entity: Entity) => encodeCell(ownFacts(entity).get(name) ?? ''),
  }))
  const [first = '', ...others] = languages
  const known = CATALOGUE_FIELDS.map((field) => ({
    column: field,
    path: catalogueName(field),
    cell: CELLS[field] ?? ((entity: Entity) => cellText(field, valueOf(entity, field))),
  }))
  const columns = [...known, ...own].flatMap(({ column, path, cell }) => {
    const isTranslated =
      TRANSLATED.has(column) || entities.some(({ texts }) => Object.hasOwn(texts, path))
    const inOthers = (isTranslated ? others : []).map((code): readonly [string, CellOf] => [
      `${column} (${code})`,
      (entity) =>
        entity.texts[path]?.[code] === undefined ? '' : cell(entityIn(entity, code), form),
    ])
    const inFirst: CellOf = (entity) => {
      const text = entity.texts[path]
      return text && text[first] === undefined ? '' : cell(entity, form)
    }
    return [[column, inFirst] as const, ...inOthers]
  })
  const rows = entities.map((entity) =>
    columns.map(([field, cell]) => {
      const text = cell(entity, form)
      return NUMBERS.has(field) ? text : safeCell(text)
    }),
  )
  return [columns.map(([field]) => field), ...rows]
}

type CellOf = (entity: Entity, form: CsvForm) => string

function entityIn({ product, detail, texts }: Entity, code: string): Entity {
  const values = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text[code]]),
  )
  return {
    product: withValues(product, values),
    detail: detail && withValues(detail, values),
    texts,
  }
}

/** Rows as a file, with the mark that makes Excel read UTF-8. */
export function csvFile(rows: readonly string[][], { delimiter }: CsvForm): string {
  return `\uFEFF${csvText(rows, delimiter)}`
}

function isOnRequest({ availability }: Entity['product']): boolean {
  return availability === 'request'
}

function ownFacts(entity: Entity): ReadonlyMap<string, string> {
  return new Map(Object.entries(factsOf(entity)))
}

/** `14.90`. Three decimals could be read as thousands: `1.234` is written as `1.2340`. */
function priceText(price: number, { decimals, mark }: CsvForm): string {
  const rounded = price.toFixed(decimals)
  const text = Number(rounded) === price ? rounded : String(price)
  return text.replace(/^\d+\.\d{3}$/, '$&0').replace('.', mark)
}
