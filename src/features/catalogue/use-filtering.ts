import { useMemo } from 'react'
import { withDetails } from '#src/domain/facets/with-details.ts'
import type { Product } from '#src/domain/product.ts'
import type { ListTools } from './list-tools.ts'
import { useFacts } from './use-facts.ts'
import { useListTools, type WhenNeeded } from './use-list-tools.ts'
import type { Filtering } from './use-product-table.ts'

/** What filters and groups a list; undefined until it is needed and its code and facts have loaded. */
export function useFiltering(
  products: readonly Product[],
  isRanked: boolean,
  when: WhenNeeded,
): (Filtering & ListTools) | undefined {
  const tools = useListTools(when)
  const isNeeded = tools !== undefined && when !== 'never'
  const facts = useFacts(products, isNeeded)
  return useMemo(() => {
    if (!isNeeded || !facts) return undefined
    const index = tools.buildFacetIndex(withDetails(products, facts), facts)
    return { ...tools, index, isRanked }
  }, [tools, isNeeded, products, facts, isRanked])
}
