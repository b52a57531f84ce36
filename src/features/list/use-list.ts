import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCatalogue } from '#src/data/use-catalogue.ts'
import { factsQuery } from '#src/data/facts-query.ts'
import { buildFacetIndex, type FacetIndex } from '#src/domain/facets/facet-index.ts'
import { isFiltered, type CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import { lacksFacts } from '#src/domain/facets/missing-facts.ts'
import { listView } from '#src/domain/list/list-view.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { useListSearches } from './use-list-searches.ts'
import { useSortedPage } from './use-sorted-page.ts'

const NO_PRODUCTS: readonly Product[] = []
const NO_DETAILS: readonly ProductDetail[] = []

interface ListOptions {
  readonly products: readonly Product[]
  /** What `products` are counted as a part of. */
  readonly whole: readonly Product[]
  /** What filters and models are read from: `whole` or more. */
  readonly indexed: readonly Product[]
  /** The address. */
  readonly search: CatalogueSearch
  readonly isRanked: boolean
  /** Whether filters are shown: their counts are then needed although nothing is filtered. */
  readonly showsFilters: boolean
}

/**
 * What the facts of the products are needed for. Without `nothing`, they are read; only a list that is filtered or
 * grouped itself waits for them.
 */
type FactsUse = 'nothing' | 'filters' | 'list'

/** What a list shows, and what its controls show; `view` is undefined while the list is pending. */
export function useList({ products, whole, indexed, search, isRanked, showsFilters }: ListOptions) {
  const { pressed, change } = useListSearches(search)
  const use = factsUse(search, showsFilters)
  const index = useFacetIndex(indexed, use !== 'nothing')
  const view = useMemo(
    () =>
      index || use !== 'list' ? listView({ products, whole, index, search, isRanked }) : undefined,
    [products, whole, index, search, isRanked, use],
  )
  const page = useSortedPage(view?.cards ?? NO_PRODUCTS, { ...search, page: view?.page ?? 1 })
  return { pressed, change, view, page }
}

function factsUse(search: CatalogueSearch, showsFilters: boolean): FactsUse {
  if (isFiltered(search) || search.group === 'model') return 'list'
  return showsFilters ? 'filters' : 'nothing'
}

/**
 * What products can be filtered by. For those that lack facts, their details are loaded. Undefined while pending or not
 * needed.
 */
function useFacetIndex(products: readonly Product[], isNeeded: boolean): FacetIndex | undefined {
  const categories = useMemo(
    () => [...new Set(products.filter(lacksFacts).map(({ category }) => category))],
    [products],
  )
  const { data } = useQuery(factsQuery(isNeeded ? categories : []))
  // Also the products that come before the end of the delay: the index is built once.
  const { products: catalogue } = useCatalogue()
  const details = categories.length === 0 ? NO_DETAILS : data
  return useMemo(
    () => (isNeeded && details ? buildFacetIndex(products, details, catalogue) : undefined),
    [products, details, catalogue, isNeeded],
  )
}
