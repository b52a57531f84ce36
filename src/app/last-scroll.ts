import type { AnyRouter } from '@tanstack/react-router'

/**
 * Saves the position of a page at the moment it is left. The router does so only for pages that were scrolled after they
 * were drawn: a scroll between a press and the paint of its page would be lost, and Back would lead to an older position.
 * It learns of scrolls by the document's event.
 */
export function keepLastScroll(router: AnyRouter): void {
  let isScrolled = false
  document.addEventListener('scroll', () => {
    isScrolled = true
  })
  const save = () => {
    if (isScrolled) document.dispatchEvent(new Event('scroll'))
    isScrolled = false
  }
  router.subscribe('onBeforeNavigate', save)
  // Before the router's own listener, which is older.
  window.addEventListener('pagehide', save, { capture: true })
}
