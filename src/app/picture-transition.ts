import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { isCategory } from '#src/domain/category.ts'

/** What the two pictures are for the browser: one, which grows or shrinks (`styles/base.css`). */
const NAME = 'product-picture'

/** As the router tells it. */
interface LocationChange {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
  readonly pathChanged: boolean
}

/**
 * The picture of a product grows from its card into the gallery, and shrinks back: whatever carries `data-picture` with
 * the product's id is one. Only where it is in sight on the page that is left: no other navigation, and no page that
 * waits, is held up by a transition.
 */
export function createPictureTransition() {
  let named: HTMLElement | undefined

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
    /** The browser looks at the new page when the router's subscribers have seen it. */
    follow: (router: AnyRouter) =>
      router.subscribe('onRendered', (change) => {
        const id = sharedProduct(change)
        if (named) name(id === undefined ? undefined : pictureInSight(id))
        settleScroll()
      }),
  }
}

/** The product that is on both pages: the one that is opened, else the one that is left. */
function sharedProduct({ fromLocation, toLocation, pathChanged }: LocationChange) {
  if (!fromLocation || !pathChanged || toLocation.state.inPlace) return undefined
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

function isWelcome(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
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
