/** Stops the wait for an element that has not been drawn yet. */
let stopWaiting: () => void = () => undefined

/**
 * Moves the focus to an element that may not be drawn yet; until it is, `standIn` has the focus. The wait ends when the
 * visitor moves the focus, or at the next call. Nothing is scrolled.
 *
 * @param find runs again after every change of the page
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

/** Whether an element is in the page and its attributes let it have the focus; hiding by CSS is not checked. */
export function isReachable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled, a:not([href]), [inert], [inert] *')
}

/** The heading of the current page: gets the focus on a new page, and wherever nothing better fits. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1')
}
