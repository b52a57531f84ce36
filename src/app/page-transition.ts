import type { AnyRouter } from '@tanstack/react-router'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'
import { createSharedPicture } from './shared-picture.ts'

/**
 * Draws the next page after the paint that answers the press, such as a closed menu: on a slow phone, drawing it takes
 * hundreds of milliseconds. If both pages show the picture of a product, the browser moves it from one to the other.
 */
export function runPageTransitions(router: AnyRouter): void {
  const picture = createSharedPicture(router)

  // The router's own method does not handle a skipped transition.
  router.startViewTransition = (update) => {
    const change = {
      fromLocation: router.state.resolvedLocation,
      toLocation: router.latestLocation,
    }
    const type = canAnimate() ? picture.nameOnOldPage(change) : undefined
    if (!type) return new Promise<void>(afterNextPaint).then(update)
    const { ready, updateCallbackDone } = document.startViewTransition({ update, types: [type] })
    ready.catch(ignoreSkipped)
    return updateCallbackDone
  }
  // The browser captures the new page after the router's subscribers have run.
  router.subscribe('onRendered', (change) => {
    picture.nameOnNewPage(change)
    settleScroll()
  })
}

/** Whether transitions are supported and wanted. Browsers without transition types would animate the whole page. */
function canAnimate(): boolean {
  return (
    CSS.supports('selector(:active-view-transition-type(open))') &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** The browser skips a transition when another navigation interrupts it. That is not a fault. */
function ignoreSkipped(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

/**
 * While a transition runs, Firefox drops the position that the router has scrolled the new page to, and returns to that
 * of the previous page. One more scroll, by a pixel and back, makes it keep the position.
 */
function settleScroll(): void {
  if (!document.documentElement.matches(':active-view-transition')) return
  const { scrollX, scrollY } = window
  window.scrollTo(scrollX, scrollY + (scrollY > 0 ? -1 : 1))
  window.scrollTo(scrollX, scrollY)
}
