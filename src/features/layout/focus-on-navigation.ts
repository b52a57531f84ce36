import {
  deepEqual,
  type ParsedLocation,
  type RegisteredRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { entryIndex, entryKey } from '#src/components/page/history-entry.ts'
import { focusOnceDrawn } from './keep-focus.ts'

/** A link that was followed. `index` is its index, from 0, among the page's links to the same address. */
interface FollowedLink {
  readonly href: string
  readonly index: number
}

/**
 * Moves the focus to the heading of a new page, search or page of a list, and on the way back to the link that was
 * followed. It stays on the first page, when the order of a list changes, between variants of a product, and once the
 * visitor types into a field. Returns a function that stops it.
 */
export function focusOnNavigation(router: RegisteredRouter): () => void {
  /** The link by which each history entry was left, by the entry's key. */
  const followed = new Map<string | undefined, FollowedLink | undefined>()
  let focusedBefore: Element | null = null
  // Not the location that the router gives: it stays the older one until a drawn page's other work is done.
  let current: ParsedLocation = router.latestLocation
  const stopNoting = router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const from = current
    current = toLocation
    if (entryKey(from) === entryKey(toLocation)) return
    focusedBefore = document.activeElement
    followed.set(
      entryKey(from),
      isForward(from, toLocation) ? linkTo(hrefOf(toLocation, router.history)) : undefined,
    )
  })
  const stopFocusing = router.subscribe(
    'onRendered',
    ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || toLocation.state.inPlace || isTypingSince(focusedBefore)) return
      const isNew = pathChanged || queryOf(fromLocation) !== queryOf(toLocation)
      if (!isNew && !isPageTurned(fromLocation, toLocation)) return
      const key = entryKey(toLocation)
      // A reload loses `followed`: on the way back, use the first link to the page that is being left.
      const isUnknown = !followed.has(key) && isForward(toLocation, fromLocation)
      const link = isUnknown
        ? { href: hrefOf(fromLocation, router.history), index: 0 }
        : followed.get(key)
      focusOnceDrawn(() => link && linksTo(link.href)[link.index])
    },
  )
  return () => {
    stopNoting()
    stopFocusing()
  }
}

/** Whether the focus has moved to a text field since another element had it. */
function isTypingSince(focusedBefore: Element | null): boolean {
  const { activeElement } = document
  return activeElement !== focusedBefore && activeElement?.matches(':read-write') === true
}

function isForward(from: ParsedLocation, to: ParsedLocation): boolean {
  return entryIndex(to) > entryIndex(from)
}

function queryOf({ search }: ParsedLocation<{ readonly q?: string }>): string | undefined {
  return search.q
}

/** Whether another page of the same list is shown. A corrected address keeps its history entry and does not count. */
function isPageTurned(from: ParsedLocation, to: ParsedLocation): boolean {
  return (
    entryIndex(from) !== entryIndex(to) &&
    !deepEqual(from.search, to.search) &&
    deepEqual({ ...from.search, page: 1 }, { ...to.search, page: 1 })
  )
}

/**
 * The link in the page's content that was followed to an address; undefined if another control, such as a link of the
 * header, was used. Safari does not focus a clicked link: without a focused control, assume the first such link.
 */
function linkTo(href: string): FollowedLink | undefined {
  const { activeElement } = document
  const index = linksTo(href).findIndex((link) => link === activeElement)
  if (index < 0 && activeElement?.matches('a, button, input')) return undefined
  return { href, index: Math.max(0, index) }
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main a')].filter(
    (link) => link.getAttribute('href') === href,
  )
}

function hrefOf({ publicHref }: ParsedLocation, history: RouterHistory): string {
  return history.createHref(publicHref)
}
