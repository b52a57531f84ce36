import { productDetailSchema, type ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { choicesWith } from '#src/domain/product/variants.ts'
import { looseText } from '#src/domain/facts/facts.ts'
import { repeated } from '#tools/owner/check/rule.ts'
import { picturesByName } from '#tools/owner/picture-names.ts'
import { rowPictures } from './read-row-pictures.ts'
import { reportAlike } from './alike-rows.ts'
import { assignSlugs, type NamedRow } from './assign-slugs.ts'
import type { Entity } from './catalogue.ts'
import { reportRow, type Context } from './context.ts'
import type { Row } from './read-row.ts'
import { withEarlierFacts } from './with-earlier-facts.ts'
import { slugOf } from '#src/domain/address/slugs.ts'
import { withoutParts, withParts } from './slugs.ts'

/** How many products can be variants of one model. */
const MOST_VARIANTS = 500

/**
 * Makes the entries of the list and of the details, both from the same row. Rows of one family offer each other's
 * colours and capacities.
 *
 * @param previous the shop's products before the import, by id
 */
export function toEntities(
  rows: readonly Row[],
  previous: ReadonlyMap<string, Entity>,
  context: Context,
): Entity[] {
  const inFamilies = context.isOwn
    ? rows
    : withOwnNames(
        withoutLargeFamilies(
          rows.map((row) => ({ ...row, family: familyOf(row) })),
          context,
        ),
      )
  if (!context.isOwn) reportAlike(rows, context)
  const named = assignSlugs(inFamilies, previous, context).map((one) =>
    context.isOwn ? one : { ...one, row: withEarlierFacts(one.row, previous.get(one.id), context) },
  )
  const families = Map.groupBy(named, ({ row }) => (row.family === '' ? row : row.family))
  for (const family of families.values()) reportSameVariants(family, context)
  const choices = new Map([...families].map(([key, family]) => [key, choicesOf(family)]))
  const find = picturesByName(
    context.pictures.own,
    named.map(({ row, id, slug }) => ({ ...row, id, itemId: slug })),
  )
  const haveFacts = named.some(({ row: { own } }) => Object.keys(own).length > 0)
  return named.flatMap(({ row: read, id, slug }) => {
    const row = context.isOwn
      ? read
      : withPictures(read, find({ ...read, id, itemId: slug }), previous.get(id), context)
    const one = { row, id, slug }
    const { colors = [], capacities = [] } = choices.get(row.family === '' ? row : row.family) ?? {}
    const offered = {
      colorsAvailable: joined(row.colorsAvailable, colors),
      capacityAvailable: joined(row.capacityAvailable, capacities),
    }
    const entity = {
      product: productOf(one, haveFacts ? listedFacts(row, context) : {}),
      detail: detailOf(one, offered),
    }
    return isValid(entity, row, context) ? [entity] : []
  })
}

function familyOf(row: Row): string {
  const text = row.family === '' ? withoutParts(row.name, [row.capacity, row.color]) : row.family
  const slug = slugOf(text)
  return slug === '' ? text : slug
}

/** Each variant's page offers all others, so a column that says 'universal' in every row would make endless pages. */
function withoutLargeFamilies(rows: readonly Row[], context: Context): Row[] {
  const large = new Set<string>()
  for (const [family, [first, ...others]] of Map.groupBy(rows, (row) => row.family)) {
    if (family === '' || !first || others.length < MOST_VARIANTS) continue
    large.add(family)
    reportRow(context, {
      level: 'warning',
      rule: 'large-family',
      line: first.line,
      field: 'family',
      read: family,
      message:
        `${others.length + 1} products are variants of one model, ` +
        `and at most ${MOST_VARIANTS} can be offered together`,
      fix: 'write the model of each; until then, each is a model of its own',
    })
  }
  return rows.map((row) => (large.has(row.family) ? { ...row, family: '' } : row))
}

/** Adds capacity and colour to the names of variants that have the same name. */
function withOwnNames(rows: readonly Row[]): Row[] {
  const keyOf = ({ family, name }: Row) => JSON.stringify([family, name])
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return rows.map((row) =>
    counts.get(keyOf(row)) === 1
      ? row
      : { ...row, name: withParts(row.name, [row.capacity, row.color]) },
  )
}

/** If the file names no picture, takes those that are called like the product, else those that `photos` has found. */
function withPictures(
  row: Row,
  named: readonly string[],
  before: Entity | undefined,
  { pictures }: Context,
): Row {
  if (row.image !== '') return row
  if (named.length > 0) {
    return { ...row, ...rowPictures(named.map((path) => pictures.find(path) ?? { path })) }
  }
  const { image = '', pictureSizes } = before?.product ?? {}
  if (!pictureSizes) return row
  return { ...row, image, images: before?.detail?.images ?? [image], pictureSizes }
}

function choicesOf(family: readonly NamedRow[]) {
  return {
    colors: choicesWith([...new Set(family.map(({ row }) => row.color))], ''),
    capacities: choicesWith([...new Set(family.map(({ row }) => row.capacity))], ''),
  }
}

/** The choices in the file's order, then those that only the family's rows have. */
function joined(listed: readonly string[], sold: readonly string[]): string[] {
  const keys = new Set(listed.map(looseText))
  return [...listed, ...sold.filter((value) => !keys.has(looseText(value)))]
}

function productOf({ row, id, slug }: NamedRow, facts: Pick<Product, 'facts'>): Product {
  return {
    id,
    name: row.name,
    screen: row.screen,
    capacity: row.capacity,
    ram: row.ram,
    itemId: slug,
    category: row.category,
    image: row.image,
    ...(row.pictureSizes && { pictureSizes: row.pictureSizes }),
    price: row.price,
    fullPrice: row.fullPrice,
    ...(row.year !== undefined && { year: row.year }),
    ...(row.family !== '' && { namespaceId: row.family }),
    ...(row.color !== '' && { color: row.color }),
    ...(row.colorValue !== '' && { colorValue: row.colorValue }),
    ...(row.brand !== '' && { brand: row.brand }),
    ...(row.kind && { kind: row.kind }),
    ...(row.fits.length > 0 && { fits: [...row.fits] }),
    ...facts,
    ...numbersOf(row),
    ...row.stock,
  }
}

function detailOf(
  { row, slug }: NamedRow,
  offered: Pick<ProductDetail, 'colorsAvailable' | 'capacityAvailable'>,
): ProductDetail {
  return {
    id: slug,
    name: row.name,
    screen: row.screen,
    capacity: row.capacity,
    ram: row.ram,
    namespaceId: row.family,
    images: [...row.images],
    ...(row.pictureSizes && { pictureSizes: row.pictureSizes }),
    color: row.color,
    ...(row.colorValue !== '' && { colorValue: row.colorValue }),
    ...offered,
    priceDiscount: row.price,
    priceRegular: row.fullPrice,
    resolution: row.resolution,
    processor: row.processor,
    ...(row.camera !== '' && { camera: row.camera }),
    ...(row.zoom !== '' && { zoom: row.zoom }),
    cell: [...row.cell],
    description: row.description,
    ...ownFactsOf(row),
    ...numbersOf(row),
  }
}

/** What lists need of a row's facts; if that is nothing, an empty object, without which they would load its details. */
function listedFacts({ own }: Row, { pageFacts }: Context): Pick<Product, 'facts'> {
  return {
    facts: Object.fromEntries(Object.entries(own).filter(([name]) => !pageFacts.has(name))),
  }
}

function ownFactsOf({ own }: Row): Pick<Product, 'facts'> {
  return Object.keys(own).length === 0 ? {} : { facts: { ...own } }
}

function numbersOf({ sku, gtin, mpn }: Row): Pick<Product, 'sku' | 'gtin' | 'mpn'> {
  return {
    ...(sku !== '' && { sku }),
    ...(gtin !== '' && { gtin }),
    ...(mpn !== '' && { mpn }),
  }
}

/** Shoppers choose by colour and capacity, so they can reach only the first of two variants with the same ones. */
function reportSameVariants(family: readonly NamedRow[], context: Context): void {
  const choiceOf = ({ row }: NamedRow) =>
    JSON.stringify([looseText(row.color), looseText(row.capacity)])
  for (const [{ row }, first] of repeated(family, choiceOf)) {
    reportRow(context, {
      level: 'warning',
      rule: 'same-variant',
      line: row.line,
      field: 'color',
      read: `${row.color} ${row.capacity}`,
      message: `line ${first.row.line} is of the same model ("${row.family}"), colour and capacity`,
      fix: 'write the colour or capacity in which they differ, or another model for one of them',
    })
  }
}

/** Reports what the shop would leave out, by the shop's own schemas. */
function isValid({ product, detail }: Entity, row: Row, context: Context): boolean {
  const issues = [
    ...(context.productSchema.safeParse(product).error?.issues ?? []),
    ...(productDetailSchema.safeParse(detail).error?.issues ?? []),
  ]
  for (const { path, message } of issues.slice(0, 1)) {
    context.onProblem({
      level: 'error',
      rule: 'invalid',
      file: context.file,
      line: row.line,
      field: path.join('.'),
      message: `the shop cannot show this value (${message})`,
      fix: 'change it in the file; the product is left out',
    })
  }
  return issues.length === 0
}
