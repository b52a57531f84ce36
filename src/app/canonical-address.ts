import type { ShopRouter } from './router.tsx'

/**
 * Replaces the address of a link that someone typed or shortened by the canonical one: without what does not validate,
 * without defaults, without unknown parameters. The router itself does so for its own navigations only.
 */
export function keepAddressCanonical(router: ShopRouter): void {
  replaceAddress(router)
  router.history.subscribe(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return
    // After the router has taken in the new location.
    queueMicrotask(() => replaceAddress(router))
  })
}

function replaceAddress(router: ShopRouter): void {
  router.updateLatestLocation()
  const { href, state } = router.history.location
  const canonical = router.buildLocation({
    to: router.latestLocation.pathname,
    search: true,
    params: true,
    hash: true,
    state: true,
    _includeValidateSearch: true,
  })
  if (canonical.href !== href) router.history.replace(canonical.href, state)
}
