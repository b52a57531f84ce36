import { describe, expect, it } from 'vitest'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { eachQuery, faultsOf, QUERIES } from './queries.ts'

const index = await buildSearchIndex(catalogue, () => Promise.resolve())

describe.each(Object.entries(QUERIES))('%s', (_, queries) => {
  it.each(eachQuery(queries))('"%s"', (query, expected) => {
    expect(faultsOf(expected, searchProducts(index, query))).toStrictEqual([])
  })
})
