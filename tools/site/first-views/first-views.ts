import { isDeepStrictEqual } from 'node:util'
import {
  type CatalogueSearch,
  firstChange,
  listSearchSchema,
} from '#src/domain/list/catalogue-search.ts'
import { listView } from '#src/domain/list/list-view.ts'
import { productsOfRows } from '#src/domain/list/row-products.ts'
import { comparatorOf, SORT_ORDERS } from '#src/domain/list/sorting.ts'
import { brandNewModels, hotPriceModels } from '#src/domain/list/selections.ts'
import { buildFacetIndex, type FacetIndex } from '#src/domain/facets/facet-index.ts'
import { GROUPS } from '#src/domain/facets/filters.ts'
import { withDetail } from '#src/domain/facets/missing-facts.ts'
import { shortModelName } from '#src/domain/product/model-name.ts'
import { buyable, cheapest } from '#src/domain/product/model.ts'
import { goesWith } from '#src/domain/product/goes-with.ts'
import { NEAR_PARTS, listOf, partOf } from '#src/domain/product/parts.ts'
import { type Product, productSchemaOf } from '#src/domain/product/product.ts'
import { type ProductDetail, productDetailSchema } from '#src/domain/product/product-detail.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { parsedEntries } from '#tools/site/previews/preview-shop.ts'
import { priorPrices } from '#tools/site/prices/prior-prices.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { toColumns } from './to-columns.ts'

/** Cards of a list, more than a window shows. */
const FIRST_CARDS = 48

/** Of a facet with more values, only the most frequent have a first view: the filters hide the others at first. */
const MOST_VALUES = 100

/** What the first view of a page has. */
export interface FirstViewContent {
  readonly products: readonly Product[]
  /** By category: slugs of two categories may be the same. */
  readonly details?: Readonly<Record<Category, readonly ProductDetail[]>>
  readonly list?: object | undefined
}

type View = readonly [name: string, content: FirstViewContent]

/** The names of the first views of a large shop, with their files' texts, one after another (decision 061). */
export async function* firstViewFiles(folder: string, settings: Settings) {
  const shown = Object.keys(settings.categories)
  const prior = priorPrices(folder, settings)
  const details = new Map<Category, Map<string, ProductDetail>>()
  for (const category of shown) {
    const file = `api/${category}.json`
    const entries = await parsedEntries(folder, file, settings, productDetailSchema, prior)
    details.set(category, new Map(entries.map((detail) => [detail.id, detail])))
  }
  const detailOf = ({ category, itemId }: Product) => details.get(category)?.get(itemId)
  const schema = productSchemaOf(shown)
  const complete = (await parsedEntries(folder, 'api/products.json', settings, schema, prior)).map(
    (entry) => withDetail(entry, detailOf(entry)),
  )
  for (const [name, view] of firstViews(settings, complete, detailOf))
    yield [`${name}.json`, JSON.stringify(inColumns(view))] as const
}

/** What a file has of a first view. */
export function inColumns({ products, details, list }: FirstViewContent) {
  return {
    products: toColumns(products),
    details:
      details &&
      Object.fromEntries(Object.entries(details).map(([id, each]) => [id, toColumns(each)])),
    list,
  }
}

/** All first views, from complete products. */
export function* firstViews(
  { categories, rows, first = { folder: '', parts: 1, slices: 1 } }: Settings,
  products: readonly Product[],
  detailOf: (product: Product) => ProductDetail | undefined,
): Generator<View> {
  yield ['home', { products: homeProducts(products, rows) }]
  for (const category of Object.keys(categories)) yield* lists(category, products)
  yield* parts(first.parts, products, detailOf)
  const size = Math.ceil(products.length / first.slices)
  for (let slice = 0; slice < first.slices; slice++)
    yield [`all-${slice}`, { products: products.slice(slice * size, (slice + 1) * size) }]
}

/** The products of home's rows, and as many others as the same rows need. */
function homeProducts(products: readonly Product[], rows: Settings['rows']): readonly Product[] {
  const rowsOf = (some: readonly Product[]) => [
    brandNewModels(some),
    hotPriceModels(some),
    ...productsOfRows(some, rows),
  ]
  const right = rowsOf(products)
  const needed = new Set(right.flat())
  const some = () => products.filter((product) => needed.has(product))
  for (const more of [familiesOf, withValues]) {
    for (const product of more(needed, products)) needed.add(product)
    if (isDeepStrictEqual(rowsOf(some()), right)) return some()
  }
  return products
}

function familiesOf(needed: ReadonlySet<Product>, products: readonly Product[]) {
  const models = new Set(Array.from(needed, ({ namespaceId }) => namespaceId))
  models.delete(undefined)
  return products.filter(({ namespaceId }) => models.has(namespaceId))
}

/** A list drops filters by what less than two of its values are known of. */
function withValues(needed: ReadonlySet<Product>, products: readonly Product[]) {
  const categories = new Set(Array.from(needed, ({ category }) => category))
  return [...categories].flatMap((category) => {
    const { facets, amounts, rows } = buildFacetIndex(
      products.filter((product) => product.category === category),
      [],
      products,
    )
    const firstOf = (valueOf: (row: FacetIndex['rows'][number]) => unknown) =>
      [...Map.groupBy(rows, valueOf).values()].slice(0, 3).flatMap(([row]) => row?.listed ?? [])
    return [
      ...facets.flatMap(({ valuesOf }) => firstOf((row) => valuesOf(row)[0])),
      ...amounts.flatMap(({ amountOf }) => firstOf(amountOf)),
    ]
  })
}

