import type { Product } from '#src/domain/product.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * Reads a catalogue for searching, a slice at a time.
 *
 * @param pause called between slices; resolves when the next one may run
 */
export async function buildSearchIndex(
  products: readonly Product[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  await pause()
  return { products }
}
