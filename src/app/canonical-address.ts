import { canonicalLocation } from './router-internals.ts'
import type { ShopRouter } from './router.tsx'

/** The router drops invalid values, defaults and unknown parameters only in its own navigations. */
export function keepAddressCanonical(router: ShopRouter): void {
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
