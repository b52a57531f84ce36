import { vi } from 'vitest'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { messagesIn, searchWordsIn } from '#tests/support/messages-in.ts'

/** The search of a shop with these settings. Its modules are loaded again, since they read those of one shop. */
export async function engineOf(
  shop: unknown,
  products: readonly Product[],
  details?: readonly ProductDetail[],
) {
  const categories = [...new Set(products.map(({ category }) => category))]
  const settings = readSettings(shop, categories)
  vi.resetModules()
  vi.doMock('#src/domain/settings/settings.ts', () => ({ SETTINGS: settings }))
  vi.doMock('#src/messages/messages.gen.ts', () => messagesIn(settings.language))
  vi.doMock('#src/domain/text/words/en.ts', () => searchWordsIn(settings.language))
  const { buildSearchIndex } = await import('#src/domain/search/build-search-index.ts')
  const { searchProducts } = await import('#src/domain/search/find-products.ts')
  const { suggest } = await import('#src/domain/search/suggest.ts')
  const index = await buildSearchIndex(products, () => Promise.resolve(), details)
  return {
    search: (query: string) => searchProducts(index, query),
    suggest: (query: string) => suggest(index, query, 8),
  }
}
