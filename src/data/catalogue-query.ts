import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { productSchema, type Product } from '#src/domain/product/product.ts'
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
    // Does not use the abort signal: the next page may wait for the same load as the page that the visitor leaves.
    queryFn: async ({ client, queryKey }) => {
      const isCold = client.getQueryData(queryKey) === undefined
      const early = earlyCatalogueQuery()
      const [products] = await Promise.all([
        fetchFile(PATH)
          .then((content) => parseEntries(PATH, productSchema, content))
          .then((parsed) => {
            // A shop may have hidden a category that its file still has.
            const shown = parsed.filter(({ category }) => isShownCategory(category))
            if (isCold) client.setQueryData(early.queryKey, shown)
            return shown
          }),
        isCold ? restOfDelay() : undefined,
      ])
      client.removeQueries(early)
      return products
    },
    gcTime: Infinity,
  })
}

/** The products as soon as they are parsed: pages prepare what they show when the delay is over. */
function earlyCatalogueQuery() {
  return queryOptions<Product[]>({ queryKey: ['early catalogue'], queryFn: skipToken })
}

/** On a first load, `products` come before `isPending` ends: a page prepares what it shows (decision 015). */
export function useCatalogue() {
  const { data, isPending, isError, refetch } = useHydratedQuery(catalogueQuery())
  const { data: early } = useHydratedQuery(earlyCatalogueQuery())
  // Deferred: the page responds to input while it draws them.
  const products = useDeferredValue(data ?? early)
  return { products, isPending: isPending || (!products && !isError), isError, refetch }
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
