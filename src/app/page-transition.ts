import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'

/** The transition name that both pictures share, so that one grows or shrinks into the other (`styles/base.css`). */
const NAME = 'product-picture'

interface LocationChange {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
}

/**
 * Draws the next page after the paint that answers the press, such as a closed menu: on a slow phone, drawing it takes
 * hundreds of milliseconds.
 *
 * Lets the picture of a product grow from its card into the gallery, and shrink back. A picture is an element whose
 * `data-picture` is the product's id. Navigations run without a transition when the picture is not in sight on the page
 * that the visitor leaves, and when the next page is pending.
 */
export function runPageTransitions(router: AnyRouter): void {
  let named: HTMLElement | undefined

  const productAt = (pathname: string) => router.getMatchedRoutes(pathname)[1].productId

  /** The id of the product whose picture both pages show: that of the page to open, else that of the page to leave. */
  const sharedProduct = ({ fromLocation, toLocation }: LocationChange) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return undefined
    if (toLocation.state.inPlace) return undefined
    return productAt(toLocation.pathname) ?? productAt(fromLocation.pathname)
  }

  const name = (picture: HTMLElement | undefined) => {
    if (named) named.style.viewTransitionName = ''
    if (picture) picture.style.viewTransitionName = NAME
    named = picture
  }

  // The router's own method does not handle a skipped transition.
  router.startViewTransition = (update) => {
    const change = {
      fromLocation: router.state.resolvedLocation,
      toLocation: router.latestLocation,
    }
    const id = sharedProduct(change)
    const picture = id !== undefined && isWelcome() ? pictureInSight(id) : undefined
    name(picture)
    if (!picture) return new Promise<void>(afterNextPaint).then(update)
    const types = [productAt(change.toLocation.pathname) === id ? 'open' : 'close']
    const { ready, updateCallbackDone } = document.startViewTransition({ update, types })
    ready.catch(passOverSkipped)
    return updateCallbackDone
  }
  // The browser captures the new page after the router's subscribers have run.
  router.subscribe('onRendered', (change) => {
    const id = sharedProduct(change)
    if (named) name(id === undefined ? undefined : pictureInSight(id))
    settleScroll()
  })
}

/** The browser skips a transition when another navigation interrupts it. That is not a fault. */
function passOverSkipped(error: unknown): void {
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

/** Whether a transition is supported and wanted. Browsers without transition types would animate the whole page. */
function isWelcome(): boolean {
  return (
    CSS.supports('selector(:active-view-transition-type(open))') &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** A product's picture in sight. If the page shows the product twice, the card with the focus, else the first. */
function pictureInSight(id: string): HTMLElement | undefined {
  const pictures = [...document.querySelectorAll<HTMLElement>('main [data-picture]')].filter(
    (picture) => picture.dataset.picture === id && isInSight(picture),
  )
  return pictures.find((picture) => picture.parentElement?.matches(':focus-within')) ?? pictures[0]
}

function isInSight(picture: HTMLElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && !picture.closest('[inert]')
}
