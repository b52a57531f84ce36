import type { QueryClient } from '@tanstack/react-query'
import { refreshCatalogue } from '#src/data/catalogue-query.ts'
import { isCategory } from '#src/domain/category.ts'
import type { ShopRouter } from './router.tsx'

/** Looks for a newer catalogue when the visitor enters another category (specification, section 7). */
export function refreshOnCategoryChange(router: ShopRouter, queryClient: QueryClient): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const category = firstSegment(toLocation.pathname)
    if (!fromLocation || category === firstSegment(fromLocation.pathname)) return
    if (isCategory(category)) refreshCatalogue(queryClient)
  })
}

function firstSegment(pathname: string): string {
  return pathname.split('/')[1] ?? ''
}
