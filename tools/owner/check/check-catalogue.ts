import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { productDetailSchema, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { productSchemaOf, type Product } from '#src/domain/product/product.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import { allCategories } from '#tools/build/settings/all-categories.ts'
import type { Problem } from '#tools/owner/problem.ts'
import type { Terminal } from '#tools/owner/terminal.ts'
import { CATALOGUE_RULES, type Catalogue } from './catalogue-rules.ts'
import { ENTRY_RULES, schemaFindings } from './entry-rules.ts'
import { FAMILY_RULES } from './family-rules.ts'
import { PAIR_RULES } from './pair-rules.ts'
import { PRICE_RULES, PRODUCT_RULES } from './product-rules.ts'
import { readBytes, visitEntries } from '#tools/owner/read-json.ts'
import { findProblems, type Place, type Placed } from './rule.ts'
import { TEXT_RULES, type Texts } from './text-rules.ts'

const LIST = 'api/products.json'

interface CheckedCatalogue {
  readonly problems: readonly Problem[]
  readonly catalogue: Catalogue
  /** Whether every entry could be read: otherwise nothing can be called missing or unused. */
  readonly isWhole: boolean
}

/** What an owner should fix in `api/`, and what the shop reads from it. */
export function checkCatalogue(
  folder: string,
  settings: Settings,
  progress: Terminal['progress'],
): CheckedCatalogue {
  const problems: Problem[] = []
  // One by one: a call with a hundred thousand arguments fails.
  const report: Report = (found) => found.forEach((problem) => problems.push(problem))
  const shop = { folder, report, progress }
  const products = readProducts(shop, settings)
  const details = Object.fromEntries(
    allCategories(settings).map((category) => [category, readDetails(shop, category, products)]),
  )
  const catalogue = { products, details }
  report(compareEntries(catalogue))
  const isWhole = !problems.some(({ rule = '' }) => UNREADABLE.has(rule))
  const isRefused = problems.some(({ rule }) => rule === 'picture-address')
  const rules = CATALOGUE_RULES.filter(
    ({ name }) => (isWhole || !NEED_WHOLE.has(name)) && !(isRefused && name === 'picture-none'),
  )
  report(findProblems(rules, catalogue, { file: LIST }))
  return { problems, catalogue, isWhole }
}

/** Faults that leave some entries unknown. */
const UNREADABLE = new Set([
  'file-missing',
  'file-encoding',
  'file-not-json',
  'file-not-list',
  'entry-invalid',
  'details-file-missing',
])

/** Rules that would report an unknown entry as missing. */
const NEED_WHOLE = new Set([
  'details-missing',
  'product-missing',
  'fits-unknown',
  'nothing-to-sell',
])

type Report = (problems: readonly Problem[]) => void

/** A folder that is read, and what hears of problems and progress. */
interface ReadShop {
  readonly folder: string
  readonly report: Report
  readonly progress: Terminal['progress']
}

function readProducts(shop: ReadShop, settings: Settings): Placed<Product>[] {
  const { decimals, currency } = settings
  const schema = productSchemaOf(allCategories(settings))
  const products: Placed<Product>[] = []
  if (!existsSync(join(shop.folder, LIST))) {
    const fix = 'the command import writes it, or new with an example'
    shop.report([
      { level: 'error', rule: 'file-missing', file: LIST, message: 'does not exist', fix },
    ])
    return products
  }
  readEntries(shop, LIST, schema, Object.keys(schema.shape), (product, place) => {
    shop.report(findProblems(PRODUCT_RULES, product, place))
    shop.report(findProblems(PRICE_RULES, { product, decimals, currency }, place))
    shop.report(findProblems(TEXT_RULES, textsOfProduct(product), place))
    products.push({ place, value: product })
  })
  return products
}

function readDetails(
  shop: ReadShop,
  category: Category,
  products: readonly Placed<Product>[],
): Placed<ProductDetail>[] {
  const file = `api/${category}.json`
  const details: Placed<ProductDetail>[] = []
  if (!existsSync(join(shop.folder, file))) {
    if (!products.some(({ value }) => value.category === category)) return details
    const message = 'does not exist, so the pages of these products are not found'
    const fix = 'the command import writes it, with an entry for each product of this category'
    shop.report([{ level: 'error', rule: 'details-file-missing', file, message, fix }])
    return details
  }
  const fields = Object.keys(productDetailSchema.shape)
  readEntries(shop, file, productDetailSchema, fields, (detail, place) => {
    shop.report(findProblems(TEXT_RULES, textsOfDetail(detail), place))
    // The texts of a page are most of a catalogue, and no other rule reads them.
    details.push({ place, value: { ...detail, description: [] } })
  })
  return details
}

/** Problems between the list and the details, and between the variants of a family. */
function compareEntries({ products, details }: Catalogue): Problem[] {
  // As in the shop, the first details with an id count.
  const bySlug = new Map(
    Object.entries(details)
      .flatMap(([category, entries]) =>
        entries.map((detail) => [`${category}/${detail.value.id}`, detail] as const),
      )
      .reverse(),
  )
  const pairs = products.flatMap((product) => {
    const detail = bySlug.get(`${product.value.category}/${product.value.itemId}`)
    return detail ? findProblems(PAIR_RULES, { product: product.value, detail }, product.place) : []
  })
  const families = Object.entries(details).flatMap(([category, entries]) => [
    ...Map.groupBy(
      entries.filter(
        (detail) =>
          detail.value.namespaceId.trim() !== '' &&
          bySlug.get(`${category}/${detail.value.id}`) === detail,
      ),
      ({ value }) => value.namespaceId,
    ).values(),
  ])
  return [
    ...pairs,
    ...families.flatMap((family) =>
      findProblems(FAMILY_RULES, family, family[0]?.place ?? { file: '' }),
    ),
  ]
}

/** How many entries pass between two reports of progress. */
const STEP = 1000

/** An entry that has passed its schema is an object. */
const recordSchema = z.record(z.string(), z.unknown())

/** Visits the entries of a file that the shop can read, and reports what is wrong with the others. */
function readEntries<Entry extends Product | ProductDetail>(
  { folder, report, progress }: ReadShop,
  file: string,
  schema: z.ZodMiniType<Entry>,
  fields: readonly string[],
  visit: (entry: Entry, place: Place) => void,
): void {
  let done = 0
  const unreadable = visitEntries(file, readBytes(folder, file), ({ line, value }) => {
    const place = { file, line }
    const result = schema.safeParse(value)
    if (result.success) {
      const read: Product | ProductDetail = result.data
      const entry = { raw: recordSchema.parse(value), read: { ...read }, fields }
      report(findProblems(ENTRY_RULES, entry, place))
      visit(result.data, place)
    } else {
      report(
        schemaFindings(result.error.issues, value).map(({ message, ...finding }) => ({
          level: 'error',
          rule: 'entry-invalid',
          ...place,
          ...finding,
          message: `${message}, so the shop leaves this entry out`,
        })),
      )
    }
    done += 1
    if (done % STEP === 0) progress(done, done + STEP, `entries of ${file}`)
  })
  report(unreadable)
}

function textsOfProduct(product: Product): Texts {
  const { name, screen, capacity, ram, color = '', brand = '' } = product
  return Object.entries({ name, screen, capacity, ram, color, brand })
}

/** The texts that only the details have. */
function textsOfDetail(detail: ProductDetail): Texts {
  const { resolution, processor, camera, zoom, cell, description } = detail
  return [
    ...Object.entries({ resolution, processor, camera: camera ?? '', zoom: zoom ?? '' }),
    ...cell.map((text) => ['cell', text] as const),
    ...description.flatMap(({ title, text }) =>
      [title, ...text].map((part) => ['description', part] as const),
    ),
  ]
}
