import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { productSchema } from '#src/domain/product/product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { isShownCategory } from '#src/domain/settings/shown-categories.ts'
import { bootState } from '#src/lib/boot-state.ts'
import { fetchFile } from './fetch-json.ts'
import { parseEntries } from './parse-entries.ts'
import { useHydratedQuery } from './use-hydrated-query.ts'

const PATH = 'api/products.json'

/** Specification, section 7. Without cached products, a load takes at least `loadDelay`; an error shows at once. */
export function catalogueQuery() {
  return queryOptions({
    queryKey: ['catalogue'],
    queryFn: async ({ client, queryKey }) => {
      const isCold = client.getQueryData(queryKey) === undefined
      const [products] = await Promise.all([
        fetchFile(PATH).then((content) => parseEntries(PATH, productSchema, content)),
        isCold ? restOfDelay() : undefined,
      ])
      // A shop may have hidden a category that its file still has.
      return products.filter(({ category }) => isShownCategory(category))
    },
    gcTime: Infinity,
  })
}

export function useCatalogue() {
  const { data, isError, refetch } = useHydratedQuery(catalogueQuery())
  // Deferred: the page responds to input while it draws them.
  const products = useDeferredValue(data)
  return { products, isPending: !products && !isError, isError, refetch }
}

/** The catalogue if another part of the page has loaded it: a failed load does not count as shown here. */
export function useLoadedCatalogue() {
  return useQuery({ ...catalogueQuery(), enabled: false })
}

/** Refetches the catalogue in the background, unless it is loading or its last load has failed. */
export function refreshCatalogue(client: QueryClient): void {
  const options = catalogueQuery()
  const state = client.getQueryState(options.queryKey)
  if (state?.status !== 'success' || state.fetchStatus !== 'idle') return
  // The library's `refetchQueries` skips a query whose observers are all disabled, as on the cart page.
  void client.query({ ...options, staleTime: 0 }).catch(() => undefined)
}

/** Waits for the rest of `loadDelay`, from the inline script's request on; the second time, for all of it. */
function restOfDelay(): Promise<void> {
  const { catalogueAskedAt = performance.now() } = bootState()
  bootState().catalogueAskedAt = undefined
  const passed = performance.now() - catalogueAskedAt
  return new Promise((resolve) => setTimeout(resolve, SETTINGS.loadDelay - passed))
}
