import { describe, expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { filterProducts } from '#src/domain/facets/filter-products.ts'
import { resultsSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { modelOf } from '#src/domain/product/model.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { suggest } from '#src/domain/search/suggest.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { queriesIn, rowsIn } from './tables.ts'

const index = await buildSearchIndex(catalogue, () => Promise.resolve())

const modelsFor = (query: string) =>
  suggest(index, query, 8).models.map(({ namespaceId }) => namespaceId)

describe('the models', () => {
  it('are one variant each, the best first, at most as many as asked for', () => {
    expect(modelsFor('iphone 16 pr')).toStrictEqual([
      ...['apple-iphone-16-pro', 'apple-iphone-16-pro-max', 'iphone-16-pro-silicone-case'],
    ])
    expect(suggest(index, 'apple', 8).models).toHaveLength(7)
    expect(suggest(index, 'apple', 3).models).toHaveLength(2)
  })

  it('are shown in the variant that was typed', () => {
    const [first] = suggest(index, 'iphone 12 green 128', 8).models
    expect(first?.name).toBe('Apple iPhone 12 128GB Green')
  })

  it.each([
    ['iphone 1', 'apple-iphone-17-pro-max'],
    ['air po', 'airpods-4'],
    ['headpohn', 'airpods-max-usb-c'],
  ])('of the unfinished "%s" begin with %s', (query, model) => {
    expect(modelsFor(query)[0]).toBe(model)
  })
})

it.each([
  ['small samsung phone', { label: 'Small Samsung phones, up to 6.2"', count: 2 }],
  ['small pho', { label: 'Small phones, up to 6.2"', count: 8 }],
  ['big smartwatch', { label: 'Big smartwatches, from 1.9"', count: 4 }],
  ['cheap keyboards', { label: 'Cheap keyboards, up to $89', count: 2 }],
  ['samsung phone', undefined],
  ['phone under 500', undefined],
])('what is needed by "%s" is suggested with its count: %j', (query, needed) => {
  expect(suggest(index, query, 8).needed).toEqual(needed)
})

describe('the filters', () => {
  const filtersFor = (query: string) =>
    suggest(index, query, 8).filters.map(
      ({ facet, slug, label, before, after }) => `${facet}=${slug}: ${before}[${label}]${after}`,
    )

  it.each([
    ['Grey  tablet', ['color=gray: [Gray]tablet', 'kind=tablet: Grey[Tablet]']],
    ['6,1" phones', ['screen=6.1: [6.1"]phones', 'kind=phone: 6,1"[Phone]']],
    ['phones under $500', ['kind=phone: [Phone]under $500', 'price=-500: phones[under $500]']],
    ['phones on sale', ['kind=phone: [Phone]sale', 'sale=1: phones[on sale]']],
    ['pixel $300-$700', ['price=300-700: pixel[$300 to $700]']],
    // The words stay in their order.
    [
      'A blue phone with 256 GB under $700',
      [
        'color=blue: [Blue]phone with 256 GB under $700',
        'kind=phone: A blue[Phone]256 GB under $700',
        'capacity=256gb: A blue phone[256GB]under $700',
      ],
    ],
    ['case for iphone 16', ['kind=case: [Case]iphone 16']],
    ['red iphone 16', []],
  ])('of "%s" are %j', (query, filters) => {
    expect(filtersFor(query)).toStrictEqual(filters)
  })
})

it.each([
  ['ph', ['phones']],
  ['Tablets', ['tablets']],
  ['headphones', ['accessories']],
  ['iphone', []],
  ['apple watch', []],
  ['p', []],
])('the categories of "%s" are %j', (query, categories) => {
  expect(suggest(index, query, 8).categories).toStrictEqual(categories)
})

it.each(['', '   ', '!?'])('suggests nothing for %j', (query) => {
  expect(suggest(index, query, 8)).toStrictEqual({ models: [], filters: [], categories: [] })
})

it('suggests each model once, at most as many as asked, and nothing that leads to an empty list', () => {
  const facets = buildFacetIndex(catalogue)
  const queries = [
    ...rowsIn('queries.csv').flatMap(({ query }) => queriesIn(query)),
    ...catalogue.flatMap(({ name }) => [name, `${name.split(' ').toReversed().join(' ')} phone`]),
    ...catalogue.map(({ color = '', capacity }, index) => `${color} watch ${capacity} ${index}`),
  ]
  for (const query of queries) {
    const { models, filters, categories } = suggest(index, query, 8)
    expect(models.length + filters.length + categories.length).toBeLessThanOrEqual(8)
    expect(new Set(models.map(modelOf)).size).toBe(models.length)
    for (const { rest, facet, slug } of filters) {
      const found = searchProducts(index, rest).products
      const search = resultsSearchSchema.parse({ q: rest, [facet]: slug })
      const { rows } = filterProducts(facets, search, 'model', found)
      expect(rows.length, `${query}: ${facet}=${slug}`).toBeGreaterThan(0)
    }
    for (const category of categories) {
      expect(catalogue.some((one) => one.category === category)).toBe(true)
    }
  }
})
