import { defaultParseSearch } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import {
  CATALOGUE_SEARCH_DEFAULTS,
  catalogueSearchSchema,
  type CatalogueSearch,
} from '#src/domain/catalogue-search.ts'

const DEFAULTS = { sort: 'all', perPage: 'all', page: 1 }

it('shows the whole list in the order of the catalogue unless asked otherwise', () => {
  expect(CATALOGUE_SEARCH_DEFAULTS).toStrictEqual(DEFAULTS)
  expect(catalogueSearchSchema.parse({})).toStrictEqual(DEFAULTS)
})

/** Query strings, and what a list makes of them beyond the defaults. */
type Links = readonly (readonly [query: string, change: Partial<CatalogueSearch>])[]

const VALID: Links = [
  ['', {}],
  ['?', {}],
  ['?sort=all', {}],
  ['?sort=year', { sort: 'year' }],
  ['?sort=price', { sort: 'price' }],
  ['?sort=name', { sort: 'name' }],
  ['?sort=%22price%22', { sort: 'price' }],
  ['?s%6Frt=pri%63e', { sort: 'price' }],
  ['?perPage=4', { perPage: 4 }],
  ['?perPage=8', { perPage: 8 }],
  ['?perPage=16', { perPage: 16 }],
  ['?perPage=8.0', { perPage: 8 }],
  ['?perPage=all', {}],
  ['?page=1', {}],
  ['?page=2', { page: 2 }],
  ['?page=1e1', { page: 10 }],
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
    expect(catalogueSearchSchema.parse(defaultParseSearch(query))).toStrictEqual({
      ...DEFAULTS,
      ...change,
    })
  })
})

it('gives nothing to objects that were not asked', () => {
  catalogueSearchSchema.parse(defaultParseSearch('?__proto__={"sort":"price"}'))
  expect(Object.hasOwn(Object.prototype, 'sort')).toBe(false)
})

it.each([
  ['a text that is no number', { page: '2', perPage: '8' }],
  ['numbers that JSON cannot hold', { page: NaN, perPage: Infinity, sort: NaN }],
  ['nothing', { page: undefined, perPage: null, sort: undefined }],
  ['values that are no JSON', { page: 2n, perPage: Symbol('8'), sort: () => 'price' }],
])('drops %s', (_kind, search) => {
  expect(catalogueSearchSchema.parse(search)).toStrictEqual(DEFAULTS)
})
