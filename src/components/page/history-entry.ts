import {
  useElementScrollRestoration,
  useRouter,
  type HistoryState,
  type ParsedLocation,
} from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The location the visitor came from (specification, section 2, 'Back button'), and its place in the history. */
    back?: { readonly href: string; readonly index: number }
    /** The page changes in place, as between variants of a product: the focus and the scroll position stay. */
    inPlace?: boolean
  }
}

type InEntry = Pick<ParsedLocation, 'state'>

/** What names the entry of a location in the browser's history, also after Back or a reload. */
export function entryKey({ state }: InEntry): string | undefined {
  return state.__TSR_key
}

export function entryIndex({ state }: InEntry): number {
  return state.__TSR_index
}

/** The navigation state for links to a page with a Back button: holds the location that the link is on. */
export function useReturnState(): () => HistoryState {
  const router = useRouter()
  return useCallback(() => {
    const { href, state } = router.latestLocation
    return { back: { href, index: entryIndex({ state }) } }
  }, [router])
}

/** Whether the visitor returns to a page that was scrolled, so that the router restores its scroll position. */
export function useIsScrollRestored(): boolean {
  const top = useKeptTop()
  return top !== undefined && top > 0
}

/** Scrolls a page to its earlier position once it is ready: the router can only scroll as far as the page reaches. */
export function useRestoredScroll(isReady = true): void {
  const topRef = useRef(useKeptTop())
  useLayoutEffect(() => {
    if (!isReady || topRef.current === undefined) return
    window.scrollTo({ top: topRef.current, behavior: 'instant' })
    // Once: the same content may be pending again.
    topRef.current = undefined
  }, [isReady])
}

function useKeptTop(): number | undefined {
  return useElementScrollRestoration({ getElement: () => window })?.scrollY
}