/** The first views of a category: of its list as it is, and with each change that is one press. */
function* lists(category: Category, products: readonly Product[]): Generator<View> {
  const whole = products.filter((product) => product.category === category)
  const index = buildFacetIndex(whole, [], products)
  const plain = listView({ ...inWhole(whole, index), search: listSearchSchema.parse({}) })
  const { facets = [] } = plain.filterCounts ?? {}
  const values = facets.flatMap(({ facet, values }) =>
    values
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_VALUES)
      .map(({ slug }) => ({ [facet.name]: [slug] })),
  )
  const searches = [
    ...[{}, { sale: true }, ...values],
    ...GROUPS.map((group) => ({ group })),
    ...SORT_ORDERS.map(({ value }) => ({ sort: value })),
  ].map((change) => listSearchSchema.parse(change))
  const byChange = new Map(searches.map((search) => [firstChange(search), search]))
  const files = Map.groupBy(byChange, ([change = '']) => listOf(category, change))
  // Two changes with the same hash are left to the whole, as is a filter that nothing passes.
  for (const [name, [[change, search] = [], other]] of files) {
    if (other || change === undefined || !search) continue
    yield [name, firstOfList(change, search, whole, index)]
  }
}

function inWhole(whole: readonly Product[], index: FacetIndex) {
  return { products: whole, whole, index, isRanked: false }
}

/** The first cards of a list, whole families if cards show models, and the counts of all. */
function firstOfList(
  change: string,
  search: CatalogueSearch,
  whole: readonly Product[],
  index: FacetIndex,
): FirstViewContent {
  const { cards, models, total, filterCounts } = listView({ ...inWhole(whole, index), search })
  const first = new Set(cards.toSorted(comparatorOf(search.sort)).slice(0, FIRST_CARDS))
  const needed = models ? familiesOfCards(first, index) : first
  const products = whole.filter((product) => needed.has(product))
  const passing = new Set(filterCounts?.rows.map(({ listed }) => listed))
  return {
    products,
    list: filterCounts && {
      ...{ change, total, all: filterCounts.total, variants: filterCounts.rows.length },
      others: products.flatMap((product, place) => (passing.has(product) ? [] : place)),
      ...{ onSale: filterCounts.onSale, prices: filterCounts.prices },
      facets: filterCounts.facets.map((each) => ({ ...each, facet: each.facet.name })),
      amounts: filterCounts.amounts.map((each) => ({ ...each, facet: each.facet.name })),
    },
  }
}

function familiesOfCards(cards: ReadonlySet<Product>, { rows }: FacetIndex): Set<Product> {
  const families = new Set(
    rows.filter(({ listed }) => cards.has(listed)).map(({ variants }) => variants),
  )
  return new Set(rows.filter(({ variants }) => families.has(variants)).map(({ listed }) => listed))
}

/** What the pages of a part's products show: their families with details, what goes with them, and others. */
function* parts(
  count: number,
  products: readonly Product[],
  detailOf: (product: Product) => ProductDetail | undefined,
): Generator<View> {
  const places = new Map(products.map((product, place) => [product, place]))
  const byModel = Map.groupBy(products, ({ namespaceId }) => namespaceId)
  const byFit = Map.groupBy(
    products.flatMap((product) => [...new Set(product.fits)].map((fit) => ({ fit, product }))),
    ({ fit }) => fit,
  )
  const inPart = Map.groupBy(products, ({ itemId }) => partOf(itemId))
  const inCatalogue = (some: Iterable<Product>) =>
    [...new Set(some)].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  const modelsOf = ({ namespaceId }: Product) => byModel.get(namespaceId) ?? []
  /** All that `goesWith` chooses from. */
  const suitable = ({ namespaceId = '', fits = [] }: Product) =>
    inCatalogue([
      ...fits.flatMap((fit) => byModel.get(fit) ?? []),
      ...(byFit.get(namespaceId)?.map(({ product }) => product) ?? []),
    ])
  for (let part = 0; part < count; part++) {
    const own = inPart.get(part) ?? []
    const families = inCatalogue(
      own.flatMap((product) => (product.namespaceId ? modelsOf(product) : product)),
    )
    const near = Array.from(
      { length: Math.min(NEAR_PARTS, count) },
      (_, index) => inPart.get((part + index) % count) ?? [],
    )
    const fitted = own.flatMap(({ fits = [] }) =>
      fits.flatMap((fit) => enoughForName(byModel.get(fit) ?? [])),
    )
    let products = inCatalogue([...families, ...near.flat(), ...fitted])
    for (const product of own) {
      const among = suitable(product)
      const right = goesWith(among, product)
      products = inCatalogue([...products, ...right])
      if (!isDeepStrictEqual(goesWith(products, product), right))
        products = inCatalogue([...products, ...among])
    }
    const detailed = Map.groupBy(families, ({ category }) => category)
    const details = Array.from(
      detailed,
      ([category, all]) => [category, all.flatMap((product) => detailOf(product) ?? [])] as const,
    )
    yield [`part-${part}`, { products, details: Object.fromEntries(details) }]
  }
}

/** The variant that stands for a model, and others until the model has the same name as with all of them. */
function enoughForName(variants: readonly Product[]): readonly Product[] {
  if (variants.length === 0) return []
  const some = [cheapest(buyable(variants))]
  const name = shortModelName(variants)
  for (const variant of variants) {
    if (shortModelName(some) === name) break
    some.push(variant)
  }
  return some
}
