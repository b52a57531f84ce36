import { useMemo } from 'react'
import { isFiltered, type CatalogueSearch, type Filters } from '#src/domain/catalogue-search.ts'
import type { FilteredList } from '#src/domain/facets/filter-products.ts'
import type { Model } from '#src/domain/facets/models.ts'
import { withDetails } from '#src/domain/facets/with-details.ts'
import type { Product } from '#src/domain/product.ts'
import { countText } from './count-text.ts'
import type { ListTools } from './list-tools.ts'
import { useFacts } from './use-facts.ts'
import { useListTools, type WhenNeeded } from './use-list-tools.ts'

interface FoundList {
  readonly tools: ListTools
  readonly list: FilteredList
  /** The filters of the address, without values that the products do not have. */
  readonly filters: Filters
  /** What has a card: products, or the variants that models show. */
  readonly items: readonly Product[]
  /** The models by the id of the variant that they show; none unless grouped. */
  readonly models: ReadonlyMap<string, Model>
  /** '12 of 95 models' */
  readonly count: string
}

/** Filters and groups a list as its address says; undefined until the code and the facts have loaded. */
export function useFoundList(
  products: readonly Product[],
  search: CatalogueSearch,
  isRanked: boolean,
  when: WhenNeeded,
): FoundList | undefined {
  const tools = useListTools(when)
  const isNeeded = tools !== undefined && when !== 'never'
  const facts = useFacts(products, isNeeded)
  const whole = useMemo(() => {
    if (!isNeeded || !facts) return undefined
    const all = withDetails(products, facts)
    return { tools, all, index: tools.buildFacetIndex(all, facts) }
  }, [tools, isNeeded, products, facts])

  return useMemo(() => {
    if (!whole) return undefined
    const { tools, all, index } = whole
    const filters = tools.knownFilters(index, search)
    const list = tools.filterProducts(index, filters, search.group)
    const models = search.group === 'model' ? tools.groupByModel(all, list.products, isRanked) : []
    const count = countText(
      { variants: list.products.length, models: models.length },
      { variants: all.length, models: index.modelCount },
      search.group,
      isFiltered(filters),
    )
    return {
      tools,
      list,
      filters,
      count,
      items: search.group === 'model' ? models.map(({ shown }) => shown) : list.products,
      models: new Map(models.map((model) => [model.shown.id, model])),
    }
  }, [whole, search, isRanked])
}
