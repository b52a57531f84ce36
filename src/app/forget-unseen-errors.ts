import type { QueryClient } from '@tanstack/react-query'
import type { ShopRouter } from './router.tsx'

/**
 * Forgets the errors that no page has shown, when the visitor goes to another page: of files that were prefetched, or
 * that the pages so far can do without. The first page that needs such a file loads it again. An error that was shown
 * waits for Reload.
 */
export function forgetUnseenErrors(router: ShopRouter, queryClient: QueryClient): void {
  const seen = new WeakSet<Error>()
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    // What failed before the first page is drawn is for that page to show.
    if (!fromLocation || !pathChanged) return
    for (const query of queryClient.getQueryCache().getAll()) {
      const { error, data } = query.state
      if (!error) continue
      // The page that is left is still on screen.
      if (query.isActive()) seen.add(error)
      else if (!seen.has(error)) {
        query.setState({
          status: data === undefined ? 'pending' : 'success',
          error: null,
          isInvalidated: false,
        })
      }
    }
  })
}
