import type { RouterHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { sendEvent } from '#src/analytics/send-event.ts'
import { createQueryClient } from '#src/data/query-client.ts'
import type { Counts } from '#src/lib/boot-state.ts'
import { cartPiecesAtom, onCartChange } from '#src/state/cart-atoms.ts'
import { favouriteIdsAtom } from '#src/state/favourites.ts'
import { reportFault } from './fault-reports.ts'
import { Providers } from './providers.tsx'
import { renewFiles } from './renew-files.ts'
import { canonicalLocation, watchPageCode } from './router-internals.ts'
import { createShopRouter, type ShopRouter } from './router.tsx'
import { restoreScroll } from './scroll-position.ts'

onCartChange((before, after) => sendEvent((events) => events.cartChanged(before, after)))

export function createShop(history: RouterHistory) {
  const queryClient = createQueryClient((error) => reportFault('file', error))
  const store = createStore()
  const router = createShopRouter(queryClient, history)
  restoreScroll(router)
  watchPageCode(router)
  keepAddressCanonical(router)
  renewFiles(router, queryClient)
  const counts = (): Counts => ({
    cart: store.get(cartPiecesAtom),
    favourites: store.get(favouriteIdsAtom).size,
  })
  const element = <Providers router={router} queryClient={queryClient} store={store} />
  return { element, router, queryClient, counts }
}

export type Shop = ReturnType<typeof createShop>

/** The router drops invalid values, defaults and unknown parameters only in its own navigations. */
function keepAddressCanonical(router: ShopRouter): void {
  replaceAddress(router)
  router.history.subscribe(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return
    // The router's own subscriber must read the new location first.
    queueMicrotask(() => replaceAddress(router))
  })
}

function replaceAddress(router: ShopRouter): void {
  const canonical = canonicalLocation(router)
  const { href, state } = router.history.location
  if (canonical.href !== href) router.history.replace(canonical.href, state)
}
