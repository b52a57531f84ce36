import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { isCategory } from '#src/domain/category.ts'

/** What the two pictures are for the browser: one, which grows or shrinks (`styles/base.css`). */
const NAME = 'product-picture'

interface LocationChange {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
}

/**
 * The picture of a product grows from its card into the gallery, and shrinks back: every element that carries
 * `data-picture` with the product's id shows it. Only where it is in sight on the page that is left: no other navigation,
 * and no page that waits, is held up by a transition.
 */
export function runPictureTransitions(router: AnyRouter): void {
  let named: HTMLElement | undefined

  const name = (picture: HTMLElement | undefined) => {
    if (named) named.style.viewTransitionName = ''
    if (picture) picture.style.viewTransitionName = NAME
    named = picture
  }

  // The router's own has no hold on a transition that is skipped.
  router.startViewTransition = (update) => {
    const change = {
      fromLocation: router.state.resolvedLocation,
      toLocation: router.latestLocation,
    }
    const id = sharedProduct(change)
    const picture = id !== undefined && isWelcome() ? pictureInSight(id) : undefined
    name(picture)
    if (!picture) return update()
    const types = [productAt(change.toLocation.pathname) === id ? 'open' : 'close']
    const { ready, updateCallbackDone } = document.startViewTransition({ update, types })
    ready.catch(passOverSkipped)
    return updateCallbackDone
  }
  // The browser looks at the new page when the router's subscribers have seen it.
  router.subscribe('onRendered', (change) => {
    const id = sharedProduct(change)
    if (named) name(id === undefined ? undefined : pictureInSight(id))
    settleScroll()
  })
}

/** The next navigation may come before a transition has begun: the browser then skips it, which is no fault. */
function passOverSkipped(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

/** The product that is on both pages: the one that is opened, else the one that is left. */
function sharedProduct({ fromLocation, toLocation }: LocationChange) {
  if (!fromLocation || fromLocation.pathname === toLocation.pathname) return undefined
  if (toLocation.state.inPlace) return undefined
  return productAt(toLocation.pathname) ?? productAt(fromLocation.pathname)
}

function productAt(pathname: string): string | undefined {
  const [category, productId] = pathname.split('/').slice(1)
  return category !== undefined && isCategory(category) ? productId : undefined
}

/**
 * While a transition runs, Firefox forgets where the router has scrolled the new page to, and goes back to where the
 * page before was. It remembers where it was scrolled to from somewhere else.
 */
function settleScroll(): void {
  if (!document.documentElement.matches(':active-view-transition')) return
  const { scrollX, scrollY } = window
  window.scrollTo(scrollX, scrollY + (scrollY > 0 ? -1 : 1))
  window.scrollTo(scrollX, scrollY)
}

/** Browsers that know view transitions without types would animate the whole page. */
function isWelcome(): boolean {
  return (
    CSS.supports('selector(:active-view-transition-type(open))') &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Where a page shows the product twice, the card that was chosen, or else the first. */
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
