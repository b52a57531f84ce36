import { useMemo } from 'react'
import type { Product } from '#src/domain/product.ts'
import type { ListTools } from './list-tools.ts'
import { useFacetIndex } from './use-facet-index.ts'
import { useFacts } from './use-facts.ts'
import { useListTools, type WhenNeeded } from './use-list-tools.ts'
import type { Filtering } from './use-product-table.ts'

/**
 * What filters and groups a list; undefined until it is needed and its code and facts have loaded.
 *
 * @param whole the list, or the list that a search has found a part of
 */
export function useFiltering(
  whole: readonly Product[],
  isRanked: boolean,
  when: WhenNeeded,
): (Filtering & ListTools) | undefined {
  const loaded = useListTools(when)
  const tools = when === 'never' ? undefined : loaded
  const facts = useFacts(whole, tools !== undefined)
  const index = useFacetIndex(tools, whole, facts)
  return useMemo(
    () => (tools && index ? { ...tools, index, isRanked } : undefined),
    [tools, index, isRanked],
  )
}
