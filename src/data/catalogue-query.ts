import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { productSchema, type Product } from '#src/domain/product/product.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { isShownCategory } from '#src/domain/settings/shown-categories.ts'
import { bootState } from '#src/lib/boot-state.ts'
import { fetchFile } from './fetch-json.ts'
import { parseEntries } from './parse-entries.ts'
import { warm, type Warm } from './query-client.ts'
import { type FirstView, firstView, partView, type View } from './first-view.ts'
import { useHydratedQuery } from './use-hydrated-query.ts'

const PATH = 'api/products.json'

const FIRST_VIEW = 'first view'

/** Specification, section 7. Without cached products, a load takes at least `loadDelay`; an error shows at once. */
export function catalogueQuery() {
  return queryOptions({
    queryKey: ['catalogue'],
    queryFn: async ({ client, queryKey }) => {
      const isCold = client.getQueryData(queryKey) === undefined
      const [products] = await Promise.all([
        // The slices never change: only the file has the prices of today.
        FIRST_VIEWS && isCold ? readSlices(FIRST_VIEWS.slices).catch(readProducts) : readProducts(),
        isCold ? restOfDelay() : undefined,
      ])
      // A shop may have hidden a category that its file still has.
      return products.filter(({ category }) => isShownCategory(category))
    },
    gcTime: Infinity,
  })
}

async function readProducts(): Promise<readonly Product[]> {
  return parseEntries(PATH, productSchema, await fetchFile(PATH))
}

/** The whole catalogue of a large shop. */
async function readSlices(count: number): Promise<readonly Product[]> {
  const names = Array.from({ length: count }, (_, slice) => `all-${slice}`)
  const slices = await Promise.all(names.map(firstView))
  return slices.flatMap(({ products }) => products)
}

/** What a page of a large shop shows first; the whole, if that is there or the file cannot be used. */
export function firstViewQuery(view: View) {
  return queryOptions({
    queryKey: [FIRST_VIEW, view],
    queryFn: async ({ client }): Promise<FirstView> => {
      const whole = client.getQueryData(catalogueQuery().queryKey)
      // Only a part has details.
      if (whole && !view.startsWith('part-')) return { products: whole }
      return firstView(view).catch(async () => ({
        products: await client.query(catalogueQuery()),
      }))
    },
  })
}

/** Loads what a page shows first. */
export function warmCatalogue(warm: Warm, view: View): Promise<void> {
  return FIRST_VIEWS ? warm(firstViewQuery(view)) : warm(catalogueQuery())
}

/**
 * The products that a page shows. Those of `view` stand in until the whole is there, which is loaded only if the page
 * needs it; without `view`, and in small shops, they are the whole. `first` is there while a list's first view is.
 */
export function useCatalogue(view?: View, needsWhole = false) {
  const { shown, list, isError, refetch } = useShown(view, needsWhole)
  // Deferred: the page responds to input while it draws them.
  const products = useDeferredValue(shown)
  const first = useDeferredValue(list)
  return { products, first, isPending: !products && !isError, isError, refetch }
}

/** What a product's page shows, at once: while its part loads, any first view that has the product. */
export function useProductsNow(itemId: string): readonly Product[] | undefined {
  return useShown(partView(itemId), false, itemId).shown
}

const useShown: typeof useFirstView = FIRST_VIEWS ? useFirstView : useWhole

export function loadedView(client: QueryClient, has: (view: FirstView) => boolean) {
  const views = client.getQueriesData<FirstView>({ queryKey: [FIRST_VIEW] })
  return views.flatMap(([, view]) => view ?? []).find(has)
}

function useWhole() {
  const { data, isError, refetch } = useHydratedQuery(catalogueQuery())
  return { shown: data, list: undefined, isError, refetch }
}

/** @param itemId of a product: another view that has it is shown until `view` is loaded */
function useFirstView(view: View | undefined, needsWhole: boolean, itemId?: string) {
  const client = useQueryClient()
  const isAsked = view === undefined || needsWhole
  const whole = useHydratedQuery({ ...catalogueQuery(), enabled: isAsked })
  const isIn = ({ products }: FirstView) => products.some((each) => each.itemId === itemId)
  const first = useHydratedQuery({
    ...firstViewQuery(view ?? 'home'),
    enabled: view !== undefined && !whole.data,
    ...(itemId !== undefined && { placeholderData: () => loadedView(client, isIn) }),
  })
  const { isError, refetch } = isAsked ? whole : first
  const instead = view === undefined || isError ? undefined : first.data
  const list = whole.data ? undefined : instead?.list
  return { shown: whole.data ?? instead?.products, list, isError, refetch }
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
    queryFn: async ({ client }): Promise<readonly Product[]> => {
      const parts = await Promise.all(views.map((view) => client.query(firstViewQuery(view))))
      return parts.flatMap(({ products }) => products)
    },
  })
}

/** As much of the catalogue as has all of these products; undefined until it is loaded (`useNeededProducts`). */
export const useProductsOf: typeof useParts = FIRST_VIEWS ? useParts : useLoadedCatalogue

function useParts(itemIds: readonly string[]) {
  const whole = useLoadedCatalogue()
  const parts = useQuery({ ...partsQuery(itemIds), enabled: false })
  const { data, isPending } = whole.data ? whole : parts
  return { data, isPending }
}

/** Loads what `useProductsOf` has of these products; in a small shop the catalogue, even if there are none. */
export function useNeededProducts(itemIds: readonly string[]): void {
  const client = useQueryClient()
  const isLoaded = useLoadedCatalogue().data !== undefined
  const load = useEffectEvent(() => {
    void (FIRST_VIEWS ? warm(client, partsQuery(itemIds)) : warm(client, catalogueQuery()))
  })
  const ids = itemIds.join(' ')
  useEffect(() => {
    if (!isLoaded) load()
  }, [isLoaded, ids])
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
