import type { QueryClient } from '@tanstack/react-query'
import { refreshCatalogue } from '#src/data/catalogue-query.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import type { ShopRouter } from './router.tsx'

/**
 * On another page, forgets errors that no page has shown, so that the file loads again when it is needed. In another
 * category, looks for a newer catalogue (specification, section 7).
 */
export function renewFiles(router: ShopRouter, queryClient: QueryClient): void {
  /** Errors that a page shows stay until Reload is pressed. */
  const shownErrors = new WeakSet<Error>()
  const categoryAt = (pathname: string) => router.getMatchedRoutes(pathname)[1].category
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    // The first page shows what failed before it was drawn.
    if (!fromLocation || !pathChanged) return
    for (const query of queryClient.getQueryCache().getAll()) {
      const { error, data } = query.state
      if (!error) continue
      // The page that the visitor leaves is still on screen, and shows the error.
      if (query.isActive()) shownErrors.add(error)
      else if (!shownErrors.has(error)) {
        const status = data === undefined ? 'pending' : 'success'
        query.setState({ status, error: null, isInvalidated: false })
      }
    }
    const category = categoryAt(toLocation.pathname)
    // The files of a large shop never change.
    if (!FIRST_VIEWS && category !== undefined && category !== categoryAt(fromLocation.pathname)) {
      refreshCatalogue(queryClient)
    }
  })
}
