import type { QueryClient } from '@tanstack/react-query'
import type { ShopRouter } from './router.tsx'

/**
 * When the visitor goes to another page, forgets the errors that no page has shown: those of files that were
 * prefetched, or that the pages so far did not need. The first page that needs such a file then loads it again.
 * An error that was shown stays until Reload is pressed.
 */
export function forgetUnseenErrors(router: ShopRouter, queryClient: QueryClient): void {
  const seen = new WeakSet<Error>()
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    // The first page shows what failed before it was drawn.
    if (!fromLocation || !pathChanged) return
    for (const query of queryClient.getQueryCache().getAll()) {
      const { error, data } = query.state
      if (!error) continue
      // The page that the visitor leaves is still on screen, and shows the error.
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
