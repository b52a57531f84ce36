import type { ParsedLocation } from '@tanstack/react-router'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'
import type { ShopRouter } from './router.tsx'

/** The transition name of a product's picture on both pages (`styles/base.css`). */
const NAME = 'product-picture'

interface PageChange {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
}

/**
 * Waits for the paint that answers the press before the next page is drawn, which takes a slow phone long. If both
 * pages show a product's picture, the browser grows or shrinks one into the other.
 */
export function runPageTransitions(router: ShopRouter): void {
  let named: HTMLElement | undefined
  /** The file that the picture shows. */
  let file: string | undefined
  /** Names the picture of the product that is in sight. */
  const nameSharedPicture = (product: string | undefined) => {
    if (named) named.style.viewTransitionName = ''
    named = product === undefined ? undefined : pictureInSight(product)
    if (named) named.style.viewTransitionName = NAME
  }
  const productAt = ({ pathname }: ParsedLocation) => router.getMatchedRoutes(pathname)[1].productId
  const sharedProduct = ({ fromLocation, toLocation }: PageChange) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return undefined
    if (toLocation.state.inPlace) return undefined
    return productAt(toLocation) ?? productAt(fromLocation)
  }

  // The router's own method does not handle a skipped transition.
  router.startViewTransition = (update) => {
    const toLocation = router.latestLocation
    const change: PageChange = { fromLocation: router.state.resolvedLocation, toLocation }
    nameSharedPicture(canAnimate() ? sharedProduct(change) : undefined)
    file = named?.querySelector('img')?.currentSrc
    if (!named) return new Promise<void>(afterNextPaint).then(update)
    const types = [productAt(toLocation) === undefined ? 'close' : 'open']
    const { ready, updateCallbackDone } = document.startViewTransition({ update, types })
    // Another navigation has skipped it, or the shopper has left.
    ready.catch(() => undefined)
    return updateCallbackDone
  }
  // The browser captures the new page after the router's subscribers have run.
  router.subscribe('onRendered', (change) => {
    if (named) nameSharedPicture(sharedProduct(change))
    const image = named?.querySelector('img')
    if (image && file) showUntilLoaded(image, file)
    settleScroll()
  })
}

/** Shows the old page's file behind a picture until its own has loaded: the transition needs something to draw. */
function showUntilLoaded(image: HTMLImageElement, file: string): void {
  if (image.complete) return
  image.style.backgroundImage = `url("${file}")`
  image.addEventListener('load', () => (image.style.backgroundImage = ''), { once: true })
}

/** Whether transitions are supported and wanted. Browsers without transition types would animate the whole page. */
function canAnimate(): boolean {
  return (
    CSS.supports('selector(:active-view-transition-type(open))') &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** A page may show a product twice: the picture of the card with the focus counts, else the first. */
function pictureInSight(product: string): HTMLElement | undefined {
  const pictures = [...document.querySelectorAll<HTMLElement>('main [data-picture]')].filter(
    (picture) => picture.dataset.picture === product && isInSight(picture),
  )
  return pictures.find((picture) => picture.parentElement?.matches(':focus-within')) ?? pictures[0]
}

function isInSight(picture: HTMLElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && !picture.closest('[inert]')
}

/** In a transition, Firefox returns to the previous page's position unless the page scrolls by a pixel and back. */
function settleScroll(): void {
  if (!document.documentElement.matches(':active-view-transition')) return
  const { scrollX, scrollY } = window
  window.scrollTo(scrollX, scrollY + (scrollY > 0 ? -1 : 1))
  window.scrollTo(scrollX, scrollY)
}
