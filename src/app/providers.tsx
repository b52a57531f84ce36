import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { createStore, Provider as StateProvider } from 'jotai'
import { StrictMode, useEffect } from 'react'
import { warmCatalogue } from '#src/data/catalogue-query.ts'
import { LastResort } from './last-resort.tsx'
import type { ShopRouter } from './router.tsx'

interface ProvidersProps {
  readonly router: ShopRouter
  readonly queryClient: QueryClient
  readonly store: ReturnType<typeof createStore>
}

/** The router's pages, with the query cache and the state's store. Loads the catalogue when the shop opens. */
export function Providers({ router, queryClient, store }: ProvidersProps) {
  // In an effect: React's first render must match the template, which was drawn without data.
  useEffect(() => void warmCatalogue(queryClient), [queryClient])
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
