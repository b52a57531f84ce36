import { createMemoryHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { reportScreenFault } from '#src/app/fault-reports.ts'
import { createShop } from '#src/app/shop.tsx'
import { CATALOGUE_LOAD_DELAY } from '#src/data/catalogue-query.ts'
import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import { serveFiles } from './shop-files.ts'

interface AppOptions {
  readonly products?: readonly Product[]
  readonly phones?: readonly ProductDetail[]
  readonly tablets?: readonly ProductDetail[]
  readonly accessories?: readonly ProductDetail[]
  /** Answers by path that replace those above. */
  readonly files?: Readonly<Record<string, unknown>>
  /** Stops before the catalogue's 1.5 seconds are over. */
  readonly isLoading?: boolean
}

/** Carousels draw their cards a few at a time: thirty take eight paints. */
const PAINTS = 8

/** The time from one paint to the next, in milliseconds. */
const PAINT_TIME = 17

/**
 * The whole shop on an address, with a clock of the test's own, its catalogue loaded unless told otherwise.
 * `user` moves the clock as it acts.
 */
export async function renderApp(address: string, options: AppOptions = {}) {
  vi.useFakeTimers()
  const { products = [], phones = [], tablets = [], accessories = [] } = options
  const files = serveFiles({
    'api/products.json': products,
    'api/phones.json': phones,
    'api/tablets.json': tablets,
    'api/accessories.json': accessories,
    ...options.files,
  })
  const { element, router, queryClient } = createShop(
    createMemoryHistory({ initialEntries: [address] }),
  )
  // The pages' code is there from the start: loading it takes real time, which no clock of a test moves.
  const { routesById: routes } = router
  for (const route of [
    routes['/'],
    routes['/$category/'],
    routes['/$category/$productId'],
    routes['/favourites'],
    routes['/cart'],
  ]) {
    await router.loadRouteChunk(route)
  }
  await import('#src/features/layout/keep-focus.ts')
  await import('#src/features/layout/undo-offer.tsx')
  const view = render(element, { onCaughtError: reportScreenFault })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) })
  /** Lets time pass, in milliseconds. */
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  // A page hears of what a query has got a moment after it.
  if (!options.isLoading) {
    await pass(CATALOGUE_LOAD_DELAY + 1)
    for (let times = 0; times < PAINTS; times++) await pass(PAINT_TIME)
  }
  return { ...view, router, queryClient, user, pass, files }
}
