import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { createStore, Provider as StateProvider } from 'jotai'
import { StrictMode, type ReactElement } from 'react'
import { warmCatalogue } from '#src/data/catalogue-query.ts'
import { createQueryClient } from '#src/data/query-client.ts'
import { keepAddressCanonical } from './canonical-address.ts'
import { refreshOnCategoryChange } from './refresh-on-category-change.ts'
import { createShopRouter } from './router.tsx'

/** Puts a whole shop together, with a cache and a state of its own, and starts to load its catalogue. */
export function createShop(history: RouterHistory) {
  const queryClient = createQueryClient()
  const store = createStore()
  const router = createShopRouter(queryClient, history)
  keepAddressCanonical(router)
  refreshOnCategoryChange(router, queryClient)
  void warmCatalogue(queryClient)

  const element: ReactElement = (
    <StrictMode>
      <StateProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StateProvider>
    </StrictMode>
  )
  return { element, router, queryClient }
}
