import { isReachable } from './is-reachable.ts'
import { pageHeading } from './page-heading.ts'

/** Ends the wait for an element that has not been drawn so far. */
let stopWaiting: () => void = () => undefined

/**
 * Moves the focus to an element that may be drawn a moment later; until then a stand-in has it. The wait ends when the
 * visitor moves the focus, and with the next call. Nothing is scrolled.
 *
 * @param find is asked again each time the page has changed
 */
export function focusOnceDrawn(
  find: () => HTMLElement | undefined,
  standIn: () => HTMLElement | null = pageHeading,
): void {
  stopWaiting()
  const focusFound = () => {
    const found = find()
    if (!found || !isReachable(found)) return false
    found.focus({ preventScroll: true })
    return true
  }
  if (focusFound()) return

  standIn()?.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    if (document.activeElement !== standIn() || focusFound()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
  stopWaiting = () => observer.disconnect()
}
