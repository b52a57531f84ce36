import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { catalogueQuery, earlyCatalogueQuery } from './catalogue-query.ts'

/** On a first load, `products` come before `isPending` ends: a page prepares what it shows (decision 015). */
export function useCatalogue() {
  const { data, isPending, isError, refetch } = useQuery(catalogueQuery())
  const { data: early } = useQuery(earlyCatalogueQuery())
  // Deferred: the page responds to input while it draws them.
  const products = useDeferredValue(data ?? early)
  return { products, isPending: isPending || (!products && !isError), isError, refetch }
}

/** The catalogue if another part of the page has loaded it: a failed load does not count as shown here. */
export function useLoadedCatalogue() {
  return useQuery({ ...catalogueQuery(), enabled: false })
}
