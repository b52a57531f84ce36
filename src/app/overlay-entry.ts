import * as z from 'zod/mini'
import { openOverlays } from '#src/ui/use-overlay.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** In an overlay's entry, the key of the page below it. */
    overlay?: string | undefined
  }
}

/** The state of a history entry. That of an overlay has the state of the page below it, and that page's key. */
const entrySchema = z.looseObject({ __TSR_key: z.string(), overlay: z.optional(z.string()) })

interface Covered {
  /** The key of the page's own entry, the one before. */
  readonly key: string
  /** What the page's entry becomes once the overlay is closed: filters change the address meanwhile. */
  readonly page: { readonly state: unknown; readonly href: string }
}

type Change = (state: unknown, unused: string, href?: string | URL | null) => void

/**
 * While an overlay is open, one more entry with the page's address lets Back close it (decision 041). The router never
 * hears of it: this has to be called before the router changes and watches the history.
 *
 * @param shownKey returns the key of the router's location
 */
export function keepOverlayEntry(shownKey: () => string | undefined): void {
  const { history } = window
  const push: Change = history.pushState.bind(history)
  const replace: Change = history.replaceState.bind(history)
  let covered = readCovered()
  /** Changes that wait until the step back from the entry of a closed overlay is done. */
  let waiting: (() => void)[] | undefined

  const settle = () => {
    if (waiting || openOverlays.isAny === (covered !== undefined)) return
    if (covered) {
      waiting = []
      history.back()
    } else {
      const state = entrySchema.parse(history.state)
      covered = { key: state.__TSR_key, page: { state, href: window.location.href } }
      push({ ...state, overlay: covered.key }, '')
    }
  }
  // In a task of its own: a link in the menu closes it and opens a page, in either order.
  const settleSoon = () => void setTimeout(settle)

  /** A page that is opened from an overlay takes the overlay's entry. */
  const pushPage: Change = (state, unused, href) => {
    if (waiting) return void waiting.push(() => pushPage(state, unused, href))
    if (covered) replace(state, unused, href)
    else push(state, unused, href)
    covered = undefined
    settleSoon()
  }
  const replacePage: Change = (state, unused, href) => {
    if (waiting) return void waiting.push(() => replacePage(state, unused, href))
    replace(covered ? { ...entrySchema.parse(state), overlay: covered.key } : state, unused, href)
    if (covered) covered = { ...covered, page: { state, href: window.location.href } }
  }
  history.pushState = pushPage
  history.replaceState = replacePage

  const onPopState = (event: PopStateEvent) => {
    const left = covered
    covered = readCovered()
    const isSamePage = keyOf(event.state) === (left?.key ?? shownKey())
    if (isSamePage) {
      event.stopImmediatePropagation()
      if (left && !covered) replace(left.page.state, '', left.page.href)
    }
    const changes = waiting
    waiting = undefined
    if (!changes) openOverlays.closeAll()
    changes?.forEach((change) => change())
    settleSoon()
  }
  window.addEventListener('popstate', onPopState, { capture: true })
  openOverlays.watch(settleSoon)
  // After a reload, no overlay is open.
  settleSoon()
}

/** The key of the page of an entry, also of the entry of an overlay above it. */
function keyOf(state: unknown): string | undefined {
  const { data } = entrySchema.safeParse(state)
  return data?.overlay ?? data?.__TSR_key
}

function readCovered(): Covered | undefined {
  const { data } = entrySchema.safeParse(window.history.state)
  if (data?.overlay === undefined) return undefined
  const page = { state: { ...data, overlay: undefined }, href: window.location.href }
  return { key: data.overlay, page }
}
