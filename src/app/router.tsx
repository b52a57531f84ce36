import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { NotFoundPage } from '#src/components/page/not-found-page.tsx'
import { parseSearch, stringifySearch } from '#src/domain/address/page-address.ts'
import { Loader } from '#src/ui/loader.tsx'
import { routeTree } from '#src/routeTree.gen.ts'
import { ErrorPage } from './error-page.tsx'
import { mayScroll } from './scroll-position.ts'
import { bootState } from '#src/lib/boot-state.ts'
import { warm } from '#src/data/query-client.ts'

export function createShopRouter(queryClient: QueryClient, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: {
      queryClient,
      // The build draws the templates without data, and React's first render must match them.
      warm: async (options) => {
        if (bootState().hasReact) await warm(queryClient, options)
      },
    },
    parseSearch,
    stringifySearch,
    // Unknown search parameters are dropped.
    search: { strict: true },
    notFoundMode: 'root',
    scrollRestoration: mayScroll,
    defaultPreload: 'intent',
    // Shows that a page is pending at once, and its content as soon as the data has loaded.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Loader,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // `Providers` has a boundary around the router.
    disableGlobalCatchBoundary: true,
  })
}

export type ShopRouter = ReturnType<typeof createShopRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
}
