import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { gramsOf } from '#src/domain/order/delivery.ts'
import { productDetailSchema, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { productSchemaOf, type Product } from '#src/domain/product/product.ts'
import { type Settings, allCategories } from '#tools/site/settings/read-settings.ts'
import { entryInLanguage, languageFaults } from '#tools/site/languages/in-language.ts'
import { shownValue } from '#tools/site/json-values.ts'
import { languageCodes, languageName } from '#tools/owner/texts.ts'
import { counted } from '#tools/owner/counted.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { jsonEntries } from '#tools/owner/read-json.ts'
import { catalogueProblems } from './catalogue-problems.ts'
import { entryProblems, invalidProblems } from './entry-problems.ts'
import { priceProblems } from './price-problems.ts'
import { problem, problemsAt, type Place, type Placed } from './problems.ts'
import { detailProblems, productProblems } from './product-problems.ts'

const LIST = 'api/products.json'

/** What an owner should fix in `api/`, and what the shop reads from it. */
export function checkCatalogue(folder: string, settings: Settings) {
  const problems: Problem[] = []
  const report = (found: Iterable<Problem>) => problems.push(...found)
  const shop = { folder, report, settings }
  const categories = allCategories(settings)
  const products = readEntries(shop, LIST, productSchemaOf(categories), (product, place) =>
    productProblems(product, settings, place),
  )
  const details = Object.fromEntries(
    categories.map((category) => [
      category,
      readEntries(shop, `api/${category}.json`, productDetailSchema, detailProblems),
    ]),
  )
  const has = (file: string) => existsSync(join(folder, file))
  if (!has(LIST)) report([problem('file-missing', { file: LIST })])
  const needed = new Set(products.map(({ value }) => `api/${value.category}.json`))
  report(
    [...needed]
      .filter((file) => !has(file))
      .map((file) => problem('details-file-missing', { file })),
  )
  const catalogue = { products, details }
  const described = Object.values(details).flat()
  const unnamed = products.filter(({ value }) => value.nameLanguage)
  const undescribed = described.filter(({ value }) => value.textLanguage)
  report(missingTexts(settings, 'name', unnamed.length, products.length))
  report(missingTexts(settings, 'description', undescribed.length, described.length))
  const isWeighed =
    settings.facts?.weight && settings.delivery.some((way) => way.byWeight.length > 0)
  const unweighed = products.filter(({ value }) => gramsOf(value, settings) === Infinity)
  const [first] = isWeighed ? unweighed : []
  if (first) report([problem('weight-missing', first.place, { count: unweighed.length })])
  report(unlistedFacts(settings, products, described))
  report(priceProblems(folder, settings, products))
  // Otherwise nothing can be called missing or unused.
  const isWhole = !problems.some(({ rule = '' }) => UNREADABLE.has(rule))
  report(
    [...catalogueProblems(catalogue)].filter(({ rule = '' }) => isWhole || !NEED_WHOLE.has(rule)),
  )
  return { problems, catalogue, isWhole }
}

/** Faults that leave some entries unknown. */
const UNREADABLE = new Set([
  ...['file-missing', 'file-encoding', 'file-not-json', 'file-not-list', 'entry-invalid'],
  ...['details-file-missing', 'text-language'],
])

/** Rules that would call an unknown entry missing. */
const NEED_WHOLE = new Set([
  ...['details-missing', 'product-missing', 'fits-unknown', 'nothing-to-sell'],
])

interface ReadShop {
  readonly folder: string
  readonly report: (problems: Iterable<Problem>) => unknown
  readonly settings: Settings
}

/** How many texts are shown in another language, by what these are. */
function missingTexts(settings: Settings, field: string, missing: number, all: number): Problem[] {
  const { language: code } = new Intl.Locale(settings.language)
  const values = { missing, all, what: field, code, language: languageName(code) }
  return missing === 0 ? [] : [problem('text-missing', { file: LIST, field }, values)]
}

/** Lists load no details for the facts of products that have others, so their filters would lack them. */
function* unlistedFacts(
  { facts = {} }: Settings,
  products: readonly Placed<Product>[],
  details: readonly Placed<ProductDetail>[],
): Generator<Problem> {
  const detailOf = new Map(details.map(({ value }) => [value.id, value]))
  for (const [name, { label, filter }] of Object.entries(facts)) {
    const unlisted = products.filter(
      ({ value: { itemId, facts: listed } }) =>
        listed && listed[name] === undefined && detailOf.get(itemId)?.facts?.[name] !== undefined,
    )
    const [first] = filter === true ? unlisted : []
    const values = { label: shownValue(label), name, products: counted(unlisted.length, 'product') }
    if (first) yield problemsAt(first.place)('fact-unlisted', 'facts', undefined, values)
  }
}

/** An entry that has passed its schema is an object. */
const recordSchema = z.record(z.string(), z.unknown())

/** The entries of a file that the shop can read. Reports what is wrong with them, and the others. */
function readEntries<Entry extends Product | ProductDetail>(
  { folder, report, settings }: ReadShop,
  file: string,
  schema: z.ZodMiniType<Entry> & { readonly shape: object },
  problemsOf: (entry: Entry, place: Place) => Iterable<Problem>,
): Placed<Entry>[] {
  if (!existsSync(join(folder, file))) return []
  const codes = languageCodes(settings)
  const { language } = new Intl.Locale(settings.language)
  const fields = Object.keys(schema.shape)
  const { entries, problem: unreadable } = jsonEntries(file, readFileSync(join(folder, file)))
  if (unreadable) report([unreadable])
  return entries.flatMap(({ line, value }) => {
    const place = { file, line }
    const entry = codes.length > 1 ? entryInLanguage(value, language, codes) : value
    const { data, error } = schema.safeParse(entry)
    const faults = languageFaults(value, codes)
    report(
      faults.map(({ field, message: fault, fix }) =>
        problem('text-language', { ...place, field }, { fault, fix }),
      ),
    )
    if (error && faults.length === 0) report(invalidProblems(error.issues, entry, place))
    if (!data) return []
    report(entryProblems(recordSchema.parse(entry), { ...data }, fields, place))
    report(problemsOf(data, place))
    return [{ place, value: data }]
  })
}
