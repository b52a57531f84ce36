import { expect, it, vi } from 'vitest'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { faultsOf } from '../faults-of.ts'
import { HI_FI, HI_FI_QUERIES } from './hi-fi.ts'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#src/domain/settings/settings-schema.ts')
  const { HI_FI_SETTINGS } = await import('./hi-fi.ts')
  return { SETTINGS: readSettings(HI_FI_SETTINGS) }
})

const index = await buildSearchIndex(HI_FI, () => Promise.resolve())

it.each(Object.entries(HI_FI_QUERIES))('a hi-fi shop finds "%s"', (query, expected) => {
  expect(faultsOf(expected, searchProducts(index, query))).toStrictEqual([])
})
