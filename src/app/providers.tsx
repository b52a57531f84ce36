import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { createStore, Provider as StateProvider } from 'jotai'
import { StrictMode } from 'react'
import { LastResort } from './last-resort.tsx'
import type { ShopRouter } from './router.tsx'

interface ProvidersProps {
  readonly router: ShopRouter
  readonly queryClient: QueryClient
  readonly store: ReturnType<typeof createStore>
}

/** The router's pages inside the query cache and the state's store. */
export function Providers({ router, queryClient, store }: ProvidersProps) {
  return (
    <StrictMode>
      <StateProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <CatchBoundary getResetKey={() => router} errorComponent={LastResort}>
            <RouterProvider router={router} />
          </CatchBoundary>
        </QueryClientProvider>
      </StateProvider>
    </StrictMode>
  )
}
