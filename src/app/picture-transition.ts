import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** The transition name that both pictures share, so that one grows or shrinks into the other (`styles/base.css`). */
const NAME = 'product-picture'

/** What the router says about a navigation. */
interface LocationChange {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
  readonly pathChanged: boolean
}

/**
 * The picture of a product grows from its card into the gallery, and shrinks back: an element whose `data-picture` is the
 * product's id. Only where it is in sight on the page that is left: other navigations, and pages that wait, run without
 * a transition.
 */
export function createPictureTransition() {
  let router: AnyRouter | undefined
  let named: HTMLElement | undefined

  const productAt = (pathname: string) => router?.getMatchedRoutes(pathname)[1].productId

  /** The product that is on both pages: the one that is opened, else the one that is left. */
  const sharedProduct = ({ fromLocation, toLocation, pathChanged }: LocationChange) => {
    if (!fromLocation || !pathChanged || toLocation.state.inPlace) return undefined
    return productAt(toLocation.pathname) ?? productAt(fromLocation.pathname)
  }

  const name = (picture: HTMLElement | undefined) => {
    if (named) named.style.viewTransitionName = ''
    if (picture) picture.style.viewTransitionName = NAME
    named = picture
  }

  const typesOf = (change: LocationChange): string[] | false => {
    const id = sharedProduct(change)
    const picture = id !== undefined && isWelcome() ? pictureInSight(id) : undefined
    name(picture)
    if (!picture) return false
    return [productAt(change.toLocation.pathname) === id ? 'open' : 'close']
  }

  return {
    // Browsers that know view transitions without types would run one on every navigation; the build knows neither.
    options: 'CSS' in globalThis &&
      CSS.supports('selector(:active-view-transition-type(open))') && { types: typesOf },
    /** The browser captures the new page after the router's subscribers have run. */
    follow: (created: AnyRouter) => {
      router = created
      router.subscribe('onRendered', (change) => {
        const id = sharedProduct(change)
        if (named) name(id === undefined ? undefined : pictureInSight(id))
        settleScroll()
      })
    },
  }
}

/**
 * While a transition runs, Firefox drops the position that the router has scrolled the new page to, and goes back to that
 * of the page before. It keeps a position that is reached by one more scroll.
 */
function settleScroll(): void {
  if (!document.documentElement.matches(':active-view-transition')) return
  const { scrollX, scrollY } = window
  window.scrollTo(scrollX, scrollY + (scrollY > 0 ? -1 : 1))
  window.scrollTo(scrollX, scrollY)
}

function isWelcome(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Where a page shows the product twice, the card with the focus, or else the first. */
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
