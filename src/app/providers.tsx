import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { createStore, Provider as StateProvider } from 'jotai'
import { StrictMode, useEffect } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import type { ShopRouter } from './router.tsx'

interface ProvidersProps {
  readonly router: ShopRouter
  readonly queryClient: QueryClient
  readonly store: ReturnType<typeof createStore>
}

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

/** When even the error page fails. Every link and the button load the page again. */
function LastResort() {
  // Links change only the part after the `#`, which by itself does not load a page.
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [])
  return (
    <>
      <header>
        <nav aria-label={m.layoutNavigation}>
          <a href="#/">{m.layoutHome}</a> <a href="#/cart">{m.cartHeading}</a>
        </nav>
      </header>
      <main>
        <h1>{m.errorHeading}</h1>
        <p role="alert">{m.errorMessage}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {m.errorReload}
        </button>
      </main>
    </>
  )
}
