import {
  encodeBlocksCell,
  encodeListCell,
  encodeCell,
  safeCell,
} from '#tools/owner/cells/encoding.ts'
import { factsOf, type Entity } from '#tools/owner/catalogue.ts'
import type { Field } from '#tools/owner/import/map/fields.ts'

interface CsvForm {
  readonly delimiter: ',' | ';'
  /** Before the cents. */
  readonly mark: '.' | ','
  readonly decimals: number
}

/** The form in a language, with as many decimals as the currency has. */
export function csvForm(language: string, decimals: number): CsvForm {
  const hasComma = (1.5).toLocaleString(language).includes(',')
  return hasComma
    ? { delimiter: ';', mark: ',', decimals }
    : { delimiter: ',', mark: '.', decimals }
}

/** The columns, in the order in which an owner looks for them. */
const CELLS = {
  id: ({ product }) => encodeCell(product.id),
  sku: ({ product, detail }) => encodeCell(product.sku ?? detail?.sku ?? ''),
  gtin: ({ product, detail }) => encodeCell(product.gtin ?? detail?.gtin ?? ''),
  mpn: ({ product, detail }) => encodeCell(product.mpn ?? detail?.mpn ?? ''),
  name: ({ product }) => encodeCell(product.name),
  category: ({ product }) => product.category,
  price: ({ product }, form) =>
    isOnRequest(product) ? 'on request' : priceText(product.price, form),
  fullPrice: ({ product }, form) =>
    isOnRequest(product) ? '' : priceText(product.fullPrice, form),
  // Where the price says it, an owner who writes a price has nothing else to change.
  availability: ({ product }) => (isOnRequest(product) ? '' : (product.availability ?? '')),
  stock: ({ product }) => String(product.stock ?? ''),
  availableFrom: ({ product }) => product.availableFrom ?? '',
  color: ({ product, detail }) => encodeCell(product.color ?? detail?.color ?? ''),
  colorValue: ({ product, detail }) => product.colorValue ?? detail?.colorValue ?? '',
  capacity: ({ product }) => encodeCell(product.capacity),
  brand: ({ product }) => encodeCell(product.brand ?? ''),
  year: ({ product }) => String(product.year ?? ''),
  kind: ({ product }) => product.kind ?? '',
  screen: ({ product }) => encodeCell(product.screen),
  ram: ({ product }) => encodeCell(product.ram),
  resolution: ({ detail }) => encodeCell(detail?.resolution ?? ''),
  processor: ({ detail }) => encodeCell(detail?.processor ?? ''),
  camera: ({ detail }) => encodeCell(detail?.camera ?? ''),
  zoom: ({ detail }) => encodeCell(detail?.zoom ?? ''),
  cell: ({ detail }) => encodeListCell(detail?.cell ?? []),
  fits: ({ product }) => encodeListCell(product.fits ?? []),
  description: ({ detail }) => encodeBlocksCell(detail?.description ?? []),
  image: ({ product }) => encodeCell(product.image),
  images: ({ product, detail }) => encodeListCell(detail?.images ?? [product.image]),
  slug: ({ product }) => encodeCell(product.itemId),
  family: ({ product, detail }) => encodeCell(product.namespaceId ?? detail?.namespaceId ?? ''),
  colorsAvailable: ({ detail }) => encodeListCell(detail?.colorsAvailable ?? []),
  capacityAvailable: ({ detail }) => encodeListCell(detail?.capacityAvailable ?? []),
  productOptions: ({ product }) =>
    product.options === undefined ? '' : JSON.stringify(product.options),
  pictureSizes: ({ product }) =>
    product.pictureSizes === undefined ? '' : JSON.stringify(product.pictureSizes),
} as const satisfies Partial<Record<Field, (entity: Entity, form: CsvForm) => string>>

/** The columns of numbers, which a spreadsheet may read as such. */
const NUMBERS: ReadonlySet<string> = new Set(['price', 'fullPrice'])

/** All facts of all products, under the column names that `import` knows; prices as the shop's language writes them. */
export function csvRows(entities: readonly Entity[], form: CsvForm): string[][] {
  const cells = Object.entries(CELLS)
  const names = new Set(entities.flatMap((entity) => [...ownFacts(entity).keys()]))
  const own = [...names].sort()
  const rows = entities.map((entity) => {
    const facts = ownFacts(entity)
    return [
      ...cells.map(([field, cell]) => {
        const text = cell(entity, form)
        return NUMBERS.has(field) ? text : safeCell(text)
      }),
      ...own.map((name) => safeCell(encodeCell(facts.get(name) ?? ''))),
    ]
  })
  return [[...Object.keys(CELLS), ...own.map((name) => `facts.${name}`)], ...rows]
}

/** Rows as separated text (RFC 4180), with the mark that makes Excel read UTF-8. */
export function csvText(rows: readonly string[][], delimiter: ',' | ';'): string {
  const lines = rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter))
  return `\uFEFF${lines.join('\r\n')}\r\n`
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

function quoted(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell
}
