import { facetIndexSteps, type FacetIndex } from '#src/domain/facets/facet-index.ts'
import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import { nextTask } from '#src/code/next-task.ts'

/** Reads the facts of many products in several tasks, between which the page responds; undefined once it is stopped. */
export async function readFacts(
  products: readonly Product[],
  details: readonly ProductDetail[],
  { signal }: AbortController,
): Promise<FacetIndex | undefined> {
  const steps = facetIndexSteps(products, details)
  for (let step = steps.next(); !signal.aborted; step = steps.next()) {
    if (step.done) return step.value
    await nextTask()
  }
  return undefined
}
