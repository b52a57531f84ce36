import { useEffect, useState } from 'react'
import type { Product } from '#src/domain/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import type { SearchIndex } from '#src/domain/search/search-index.ts'

/** Indexes by the catalogue that they were built of, and those that are being built. */
const built = new WeakMap<readonly Product[], SearchIndex>()
const building = new WeakMap<readonly Product[], Promise<SearchIndex>>()

/**
 * The index that finds products by words. Built once for each catalogue, in slices; undefined until then. While a newer
 * catalogue is read, the earlier index stays.
 */
export function useSearchIndex(products: readonly Product[] | undefined): SearchIndex | undefined {
  const [index, setIndex] = useState(() => products && built.get(products))
  useEffect(() => {
    if (!products) return
    let isLeft = false
    void indexOf(products).then((newIndex) => {
      if (!isLeft) setIndex(newIndex)
    })
    return () => {
      isLeft = true
    }
  }, [products])
  return index
}

function indexOf(products: readonly Product[]): Promise<SearchIndex> {
  const known = building.get(products)
  if (known) return known
  const promise = buildSearchIndex(products, nextTask).then((index) => {
    built.set(products, index)
    return index
  })
  building.set(products, promise)
  return promise
}

/** Not every browser has `scheduler`. */
function nextTask(): Promise<void> {
  return 'scheduler' in globalThis
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
}
