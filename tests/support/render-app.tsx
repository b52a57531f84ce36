import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { reportScreenFault } from '#src/app/fault-reports.ts'
import { createShop } from '#src/app/shop.tsx'
import { bootState } from '#src/lib/boot-state.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { readPersisted } from './persisted.ts'
import { serveFiles } from './shop-files.ts'

interface AppOptions {
  readonly products?: readonly Product[]
  readonly phones?: readonly ProductDetail[]
  readonly tablets?: readonly ProductDetail[]
  readonly accessories?: readonly ProductDetail[]
  /** Answers by path, which replace those above. */
  readonly files?: Readonly<Record<string, unknown>>
  /** Returns before the catalogue's 1.5 seconds are over. */
  readonly isLoading?: boolean
}

/** The rendered shop, and what a visitor does in it. */
export type App = Awaited<ReturnType<typeof renderApp>>

/** Carousels draw their cards a few at a time: thirty take thirteen paints. */
const PAINTS = 13

/** The time from one paint to the next, in milliseconds. */
export const PAINT_TIME = 17

/**
 * Renders the whole shop at an address, with fake timers, and waits for the catalogue unless `isLoading`.
 * `user` advances the timers as it acts.
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
  readPersisted()
  // The loaders of pages do nothing before.
  bootState().hasReact = true
  const { element, router } = createShop(createMemoryHistory({ initialEntries: [address] }))
  // Load the pages' code first: that takes real time, which fake timers do not advance.
  for (const route of Object.values<AnyRoute>({ ...router.routesById })) {
    await router.loadRouteChunk(route)
  }
  await import('#src/features/search-field/suggestions.tsx')
  await import('#src/data/make-search-engine.ts')
  await import('#src/data/read-first-view.ts')
  await import('#src/components/share/share-dialog.tsx')
  await import('#src/features/list/filter-fields.tsx')
  await import('#src/features/product/lightbox.tsx')
  await import('#src/features/cart/sent-orders.tsx')
  const view = render(element, { onCaughtError: reportScreenFault })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) })
  /** Advances the fake timers, in milliseconds. */
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  /** Clicks the button of this name, in a part of the page or in all of it. */
  const press = (name: string | RegExp, part = document.body) =>
    user.click(within(part).getByRole('button', { name }))
  /** Clicks the link of this name, in a part of the page or in all of it. */
  const follow = (name: string | RegExp, part = document.body) =>
    user.click(within(part).getByRole('link', { name }))
  /** Chooses an option of a select by its label. */
  const choose = (select: string, option: string) =>
    user.selectOptions(screen.getByLabelText(select), option)
  /** Goes back in the browser's history. */
  const back = async () => {
    router.history.back()
    await pass(1)
  }
  /** The address of the page, after the `#`. */
  const href = () => router.state.location.href
  await pass(0)
  // Queries notify the page of new data in a timer of their own, hence the extra millisecond.
  if (!options.isLoading) {
    await pass(SETTINGS.loadDelay + 1)
    for (let times = 0; times < PAINTS; times++) await pass(PAINT_TIME)
  }
  return { ...view, router, user, press, follow, choose, back, href, pass, files }
}
