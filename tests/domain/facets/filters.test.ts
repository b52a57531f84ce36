import { expect, it } from 'vitest'
import { NO_FILTERS } from '#src/domain/facets/filters.ts'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { knownFilters } from '#src/domain/facets/filters.ts'
import { product } from '#tests/support/products.ts'

const index = buildFacetIndex([
  product({ id: 'a', brand: 'Apple', color: 'black', price: 100 }),
  product({ id: 'b', brand: 'Sony', color: 'red', price: 200 }),
])

it('filters whose values the products have stay the same object', () => {
  const filters = { ...NO_FILTERS, brand: ['apple', 'sony'], color: ['red'], sale: true }
  expect(knownFilters(index, filters)).toBe(filters)
})

it('values that no product has are dropped', () => {
  const filters = { ...NO_FILTERS, brand: ['Apple', 'apple', 'bose'], color: ['blue'] }
  expect(knownFilters(index, filters)).toStrictEqual({ ...NO_FILTERS, brand: ['apple'] })
})

it('values of a facet that is not there are dropped', () => {
  const filters = { ...NO_FILTERS, kind: ['phone'], year: ['2022'], capacity: ['64gb'] }
  expect(knownFilters(index, filters)).toStrictEqual(NO_FILTERS)
})

it('prices stay, although no product has them', () => {
  const filters = { ...NO_FILTERS, price: { from: 1000 } }
  expect(knownFilters(index, filters)).toBe(filters)
})

it.each(['__proto__', 'constructor', 'toString', ''])('"%s" is dropped', (slug) => {
  expect(knownFilters(index, { ...NO_FILTERS, brand: [slug] }).brand).toStrictEqual([])
})
