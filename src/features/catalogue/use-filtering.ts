import { useMemo } from 'react'
import type { Product } from '#src/domain/product.ts'
import type { ListTools } from './list-tools.ts'
import { useFacts } from './use-facts.ts'
import { useListTools, type WhenNeeded } from './use-list-tools.ts'
import type { Filtering } from './use-product-table.ts'

type ListFiltering = Filtering &
  ListTools & {
    /** How many models the whole list has. */
    readonly modelCount: number
  }

/**
 * What filters and groups a list; undefined until it is needed and its code and facts have loaded.
 *
 * @param whole the list of which `products` are a part, or `products`
 */
export function useFiltering(
  products: readonly Product[],
  whole: readonly Product[],
  isRanked: boolean,
  when: WhenNeeded,
): ListFiltering | undefined {
  const tools = useListTools(when)
  const isNeeded = tools !== undefined && when !== 'never'
  const facts = useFacts(products, isNeeded)
  return useMemo(() => {
    if (!isNeeded || !facts) return undefined
    const index = tools.buildFacetIndex(tools.withDetails(products, facts), facts)
    const modelCount = tools.countModels(tools.withDetails(whole, facts))
    return { ...tools, index, modelCount, isRanked }
  }, [tools, isNeeded, products, whole, facts, isRanked])
}
