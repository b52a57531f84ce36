import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listSearchSchema,
  resultsSearchSchema,
  type CatalogueSearch,
} from '#src/domain/catalogue-search.ts'
import { NO_FILTERS } from '#src/domain/facets/no-filters.ts'
import { PAGE_SIZES } from '#src/domain/page-size.ts'
import { searchParameters } from '#src/domain/search-parameter.ts'
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

const queryOf = (search: CatalogueSearch) =>
  stringifySearch(searchParameters(listSearchSchema, search))

const read = (query: string) => listSearchSchema.parse(parseSearch(query))

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

const FILTERED: Links = [
  ['?brand=apple', { brand: ['apple'] }],
  ['?brand=samsung_apple', { brand: ['apple', 'samsung'] }],
  ['?brand=apple_apple_apple', { brand: ['apple'] }],
  ['?brand=__apple__samsung_', { brand: ['apple', 'samsung'] }],
  ['?brand=Apple', { brand: ['Apple'] }],
  ['?brand=a~_b_c', { brand: ['a_b', 'c'] }],
  ['?brand=a%7E_b', { brand: ['a_b'] }],
  ['?brand=a%5Fb', { brand: ['a', 'b'] }],
  ['?brand=b%26o_b%2Bw', { brand: ['b&o', 'b+w'] }],
  ['?brand=%E5%B0%8F%E7%B1%B3', { brand: ['小米'] }],
  ['?kind=case_charger', { kind: ['case', 'charger'] }],
  ['?color=space-gray_blue', { color: ['blue', 'space-gray'] }],
  ['?color=space+gray', { color: ['space gray'] }],
  ['?capacity=512gb_256gb', { capacity: ['256gb', '512gb'] }],
  ['?capacity=42mm', { capacity: ['42mm'] }],
  ['?ram=8gb', { ram: ['8gb'] }],
  ['?screen=6.1_6.3', { screen: ['6.1', '6.3'] }],
  ['?year=2024_2023', { year: ['2023', '2024'] }],
  ['?price=300-700', { price: { from: 300, to: 700 } }],
  ['?price=300-', { price: { from: 300 } }],
  ['?price=-700', { price: { to: 700 } }],
  ['?price=0-0', { price: { from: 0, to: 0 } }],
  ['?price=700-300', { price: { from: 300, to: 700 } }],
  ['?price=9999999999-', { price: { from: 9_999_999_999 } }],
  ['?price=300%2D700', { price: { from: 300, to: 700 } }],
  ['?sale=1', { sale: true }],
  ['?group=model', { group: 'model' }],
  ['?group=variant', {}],
  ['?q=blue+phone', { q: 'blue phone' }],
  ['?q=256', { q: '256' }],
  ['?q=true', { q: 'true' }],
  ['?q=%20%20iphone%09%0A', { q: 'iphone' }],
  ['?q=6.1%22', { q: '6.1"' }],
  ['?q=a=b', { q: 'a=b' }],
  [`?q=${'x'.repeat(101)}`, { q: 'x'.repeat(100) }],
  [`?q=${'x'.repeat(99)}+y`, { q: 'x'.repeat(99) }],
  [`?q=${'%F0%9F%93%B1'.repeat(101)}`, { q: '📱'.repeat(100) }],
  [
    '?page=2&perPage=8&sort=price&price=300-700&capacity=256gb&brand=apple_samsung',
    {
      brand: ['apple', 'samsung'],
      capacity: ['256gb'],
      price: { from: 300, to: 700 },
      sort: 'price',
      perPage: 8,
      page: 2,
    },
  ],
]

const DROPPED_FILTERS: Links = [
  ['?brand=', {}],
  ['?brand', {}],
  ['?brand=_', {}],
  ['?brand=~', {}],
  ['?q=', {}],
  ['?q=%20%E3%80%80', {}],
  ['?price=', {}],
  ['?price=-', {}],
  ['?price=300', {}],
  ['?price=300-700-900', {}],
  ['?price=300_700', {}],
  ['?price=300--700', {}],
  ['?price=--700', {}],
  ['?price=0300-', {}],
  ['?price=3.5-7', {}],
  ['?price=3e2-7e2', {}],
  ['?price=0x10-', {}],
  ['?price=%20300-700', {}],
  ['?price=300-700%0A', {}],
  ['?price=$300-$700', {}],
  ['?price=Infinity-', {}],
  ['?price=NaN-NaN', {}],
  ['?price=12345678901-', {}],
  ['?price=٣٠٠-', {}],
  ['?sale=0', {}],
  ['?sale=true', {}],
  ['?sale=', {}],
  ['?sale=11', {}],
  ['?group=models', {}],
  ['?group=Model', {}],
  ['?group=', {}],
  ['?Brand=apple', {}],
]

const HOSTILE_FILTERS: Links = [
  ['?brand=__proto__', { brand: ['proto'] }],
  ['?brand=constructor', { brand: ['constructor'] }],
  ['?brand[]=apple&brand[0]=apple', {}],
  ['?brand=["apple"]', { brand: ['["apple"]'] }],
  ['?color=%00', { color: ['\0'] }],
  ['?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', { q: '<script>alert(1)</script>' }],
  ['?q={"length":100}', { q: '{"length":100}' }],
  ['?price={"from":1}', {}],
  ['?price[from]=1', {}],
  ['?group=__proto__&sale=1', { sale: true }],
  ['?group=constructor', {}],
  ['?brand=a&brand=b&color=blue', { color: ['blue'] }],
  ['?q=a&q=b', {}],
  ['?price=1-2&price=1-2&sale=1', { sale: true }],
  ['?brand=%E0%A4%A&color=blue', { color: ['blue'] }],
  ['?q=100%&color=blue', { color: ['blue'] }],
  ['?color=%F0%9F%98%80', { color: ['😀'] }],
  ['?brand=apple;color=blue', { brand: ['apple;color=blue'] }],
  ['?brand=apple&amp;color=blue', { brand: ['apple'] }],
  ['?sort=toString&brand=toString', { brand: ['toString'] }],
]

describe.each([
  ['with filters', FILTERED],
  ['with a filter that does not validate, which is dropped', DROPPED_FILTERS],
  ['with hostile filters', HOSTILE_FILTERS],
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

  it('has one address', () => {
    for (const [query] of links) {
      const canonical = queryOf(read(query))
      expect(read(canonical)).toStrictEqual(read(query))
      expect(queryOf(read(canonical))).toBe(canonical)
    }
  })
})

it('reads 100,000 values of a filter', () => {
  const values = Array.from({ length: 100_000 }, (_, number) => `v${number}`)
  expect(read(`?brand=${values.join('_')}`).brand).toHaveLength(100_000)
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

it('does not change Object.prototype', () => {
  listSearchSchema.parse(parseSearch('?__proto__={"sort":"price"}'))
  expect(Object.hasOwn(Object.prototype, 'sort')).toBe(false)
})

it.each([
  ['prices that no address holds', { price: { from: -1, to: 2.5 } }],
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
      const parameters = Object.entries(searchParameters(listSearchSchema, search)).map(
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
