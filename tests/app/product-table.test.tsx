import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listSearchSchema, type CatalogueSearch } from '#src/domain/catalogue-search.ts'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { filterProducts } from '#src/domain/facets/filter-products.ts'
import { groupByModel } from '#src/domain/facets/models.ts'
import type { Product } from '#src/domain/product.ts'
import { useProductTable } from '#src/features/catalogue/use-product-table.ts'
import { detail, product } from '../support/products.ts'

const variant = (itemId: string, namespaceId: string, color: string, price: number) =>
  product({ itemId, name: itemId, namespaceId, color, price })

const PRODUCTS = [
  variant('one-black', 'one', 'black', 500),
  variant('one-blue', 'one', 'sky blue', 450),
  variant('two-blue', 'two', 'navy', 300),
  variant('two-red', 'two', 'red', 250),
  variant('three-red', 'three', 'red', 400),
]

const NO_SEARCH: CatalogueSearch = listSearchSchema.parse({})

/** The table of the list, with the code for filters unless said. */
function renderTable(search: Partial<CatalogueSearch>, isRanked = false, list = PRODUCTS) {
  const counted = vi.fn(filterProducts)
  const filtering = {
    filterProducts: counted,
    groupByModel,
    index: buildFacetIndex(PRODUCTS),
    isRanked,
  }
  const { result, rerender } = renderHook(
    (change: Partial<CatalogueSearch>) =>
      useProductTable(list, { ...NO_SEARCH, ...change }, filtering),
    { initialProps: search },
  )
  return { table: () => result.current, rerender, counted }
}

const ids = (products: readonly Product[]) => products.map(({ itemId }) => itemId)

it('shows the whole list where the code for filters has not loaded', () => {
  const { result } = renderHook(() => useProductTable(PRODUCTS, { ...NO_SEARCH, color: ['blue'] }))
  expect(result.current).toMatchObject({ total: 5, filtered: undefined, models: undefined })
  expect(result.current.shown).toStrictEqual(PRODUCTS)
})

it('shows the products that pass the filters, and what the other values would give', () => {
  const { table } = renderTable({ color: ['blue'] })
  expect(ids(table().shown)).toStrictEqual(['one-blue', 'two-blue'])
  expect(table().total).toBe(2)
  expect(table().filtered?.facets).toMatchObject([
    { facet: 'color', values: [{ slug: 'black', count: 1 }, { slug: 'red' }, { slug: 'blue' }] },
  ])
})

it('sorts and pages the filtered list', () => {
  const { table, rerender } = renderTable({ color: ['blue', 'red'], sort: 'price', perPage: 4 })
  expect(ids(table().shown)).toStrictEqual(['two-red', 'two-blue', 'three-red', 'one-blue'])
  rerender({ color: ['black'], sort: 'price', perPage: 4, page: 9 })
  expect(ids(table().shown)).toStrictEqual(['one-black'])
  expect(table()).toMatchObject({ page: 1, pages: 1, total: 1 })
})

it('shows a variant per model, and the models behind them', () => {
  const { table } = renderTable({ group: 'model' })
  expect(ids(table().shown)).toStrictEqual(['one-blue', 'two-red', 'three-red'])
  expect(table().total).toBe(3)
  expect(table().models?.get('two-red')?.variants).toStrictEqual(PRODUCTS.slice(2, 4))
})

it('shows the variant that the filters let pass', () => {
  const { table } = renderTable({ group: 'model', color: ['black', 'blue'] })
  expect(ids(table().shown)).toStrictEqual(['one-blue', 'two-blue'])
})

it('shows the best match of a search, not the cheapest', () => {
  const { table } = renderTable({ group: 'model' }, true)
  expect(ids(table().shown)).toStrictEqual(['one-black', 'two-blue', 'three-red'])
})

it('sorts models by the variants that they show', () => {
  const { table } = renderTable({ group: 'model', sort: 'price' })
  expect(ids(table().shown)).toStrictEqual(['two-red', 'three-red', 'one-blue'])
})

it('shows nothing where nothing passes', () => {
  const { table } = renderTable({ color: ['black'], price: { to: 100 } })
  expect(table()).toMatchObject({ shown: [], total: 0, page: 1, pages: 1 })
})

it('filters what a search has found, and models know their other variants', () => {
  const list = [PRODUCTS[3], PRODUCTS[0]].flatMap((each) => each ?? [])
  const { table } = renderTable({ group: 'model', color: ['red', 'black'] }, true, list)
  expect(ids(table().shown)).toStrictEqual(['two-red', 'one-black'])
  expect(table().models?.get('two-red')).toStrictEqual({
    shown: PRODUCTS[3],
    matching: [PRODUCTS[3]],
    variants: PRODUCTS.slice(2, 4),
  })
})

it('shows products as the list has them, and models with the facts of their details', () => {
  const details = [detail({ id: 'one-black', namespaceId: 'one', color: 'black' })]
  const bare = product({ itemId: 'one-black' })
  const filtering = { filterProducts, groupByModel, index: buildFacetIndex([bare], details) }
  const { result } = renderHook(() =>
    useProductTable([bare], { ...NO_SEARCH, group: 'model' }, { ...filtering, isRanked: false }),
  )
  expect(result.current.shown[0]).toBe(bare)
  expect(result.current.models?.get('one-black')?.shown.color).toBe('black')
})

it('does not filter again for another page or order', () => {
  const search = { color: ['blue', 'red'], perPage: 4 } as const
  const { table, rerender, counted } = renderTable(search)
  const { filtered } = table()
  rerender({ ...search, sort: 'price', page: 2 })
  expect(table().filtered).toBe(filtered)
  expect(counted).toHaveBeenCalledOnce()
})

it('shows the whole list again without filters', () => {
  const { table, rerender } = renderTable({ color: ['blue'] })
  rerender({})
  expect(table().shown).toStrictEqual(PRODUCTS)
})
