import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history'
import * as z from 'zod/mini'

/** What the library keeps with an entry of the browser's history; one that someone else made has none. */
const entryStateSchema = z.looseObject({
  key: z.string(),
  __TSR_key: z.string(),
  __TSR_index: z.int(),
})

/**
 * History in the part of the address behind `#`, so that any static host serves the shop. A query string before the
 * `#`, as mail and social networks append one, belongs to the page and not to the route; the library's own hash
 * history mixes it into the route's search parameters, which would break `page=2`.
 */
export function createHashHistory(): RouterHistory {
  // As it is before the library's own, which takes every call for a navigation.
  const replaceState = window.history.replaceState.bind(window.history)
  return createBrowserHistory({
    parseLocation: () => {
      const route = window.location.hash.slice(1) || '/'
      const state = entryStateSchema.safeParse(window.history.state)
      // `href` is what stands in the address, so that a route without its slash is seen not to be canonical.
      const parsed = parseHref(route.startsWith('/') ? route : `/${route}`, state.data)
      // An address that was typed while the shop is open: what is kept of it needs the same key each time.
      if (!state.success) replaceState(parsed.state, '')
      return { ...parsed, href: route }
    },
    createHref: (href) => `#${href}`,
  })
}
