import type * as z from 'zod'
import { pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import { optionsSchema } from '#src/domain/product/options.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { unitPriceSchema, type Product } from '#src/domain/product/product.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import {
  blocksSchema,
  decodeBlocksCell,
  decodeCell,
  decodeListCell,
  encodeBlocksCell,
  encodeCell,
  encodeListCell,
  fromJson,
  textsSchema,
} from '#tools/owner/cells/encoding.ts'
import { COLUMN_NAMES, type Field } from './column-names.ts'

export type { Field } from './column-names.ts'

/** How a value stands in a cell of the shop's own export. */
interface CellForm {
  readonly read: (cell: string) => unknown
  readonly write: (value: unknown) => string
}

interface FieldRow {
  /** Its name in `products.json`, if it stands there, and in the files of details. */
  readonly list?: keyof Product
  readonly details?: keyof ProductDetail
  /** Without one, it is a line of text, or a number. */
  readonly form?: CellForm
  /** What owners call it, as the guide does, if that is not its name here. */
  readonly word?: string
  /** Whether variants differ in it. All else is their product's, and may be only in the product's row. */
  readonly isOfVariant?: true
  /** Whether it may have a column for each language. */
  readonly isTranslated?: true
  /** Whether a product has it from the shop as it was, if the list has no column for it. */
  readonly carriesOver?: true
  /** Whether it may have several columns: their cells are lines of one text. */
  readonly hasColumns?: true
  /** Between the cells of several columns that the map names as one choice. */
  readonly between?: string
  /** Whether its cells are long although they have no form. */
  readonly isLong?: true
  /** Whether the shop does not show it by itself, so that it becomes a fact and nothing is lost. */
  readonly isFact?: true
}

const TEXT: CellForm = { read: decodeCell, write: (value) => encodeCell(String(value)) }
const LIST: CellForm = {
  read: decodeListCell,
  write: (value) => encodeListCell(textsSchema.parse(value)),
}
const BLOCKS: CellForm = {
  read: decodeBlocksCell,
  write: (value) => encodeBlocksCell(blocksSchema.parse(value)),
}
const OPTIONS = jsonForm(optionsSchema)
const SIZES = jsonForm(pictureSizesSchema)

/** `19.8/kg`. */
const UNIT_PRICE: CellForm = {
  read: (cell) => {
    const [, price = '', per] = /^([^/]+)\/(.+)$/s.exec(decodeCell(cell)) ?? []
    return unitPriceSchema.safeParse({ price: Number(price.replace(',', '.')), per }).data
  },
  write: (value) => {
    const { price, per } = unitPriceSchema.parse(value)
    return encodeCell(`${price}/${per}`)
  },
}

function jsonForm(schema: z.core.$ZodType): CellForm {
  return { read: (cell) => fromJson(schema, cell), write: JSON.stringify }
}

/** The fields of the catalogue, in the order in which an owner looks for the columns of an export. */
const CATALOGUE = {
  id: { list: 'id', isOfVariant: true },
  sku: { list: 'sku', details: 'sku', isOfVariant: true, carriesOver: true },
  gtin: { list: 'gtin', details: 'gtin', word: 'EAN', isOfVariant: true, carriesOver: true },
  mpn: { list: 'mpn', details: 'mpn', isOfVariant: true, carriesOver: true },
  name: { list: 'name', details: 'name', isTranslated: true },
  category: { list: 'category' },
  price: { list: 'price', details: 'priceDiscount', isOfVariant: true },
  fullPrice: { list: 'fullPrice', details: 'priceRegular', isOfVariant: true },
  saleUntil: { list: 'saleUntil', details: 'saleUntil', isOfVariant: true },
  basePrice: { list: 'unitPrice', details: 'unitPrice', form: UNIT_PRICE, isOfVariant: true },
  availability: { list: 'availability', isOfVariant: true },
  stock: { list: 'stock', isOfVariant: true },
  availableFrom: { list: 'availableFrom', isOfVariant: true },
  color: { list: 'color', details: 'color', isOfVariant: true, isTranslated: true },
  colorValue: { list: 'colorValue', details: 'colorValue' },
  capacity: {
    list: 'capacity',
    details: 'capacity',
    word: 'size',
    isOfVariant: true,
    between: ' / ',
    isTranslated: true,
  },
  brand: { list: 'brand', isTranslated: true, carriesOver: true },
  year: { list: 'year', carriesOver: true },
  kind: { list: 'kind' },
  screen: { list: 'screen', details: 'screen', isTranslated: true, carriesOver: true },
  ram: { list: 'ram', details: 'ram', isTranslated: true, carriesOver: true },
  resolution: { details: 'resolution', isTranslated: true, carriesOver: true },
  processor: { details: 'processor', isTranslated: true, carriesOver: true },
  camera: { details: 'camera', isTranslated: true, carriesOver: true },
  zoom: { details: 'zoom', isTranslated: true, carriesOver: true },
  cell: { details: 'cell', form: LIST, word: 'networks', isTranslated: true, carriesOver: true },
  guarantee: { details: 'guarantee', isTranslated: true, carriesOver: true },
  repairability: { details: 'repairability', isTranslated: true, carriesOver: true },
  updatesUntil: { details: 'updatesUntil', isTranslated: true, carriesOver: true },
  fits: { list: 'fits', form: LIST, carriesOver: true },
  description: { details: 'description', form: BLOCKS, isTranslated: true },
  image: { list: 'image', isOfVariant: true, isLong: true },
  images: { details: 'images', form: LIST, hasColumns: true },
  slug: { list: 'itemId', details: 'id', isOfVariant: true },
  family: { list: 'namespaceId', details: 'namespaceId' },
  colorsAvailable: { details: 'colorsAvailable', form: LIST, word: 'colors' },
  capacityAvailable: { details: 'capacityAvailable', form: LIST, word: 'sizes' },
  productOptions: { list: 'options', form: OPTIONS, isTranslated: true },
  pictureSizes: { list: 'pictureSizes', details: 'pictureSizes', form: SIZES },
} as const satisfies Partial<Record<Field, FieldRow>>

