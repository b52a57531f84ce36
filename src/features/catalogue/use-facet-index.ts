import { useEffect, useMemo, useState } from 'react'
import type { FacetIndex } from '#src/domain/facets/facet-index.ts'
import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import type { ListTools } from './list-tools.ts'

/** The facts of more products than these are read in several tasks. */
const MANY = 10_000

interface Read {
  readonly products: readonly Product[]
  readonly details: readonly ProductDetail[]
  readonly index: FacetIndex
}

/** The facts of products to filter by; undefined until code and details have loaded and many products are read. */
export function useFacetIndex(
  tools: ListTools | undefined,
  products: readonly Product[],
  details: readonly ProductDetail[] | undefined,
): FacetIndex | undefined {
  const isMany = products.length > MANY
  const readAtOnce = useMemo(
    () => (tools && details && !isMany ? tools.buildFacetIndex(products, details) : undefined),
    [tools, products, details, isMany],
  )
  const [read, setRead] = useState<Read>()

  useEffect(() => {
    if (!tools || !details || !isMany) return
    const reading = new AbortController()
    void tools.readFacts(products, details, reading).then((index) => {
      if (index) setRead({ products, details, index })
    })
    return () => reading.abort()
  }, [tools, products, details, isMany])

  return read?.products === products && read.details === details ? read.index : readAtOnce
}
