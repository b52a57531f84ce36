import { expect, it, vi } from 'vitest'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { faultsOf } from '../faults-of.ts'
import { BICYCLE_QUERIES, BICYCLES } from './bicycles.ts'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#src/domain/settings/settings-schema.ts')
  const { BICYCLE_SETTINGS } = await import('./bicycles.ts')
  return { SETTINGS: readSettings(BICYCLE_SETTINGS) }
})

const index = await buildSearchIndex(BICYCLES, () => Promise.resolve())

it.each(Object.entries(BICYCLE_QUERIES))('a bicycle shop finds "%s"', (query, expected) => {
  expect(faultsOf(expected, searchProducts(index, query))).toStrictEqual([])
})
