import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { markedParts } from '#src/domain/search/marked-parts.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { suggest } from '#src/domain/search/suggest.ts'

/** The code of the search, which only `use-search-engine.ts` imports, when it is needed. */
export const searchTools = { buildSearchIndex, markedParts, searchProducts, suggest }
