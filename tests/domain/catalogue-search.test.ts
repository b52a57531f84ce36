import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  catalogueParameters,
  listSearchSchema,
  NO_FILTERS,
  resultsSearchSchema,
  type CatalogueSearch,
} from '#src/domain/catalogue-search.ts'
import { PAGE_SIZES } from '#src/domain/pagination.ts'
import { parseSearch, stringifySearch } from '#src/domain/search-string.ts'
import { SORTS } from '#src/domain/sorting.ts'

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

/** Query strings, and the search options that differ from the defaults after reading them. */
type Links = readonly (readonly [query: string, change: Partial<CatalogueSearch>])[]

const VALID: Links = [
  ['', {}],
  ['?', {}],
  ['?sort=all', {}],
  ['?sort=year', { sort: 'year' }],
  ['?sort=price', { sort: 'price' }],
  ['?sort=name', { sort: 'name' }],
  ['?s%6Frt=pri%63e', { sort: 'price' }],
  ['?perPage=4', { perPage: 4 }],
  ['?perPage=8', { perPage: 8 }],
  ['?perPage=16', { perPage: 16 }],
  ['?perPage=all', {}],
  ['?page=1', {}],
  ['?page=2', { page: 2 }],
  ['?page=9007199254740991', { page: Number.MAX_SAFE_INTEGER }],
  ['?sort=price&perPage=8&page=2', { sort: 'price', perPage: 8, page: 2 }],
  ['?page=3&perPage=16&sort=year', { sort: 'year', perPage: 16, page: 3 }],
  ['?&&=&page=2', { page: 2 }],
]

const DROPPED: Links = [
  ['?sort=', {}],
  ['?sort', {}],
  ['?sort=Price', {}],
  ['?sort=price%20', {}],
  ['?sort=%22price%22', {}],
  ['?sort=price+', {}],
  ['?sort=price%00', {}],
  ['?sort=cheapest', {}],
  ['?sort=1', {}],
  ['?sort=null', {}],
  ['?sort=true', {}],
  ['?perPage=5', {}],
  ['?perPage=0', {}],
  ['?perPage=-8', {}],
  ['?perPage=08', {}],
  ['?perPage=8.0', {}],
  ['?perPage=%228%22', {}],
  ['?perPage=8px', {}],
  ['?perPage=4%2C8', {}],
  ['?perPage=All', {}],
  ['?perPage=', {}],
  ['?perPage=Infinity', {}],
  ['?page=0', {}],
  ['?page=-0', {}],
  ['?page=-1', {}],
  ['?page=1.5', {}],
  ['?page=1e1', {}],
  ['?page=1e400', {}],
  ['?page=-1e400', {}],
  ['?page=1e-1', {}],
  ['?page=9007199254740993', {}],
  ['?page=99999999999999999999', {}],
  ['?page=Infinity', {}],
  ['?page=NaN', {}],
  ['?page=two', {}],
  ['?page=%222%22', {}],
  ['?page=0x2', {}],
  ['?page=2n', {}],
  ['?page=02', {}],
  ['?page=', {}],
  ['?page=%20', {}],
  ['?page=true', {}],
  ['?page=false', {}],
  ['?page=null', {}],
]

const HOSTILE: Links = [
  ['?sort=constructor', {}],
  ['?sort=__proto__', {}],
  ['?sort=toString', {}],
  ['?sort=hasOwnProperty', {}],
  ['?perPage=length', {}],
  ['?__proto__=1&page=2', { page: 2 }],
  ['?__proto__={"sort":"price"}', {}],
  ['?__proto__[sort]=price', {}],
  ['?constructor=1&toString=2&sort=name', { sort: 'name' }],
  ['?hasOwnProperty=1&perPage=4', { perPage: 4 }],
  ['?sort={"a":1}&page=2', { page: 2 }],
  ['?sort=["price"]', {}],
  ['?sort[]=price', {}],
  ['?perPage={"valueOf":8}', {}],
  ['?page=[2]', {}],
  ['?page={"page":2}', {}],
  ['?sort=%3Cscript%3Ealert(1)%3C/script%3E&page=2', { page: 2 }],
]

const REPEATED: Links = [
  ['?sort=price&sort=price', {}],
  ['?sort=price&sort=name&page=2', { page: 2 }],
  ['?perPage=8&perPage=16&sort=year', { sort: 'year' }],
  ['?page=2&page=2', {}],
  ['?page=1&page=2&page=3&perPage=4', { perPage: 4 }],
]

