import { expect, it } from 'vitest'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { faultsOf, queriesIn, rowsIn } from './tables.ts'

const index = await buildSearchIndex(catalogue, () => Promise.resolve())

it.each(rowsIn('queries.csv'))('$query', ({ query, ...row }) => {
  for (const each of queriesIn(query)) {
    expect({ [each]: faultsOf(row, catalogue, searchProducts(index, each)) }).toEqual({
      [each]: [],
    })
  }
})
