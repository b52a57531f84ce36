import type { QueryClient } from '@tanstack/react-query'
import { refreshCatalogue } from '#src/data/catalogue-query.ts'
import type { ShopRouter } from './router.tsx'

/** Looks for a newer catalogue when the visitor enters another category (specification, section 7). */
export function refreshOnCategoryChange(router: ShopRouter, queryClient: QueryClient): void {
  const categoryAt = (pathname: string) => router.getMatchedRoutes(pathname)[1].category
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const category = categoryAt(toLocation.pathname)
    if (!fromLocation || category === categoryAt(fromLocation.pathname)) return
    if (category !== undefined) refreshCatalogue(queryClient)
  })
}
