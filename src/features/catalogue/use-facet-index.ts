import { useEffect, useMemo, useState } from 'react'
import type { FacetIndex } from '#src/domain/facets/facet-index.ts'
import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import { nextTask } from '#src/ui/next-task.ts'
import type { ListTools } from './list-tools.ts'

/** The facts of more products are read in tasks of their own, between which the page responds. */
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
    let isLeft = false
    const readInSteps = async () => {
      const steps = tools.facetIndexSteps(products, details)
      for (let step = steps.next(); !isLeft; step = steps.next()) {
        if (step.done) return setRead({ products, details, index: step.value })
        await nextTask()
      }
    }
    void readInSteps()
    return () => {
      isLeft = true
    }
  }, [tools, products, details, isMany])

  return read?.products === products && read.details === details ? read.index : readAtOnce
}