const BROKEN: Links = [
  ['?sort=%E0%A4%A&perPage=8', { perPage: 8 }],
  ['?sort=%&page=2', { page: 2 }],
  ['?x=%zz&sort=price', { sort: 'price' }],
  ['?%=%&perPage=16', { perPage: 16 }],
  ['?page=2;perPage=4', {}],
  ['?page=2#top', {}],
  ['?sort=price&page=2?utm_source=mail', { sort: 'price' }],
  ['?utm_source=mail&page=2', { page: 2 }],
  ['?sort=price&amp;perPage=8', { sort: 'price' }],
]

describe.each([
  ['that is valid', VALID],
  ['with a value that does not validate, which is dropped', DROPPED],
  ['that is hostile', HOSTILE],
  ['with a repeated parameter, which is dropped', REPEATED],
  ['that is broken, of which the rest still works', BROKEN],
])('a link %s', (_kind, links) => {
  it.each(links)('"%s" opens the list with %o', (query, change) => {
    expect(listSearchSchema.parse(parseSearch(query))).toStrictEqual({
      ...DEFAULTS,
      ...change,
    })
  })
})

it('does not change Object.prototype', () => {
  listSearchSchema.parse(parseSearch('?__proto__={"sort":"price"}'))
  expect(Object.hasOwn(Object.prototype, 'sort')).toBe(false)
})

it.each([
  ['texts that are no numbers', { page: 'two', perPage: '8px' }],
  ['numbers that no address holds', { page: NaN, perPage: Infinity, sort: NaN }],
  ['nothing', { page: undefined, perPage: null, sort: undefined }],
  ['values that are no text', { page: Symbol('2'), perPage: Symbol('8'), sort: () => 'price' }],
])('drops %s', (_kind, search) => {
  expect(listSearchSchema.parse(search)).toStrictEqual(DEFAULTS)
})

const slugs = fc
  .array(fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', '6', '.', '-', '_', '*', '~') }))
  .map((values) => [...new Set(values)].sort())

const ends = fc.tuple(fc.nat(9_999_999_999), fc.nat(9_999_999_999))

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
    price: fc.oneof(
      ends.map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
      ends.map(([from]) => ({ from })),
      ends.map(([to]) => ({ to })),
      fc.constant({}),
    ),
    sale: fc.boolean(),
    group: fc.constantFrom('variant', 'model'),
    sort: fc.constantFrom(...SORTS),
    perPage: fc.constantFrom(...PAGE_SIZES),
    page: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  },
  { noNullPrototype: true },
)

const DEFAULT_TEXTS: Record<string, string> = {
  group: 'variant',
  sort: 'all',
  perPage: 'all',
  page: '1',
}

const queryOf = (search: CatalogueSearch) =>
  stringifySearch(catalogueParameters(listSearchSchema, search))

const read = (query: string) => listSearchSchema.parse(parseSearch(query))

describe('the address of a list', () => {
  it.each<[Partial<CatalogueSearch>, string]>([
    [{}, ''],
    [{ perPage: 8 }, '?perPage=8'],
    [{ page: 2, perPage: 8, sort: 'price' }, '?sort=price&perPage=8&page=2'],
    [{ brand: ['samsung', 'apple'], price: { from: 300 } }, '?brand=apple_samsung&price=300-'],
    [{ price: { to: 700 }, sale: true, q: 'a b' }, '?q=a+b&price=-700&sale=1'],
    [{ group: 'model', screen: ['6.1'], color: ['a_b'] }, '?color=a%7E_b&screen=6.1&group=model'],
    [{ price: {}, group: 'variant' }, ''],
  ])('of %o is "%s"', (change, query) => {
    expect(queryOf({ ...DEFAULTS, ...change })).toBe(query)
  })

  it('opens the list that it was written for, read from text or from values', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(queryOf(search))).toStrictEqual(search)
        expect(listSearchSchema.parse(search)).toStrictEqual(search)
      }),
    )
  })

  it('is the same for every order of its parameters, and stays as it is when it is read and written', () => {
    const links = searches.chain((search) => {
      const parameters = Object.entries(catalogueParameters(listSearchSchema, search)).map(
        ([key, text]) => [key, text ?? DEFAULT_TEXTS[key] ?? ''],
      )
      return fc
        .shuffledSubarray(parameters, { minLength: parameters.length })
        .map((shuffled) => [search, `${new URLSearchParams(shuffled)}`] as const)
    })
    fc.assert(
      fc.property(links, ([search, link]) => {
        const canonical = queryOf(read(link))
        expect(canonical).toBe(queryOf(search))
        expect(queryOf(read(canonical))).toBe(canonical)
      }),
    )
  })
})
