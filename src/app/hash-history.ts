import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history'
import * as z from 'zod/mini'
import { keepOverlayEntry } from './overlay-entry.ts'

/** The library's state in an entry of the browser's history. An entry for a typed address has none. */
const entryStateSchema = z.looseObject({
  key: z.string(),
  __TSR_key: z.string(),
  __TSR_index: z.int(),
})

/**
 * Any static host can serve a route after the `#`. A query string before it, which mail and social networks add,
 * belongs to the page: the library's own hash history mixes it into the route's, which would break `page=2`.
 */
export function createHashHistory(): RouterHistory {
  keepOverlayEntry(() => history.location.state.__TSR_key)
  // Not the library's function, which counts every call as a navigation.
  const replaceState = window.history.replaceState.bind(window.history)
  const history = createBrowserHistory({
    parseLocation: () => {
      const route = window.location.hash.slice(1) || '/'
      const state = entryStateSchema.safeParse(window.history.state)
      // `href` is the unchanged text: `shop.tsx` must see that a route without its slash is not canonical.
      const path = route.startsWith('/') ? route : `/${route}`
      // The router would copy the state of an overlay's entry to entries of pages.
      const parsed = parseHref(path, state.data && { ...state.data, overlay: undefined })
      // The address was typed while the shop is open. Its entry needs a key that stays the same.
      if (!state.success) replaceState(parsed.state, '')
      return { ...parsed, href: route }
    },
    createHref: (href) => `#${href}`,
  })
  return history
}
