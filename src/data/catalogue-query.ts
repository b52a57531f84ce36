import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { partView, type View } from '#src/domain/product/parts.ts'
import { productSchema, type Product } from '#src/domain/product/product.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { isShownCategory } from '#src/domain/settings/shown-categories.ts'
import { bootState } from '#src/lib/boot-state.ts'
import { fetchFile } from './fetch-json.ts'
import { parseEntries } from './parse-entries.ts'
import { warm } from './query-client.ts'
import type { FirstView } from './read-first-view.ts'
import { useHydratedQuery } from './use-hydrated-query.ts'

const PATH = 'api/products.json'

/** Specification, section 7. Without cached products, a load takes at least `loadDelay`; an error shows at once. */
export function catalogueQuery() {
  return queryOptions({
    queryKey: ['catalogue'],
    queryFn: async ({ client, queryKey }) => {
      const isCold = client.getQueryData(queryKey) === undefined
      const read = async () => parseEntries(PATH, productSchema, await fetchFile(PATH))
      const [products] = await Promise.all([
        // The slices never change: only the file has the prices of today.
        FIRST_VIEWS && isCold ? readSlices(FIRST_VIEWS.slices).catch(read) : read(),
        isCold ? restOfDelay() : undefined,
      ])
      // A shop may have hidden a category that its file still has.
      return products.filter(({ category }) => isShownCategory(category))
    },
    gcTime: Infinity,
  })
}

/** The whole catalogue of a large shop. */
async function readSlices(count: number): Promise<readonly Product[]> {
  const { readFirstView } = await import('./read-first-view.ts')
  const slices = Array.from({ length: count }, (_, slice) => readFirstView(`all-${slice}`))
  return (await Promise.all(slices)).flatMap(({ products }) => products)
}

/** What a page of a large shop shows first; the whole, if that is there or the file cannot be used. */
export function firstViewQuery(view: View) {
  return queryOptions({
    queryKey: ['first view', view],
    queryFn: async ({ client }): Promise<FirstView> => {
      const products = client.getQueryData(catalogueQuery().queryKey)
      // Only a part has details.
      if (products && !view.startsWith('part-')) return { products }
      return import('./read-first-view.ts')
        .then(({ readFirstView }) => readFirstView(view))
        .catch(async () => ({ products: await client.query(catalogueQuery()) }))
    },
  })
}

/**
 * The products that a page shows. Those of `view` stand in until the whole is there, which is loaded only if the page
 * needs it; without `view`, and in small shops, they are the whole. `list` is there while a list's first view is.
 */
export function useCatalogue(view?: View, needsWhole = false) {
  const { data, list, isError, refetch } = useShown(view, needsWhole)
  // Deferred: the page responds to input while it draws them.
  const products = useDeferredValue(data)
  return { products, list, isPending: !products && !isError, isError, refetch }
}

/** What a product's page shows, at once: while its part loads, any first view that has the product. */
export function useProductsNow(itemId: string): readonly Product[] | undefined {
  return useShown(partView(itemId), false, itemId).data
}

const useShown = FIRST_VIEWS ? useFirstView : useWhole

function useWhole() {
  return { ...useHydratedQuery(catalogueQuery()), list: undefined }
}

/** @param itemId of a product: another view that has it is shown until `view` is loaded */
function useFirstView(view: View = 'none', needsWhole: boolean, itemId?: string) {
  const client = useQueryClient()
  const hasItem = ({ products }: FirstView) => products.some((each) => each.itemId === itemId)
  const first = useHydratedQuery({
    ...firstViewQuery(view),
    enabled: view !== 'none',
    // A list keeps its controls and counts while that of a press is loading.
    placeholderData: (before) => (before?.list ? before : loadedView(client, hasItem)),
  })
  const isFirst = view !== 'none' && !needsWhole
  // After a first change others are likely, and need the whole: deferred, it waits until that list is drawn.
  const isChanged = useDeferredValue(Boolean(first.data?.list?.change))
  const whole = useHydratedQuery({ ...catalogueQuery(), enabled: !isFirst || isChanged })
  const { isError, refetch } = isFirst ? first : whole
  if (whole.data) return { data: whole.data, list: undefined, isError, refetch }
  return { data: first.data?.products, list: first.data?.list, isError, refetch }
}

export function loadedView(client: QueryClient, has: (view: FirstView) => boolean) {
  const views = client.getQueriesData<FirstView>({ queryKey: ['first view'] })
  return views.flatMap(([, view]) => view ?? []).find(has)
}

/** The catalogue if another part of the page has loaded it: a failed load does not count as shown here. */
export function useLoadedCatalogue() {
  return useQuery({ ...catalogueQuery(), enabled: false })
}

/** The parts of products in a large shop. */
function partsQuery(itemIds: readonly string[]) {
  const views = [...new Set(itemIds.map(partView))]
  return queryOptions({
    queryKey: ['parts', ...views],
    queryFn: async ({ client }) => {
      const parts = await Promise.all(views.map((view) => client.query(firstViewQuery(view))))
      return parts.flatMap(({ products }) => products)
    },
  })
}

/** As much of the catalogue as has all of these products; undefined until it is loaded (`useNeededProducts`). */
export const useProductsOf = FIRST_VIEWS ? useParts : useLoadedCatalogue

function useParts(itemIds: readonly string[]) {
  const whole = useLoadedCatalogue()
  const parts = useQuery({ ...partsQuery(itemIds), enabled: false })
  return whole.data ? whole : parts
}

/** Loads these products; in a small shop the catalogue, even if there are none. */
export function useNeededProducts(itemIds: readonly string[]) {
  const client = useQueryClient()
  const loaded = useProductsOf(itemIds)
  const isNeeded = loaded.data === undefined
  useEffect(() => {
    if (isNeeded) void warm(client, FIRST_VIEWS ? partsQuery(itemIds) : catalogueQuery())
  }, [client, isNeeded, itemIds])
  return loaded
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