/** What only lists of other programs have, as far as there is anything to say of it. */
const OTHERS: Partial<Record<Field, FieldRow>> = {
  salePrice: { isOfVariant: true },
  saleFrom: { isOfVariant: true },
  salePeriod: { isOfVariant: true },
  onSale: { isOfVariant: true },
  per: { isOfVariant: true },
  backorders: { isOfVariant: true },
  perishable: {},
  recommendedPrice: { isFact: true },
  delivery: { isFact: true },
  weight: { isFact: true },
  published: { hasColumns: true },
  internal: { hasColumns: true },
}

type CatalogueField = keyof typeof CATALOGUE

const ROWS: Partial<Record<Field, FieldRow>> = { ...CATALOGUE, ...OTHERS }

export const FIELD_NAMES = Object.keys(COLUMN_NAMES).filter(isField)

export const CATALOGUE_FIELDS = Object.keys(CATALOGUE).filter(isOfCatalogue)

export function isField(name: string): name is Field {
  return Object.hasOwn(COLUMN_NAMES, name)
}

function isOfCatalogue(name: string): name is CatalogueField {
  return Object.hasOwn(CATALOGUE, name)
}

export function fieldRow(field: Field): FieldRow {
  return ROWS[field] ?? {}
}

/** The names of fields in the catalogue that no owner knows. */
const IN_FILES = new Map([
  ['itemId', 'slug'],
  ['namespaceId', 'family'],
])

/** What owners call a field, as the guide does. */
export function fieldName(name: string): string {
  const { word } = isField(name) ? fieldRow(name) : { word: IN_FILES.get(name) }
  return word ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** The name of a field in the catalogue: in the list, else in the details. */
export function catalogueName(field: Field): string {
  const { list, details = field } = fieldRow(field)
  return list ?? details
}

/** The value of a field of a product; what its list says counts more than its details. */
export function valueOf({ product, detail }: Pick<Entity, 'product' | 'detail'>, field: Field) {
  const { list, details } = fieldRow(field)
  return (list && product[list]) ?? (details && detail?.[details]) ?? undefined
}

/** Whether a product has nothing for a field. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A value as a cell of the shop's own export has it. */
export function cellText(field: Field, value: unknown): string {
  return value === undefined ? '' : (fieldRow(field).form ?? TEXT).write(value)
}

/** The value that `cellText` has written; undefined if the cell holds none. */
export function cellValue(field: Field, cell: string): unknown {
  return (fieldRow(field).form ?? TEXT).read(cell)
}

/** The most characters of a cell that are read. */
export function longestOf(field: Field): number {
  const { form, isLong } = fieldRow(field)
  return form || isLong ? 300_000 : 1000
}

/** The prices that shoppers see. */
export const PRICE_FIELDS = ['price', 'fullPrice', 'salePrice'] as const satisfies readonly Field[]

export type PriceField = (typeof PRICE_FIELDS)[number]

export function isPriceField(field: Field): field is PriceField {
  return PRICE_FIELDS.some((each) => each === field)
}

/** What the cells of a row say, without empty ones. */
export type Cells = Partial<Record<Field, string>>

export interface Row {
  readonly line: number
  readonly cells: Cells
  /** What the row says of the shop's facts, by their names. */
  readonly facts: Readonly<Record<string, string>>
  readonly texts: readonly RowText[]
  /** The other cells, by the keys of their columns: `option1value`. Only the rules of a shop system read them. */
  readonly others: ReadonlyMap<string, string>
}

/** A column of texts in another language than the shop's first: `name (fr)`. */
export interface LanguageColumn {
  readonly index: number
  readonly code: string
  /** Undefined for a fact. */
  readonly field: Field | undefined
  /** As the catalogue calls it: `name`, `facts.material`. */
  readonly path: string
}

/** What a row says in another language than the shop's first. */
export interface RowText extends LanguageColumn {
  readonly text: string
  /** Whether the row does not say it in the first language. */
  readonly isOnly: boolean
}
