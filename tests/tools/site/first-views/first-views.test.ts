import { describe, expect, it, vi } from 'vitest'
import { fromColumns } from '#src/domain/columns.ts'
import type { CountedFacet } from '#src/domain/facets/filter-products.ts'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { firstChange, listSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { firstListSchema } from '#src/domain/list/first-list.ts'
import { listView, type ListView } from '#src/domain/list/list-view.ts'
import { comparatorOf } from '#src/domain/list/sorting.ts'
import { productsOfRows } from '#src/domain/list/row-products.ts'
import {
  alsoLiked,
  brandNewModels,
  hotPriceModels,
  ofCategory,
} from '#src/domain/list/selections.ts'
import { fittedModels } from '#src/domain/product/fitted-models.ts'
import { goesWith } from '#src/domain/product/goes-with.ts'
import { listOf, partOf } from '#src/domain/product/parts.ts'
import { productSchema, type Product } from '#src/domain/product/product.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { variantsInstead } from '#src/domain/product/variants.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { syntheticShop } from '#tools/bench/synthetic-shop.ts'
import { firstViews, inColumns } from '#tools/site/first-views/first-views.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'

const rows = vi.hoisted(() => [
  { title: 'Cheap', sentence: 'All.', filter: '#/phones?price=-400&sort=price' },
  { title: 'Blue', sentence: 'All.', filter: '#/tablets?color=blue&group=model' },
  { title: 'Band', sentence: 'One.', filter: '#/accessories?kind=case', look: 'band' },
  { title: 'None', sentence: 'None.', filter: '#/phones?color=nothing' },
])

const CATEGORIES = ['phones', 'tablets', 'accessories']

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  return { SETTINGS: { ...readSettings({ rows }, ['phones', 'tablets', 'accessories']) } }
})

vi.mock('#src/domain/settings/first-views.ts', () => ({
  FIRST_VIEWS: { folder: 'assets/first-0/', parts: 150, slices: 2 },
}))

const shop = syntheticShop(1200)
const products = shop.products.map((entry, at) => {
  const availability = at % 7 === 0 ? 'out' : undefined
  return productSchema.parse({ ...entry, availability })
})
const details = new Map(
  Object.entries(shop.details).map(([category, entries]) => [
    category,
    entries.map((entry) => productDetailSchema.parse(entry)),
  ]),
)
const detailOf = ({ category, itemId }: Product) =>
  details.get(category)?.find(({ id }) => id === itemId)
const settings = { ...readSettings({ rows }, CATEGORIES), first: FIRST_VIEWS }
const views = new Map(firstViews(settings, products, detailOf))
const viewOf = (name: string) => {
  const { products, ...more } = views.get(name) ?? { products: [] }
  // As the shop reads it from its file.
  const file: unknown = JSON.parse(JSON.stringify(inColumns({ products, ...more })))
  const columns: unknown = Reflect.get(Object(file), 'products')
  return { ...more, products: fromColumns(columns).map((entry) => productSchema.parse(entry)) }
}

/** Those that have a first view. */
const mostFrequent = (values: CountedFacet['values']) =>
  values.toSorted((a, b) => b.count - a.count).slice(0, 100)
const sorted = ({ cards, search }: ListView) => cards.toSorted(comparatorOf(search.sort))

it('says in a part of the catalogue what the whole says on home', () => {
  const { products: some } = viewOf('home')
  expect(some.length).toBeLessThan(300)
  expect(brandNewModels(some)).toEqual(brandNewModels(products))
  expect(hotPriceModels(some)).toEqual(hotPriceModels(products))
  const shown = productsOfRows(products, settings.rows)
  expect(shown.map(({ length }) => length > 0)).toEqual([true, true, true, false])
  expect(productsOfRows(some, settings.rows)).toEqual(shown)
})

describe.each(CATEGORIES)('the list of %s', (category) => {
  const { products: some, list } = viewOf(`list-${category}`)
  const first = firstListSchema.parse(list)
  const whole = ofCategory(products, category)
  const index = buildFacetIndex(whole, [], products)

  it.each(['4', '16', 'all'])('has its first page of %s', (perPage) => {
    const search = listSearchSchema.parse({ perPage })
    const small = listView({
      products: some,
      whole: some,
      index: undefined,
      search,
      isRanked: false,
      first,
    })
    const large = listView({ products: whole, whole, index, search, isRanked: false })
    expect(small.cards).toEqual(large.cards.slice(0, 48))
    for (const field of ['page', 'pages', 'total', 'countText', 'announcement'] as const)
      expect(small[field]).toEqual(large[field])
  })

  const small = (change: object) => {
    const search = listSearchSchema.parse(change)
    const { products: some, list } = viewOf(listOf(category, firstChange(search)))
    const first = firstListSchema.parse(list)
    const index = buildFacetIndex(some)
    return {
      first,
      ...listView({ products: some, whole: some, index, search, isRanked: false, first }),
    }
  }
  const large = (change: object) => {
    const search = listSearchSchema.parse(change)
    return listView({ products: whole, whole, index, search, isRanked: false })
  }
  const plain = large({})
  const offered = plain.filterCounts?.facets ?? []

  it.each([
    { sale: '1' },
    { group: 'model' },
    ...['year', 'price', 'name'].map((sort) => ({ sort })),
    ...offered.flatMap(({ facet, values }) =>
      mostFrequent(values).map(({ slug }) => ({ [facet.name]: slug })),
    ),
  ])('says with %o what the whole says', (change) => {
    const right = large(change)
    const answer = small(change)
    expect(sorted(answer)).toEqual(sorted(right).slice(0, 48))
    for (const field of ['page', 'pages', 'total', 'countText', 'announcement', 'search'] as const)
      expect(answer[field]).toEqual(right[field])
    const modelsOf = new Map(Array.from(right.models ?? [], ([{ id }, model]) => [id, model]))
    for (const [{ id }, model] of answer.models ?? []) expect(model).toEqual(modelsOf.get(id))
    const { onSale, prices, facets, amounts } = answer.first
    expect(right.filterCounts).toMatchObject({ onSale, prices, facets, amounts })
  })

  it('counts what filters would leave', () => {
    const search = listSearchSchema.parse({})
    const { filterCounts } = listView({ products: whole, whole, index, search, isRanked: false })
    const { onSale, prices, facets, amounts } = first
    expect(filterCounts).toMatchObject({ onSale, prices, facets, amounts })
  })
})

it('says in the part of a product what the whole says on its page', () => {
  for (const product of products) {
    const { products: some, details: known } = viewOf(`part-${partOf(product.itemId)}`)
    expect(some).toContainEqual(product)
    expect(alsoLiked(some, product.itemId)).toEqual(alsoLiked(products, product.itemId))
    expect(goesWith(some, product)).toEqual(goesWith(products, product))
    expect(fittedModels(some, product)).toEqual(fittedModels(products, product))
    const all = details.get(product.category) ?? []
    const ofFamily = all.filter(({ namespaceId }) => namespaceId === product.namespaceId)
    const own = known?.[product.category]?.filter(
      ({ namespaceId }) => namespaceId === product.namespaceId,
    )
    expect(own).toEqual(ofFamily)
    const detail = detailOf(product)
    if (product.availability !== 'out' || !detail) continue
    expect(variantsInstead(some, own ?? [], detail)).toEqual(variantsInstead(products, all, detail))
  }
})

it('has the whole in slices, in its order', () => {
  expect([...viewOf('all-0').products, ...viewOf('all-1').products]).toEqual(products)
})
