import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_FILTERS } from '#src/domain/facets/filters.ts'
import {
  listSearchSchema,
  resultsSearchSchema,
  type CatalogueSearch,
  PAGE_SIZES,
} from '#src/domain/list/catalogue-search.ts'
import { searchParameters } from '#src/domain/address/search-parameter.ts'
import { parseSearch, stringifySearch } from '#src/domain/address/page-address.ts'
import { SORT_ORDERS } from '#src/domain/list/sorting.ts'
import { LINKS } from '#tests/domain/links.ts'
import { tries } from '#tests/support/tries.ts'

const DEFAULTS: CatalogueSearch = {
  q: '',
  ...NO_FILTERS,
  group: 'variant',
  sort: 'all',
  perPage: 'all',
  page: 1,
}

it('shows the whole list in the order of the catalogue by default, and the models that a search finds', () => {
  expect(listSearchSchema.parse({})).toStrictEqual(DEFAULTS)
  expect(resultsSearchSchema.parse({})).toStrictEqual({ ...DEFAULTS, group: 'model' })
})

const queryOf = (search: CatalogueSearch) =>
  stringifySearch(searchParameters(listSearchSchema, search))

const read = (query: string) => listSearchSchema.parse(parseSearch(query))

describe.each(Object.entries(LINKS))('a link %s', (_kind, links) => {
  it.each(links)('"%s" opens the list with %o', (query, change) => {
    expect(listSearchSchema.parse(parseSearch(query))).toStrictEqual({ ...DEFAULTS, ...change })
  })

  it('has one address', () => {
    for (const [query] of links) {
      const canonical = queryOf(read(query))
      expect(read(canonical)).toStrictEqual(read(query))
      expect(queryOf(read(canonical))).toBe(canonical)
    }
  })
})

it.each([
  ['', 'model'],
  ['?group=model', 'model'],
  ['?group=nonsense', 'model'],
  ['?group=variant', 'variant'],
])('the search page reads "%s" as one card per %s', (query, group) => {
  const search = resultsSearchSchema.parse(parseSearch(query))
  expect(search.group).toBe(group)
  expect(searchParameters(resultsSearchSchema, search).group).toBe(
    group === 'variant' ? group : undefined,
  )
})

it.each([
  ['prices that no address holds', { price: { from: -1, to: 2.5 } }],
  ['nothing', { page: undefined, perPage: null, sort: undefined }],
  ['values that are no text', { page: Symbol('2'), perPage: Symbol('8'), sort: () => 'price' }],
])('drops %s', (_kind, search) => {
  expect(listSearchSchema.parse(search)).toStrictEqual(DEFAULTS)
})

const slugs = fc
  .array(fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', '6', '.', '-', '_', '*', '~') }))
  .map((values) => [...new Set(values)].sort())

const ends = fc.tuple(fc.nat(9_999_999_999), fc.nat(9_999_999_999))

const range = fc.oneof(
  ends.map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
  ends.map(([from]) => ({ from })),
  ends.map(([to]) => ({ to })),
  fc.constant({}),
)

const searches: fc.Arbitrary<CatalogueSearch> = fc.record(
  {
    q: fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => text.trim().slice(0, 40).trim()),
    brand: slugs,
    kind: slugs,
    color: slugs,
    capacity: slugs,
    ram: slugs,
    screen: slugs,
    year: slugs,
    availability: slugs,
    fits: slugs,
    ...{ price: range, battery: range, weight: range, noise: slugs, display: slugs, jack: slugs },
    sale: fc.boolean(),
    group: fc.constantFrom('variant', 'model'),
    sort: fc.constantFrom(...SORT_ORDERS.map(({ value }) => value)),
    perPage: fc.constantFrom(...PAGE_SIZES),
    page: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  },
  { noNullPrototype: true },
)

it('the address of a list opens the list that it was written for, read from text or from values', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(read(queryOf(search))).toStrictEqual(search)
      expect(listSearchSchema.parse(search)).toStrictEqual(search)
    }),
    tries(),
  )
})
