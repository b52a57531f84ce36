import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCatalogue } from '#src/data/use-catalogue.ts'
import { factsQuery } from '#src/data/facts-query.ts'
import { buildFacetIndex, type FacetIndex } from '#src/domain/facets/facet-index.ts'
import { isFiltered } from '#src/domain/facets/filters.ts'
import { lacksFacts } from '#src/domain/facets/with-detail.ts'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import { listView } from '#src/domain/list/list-view.ts'
import type { Product } from '#src/domain/product/product.ts'
import { useListSearches } from './use-list-searches.ts'
import { useSortedPage } from './use-sorted-page.ts'

const NONE: readonly Product[] = []

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

/** What a list shows, and what its controls show; `view` is undefined while the list is pending. */
export function useList({ products, whole, indexed, search, isRanked, showsFilters }: ListOptions) {
  const { pressed, change } = useListSearches(search)
  const isPlain = !isFiltered(search) && search.group === 'variant'
  const index = useFacetIndex(indexed, showsFilters || !isPlain)
  const isReady = isPlain || index !== undefined
  const view = useMemo(
    () => (isReady ? listView({ products, whole, index, search, isRanked }) : undefined),
    [products, whole, index, search, isRanked, isReady],
  )
  const page = useSortedPage(view?.cards ?? NONE, { ...search, page: view?.page ?? 1 })
  return { pressed, change, view, page }
}

/**
 * What products can be filtered by. For those that lack facts, their details are loaded. Undefined while pending or not
 * needed.
 */
function useFacetIndex(products: readonly Product[], isNeeded: boolean): FacetIndex | undefined {
  const categories = useMemo(
    () =>
      isNeeded ? [...new Set(products.filter(lacksFacts).map(({ category }) => category))] : [],
    [products, isNeeded],
  )
  const { data } = useQuery(factsQuery(categories))
  // Also the products that come before the end of the delay: the index is built once.
  const { products: catalogue } = useCatalogue()
  const isReady = isNeeded && (categories.length === 0 || data !== undefined)
  return useMemo(
    () => (isReady ? buildFacetIndex(products, data ?? [], catalogue) : undefined),
    [products, data, catalogue, isReady],
  )
}
