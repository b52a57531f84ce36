import type { AnyRoute, RouteComponent } from '@tanstack/react-router'
import { loadCode } from '#src/lib/load-code.ts'
import type { ShopRouter } from './router.tsx'

/*
 * Uses parts of TanStack Router that its documentation leaves out, because no option does the same. After an update,
 * check first that the tests of this file's callers pass.
 */

/**
 * Shows the error page for code that fails. The router itself would wait for ever for code that never arrives, and
 * would reload after any other failure, even if that cannot help or loses a cart that is only in memory.
 */
export function watchPageCode(router: ShopRouter): void {
  const pages: readonly AnyRoute[] = Object.values(router.routesById)
  for (const page of pages) {
    const component: RouteComponent | undefined = page.options.component
    const load = component?.preload
    if (!load) continue
    const loadOrFail = () =>
      loadCode(`the page ${page.id}`, async () => {
        await load()
        // The router deletes `preload` from a component once its code has loaded.
        if (component.preload === loadOrFail) throw new Error('The router has not got it')
      })
    component.preload = loadOrFail
  }
}

/** The location of the router's address with only valid search parameters. The router itself replaces only the first. */
export function canonicalLocation(router: ShopRouter) {
  router.updateLatestLocation()
  return router.buildLocation({
    // A segment that begins with `$` would be a parameter's name.
    to: router.latestLocation.pathname.replaceAll('/$', '/%24'),
    search: true,
    params: true,
    hash: true,
    state: true,
    _includeValidateSearch: true,
  })
}

/** Keeps the router from adding boundaries that the template lacks. Its own hydration needs a server's answer. */
export function treatAsRendered(router: ShopRouter): void {
  router.ssr = { manifest: undefined }
}
