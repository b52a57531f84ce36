import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** The transition name that both pictures share, so that one grows or shrinks into the other (`styles/base.css`). */
const NAME = 'product-picture'

interface LocationChange {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
}

/**
 * Names the picture of a product that the page to leave and the page to open both show: an element whose `data-picture`
 * is the product's id. It lets the browser grow a card's picture into the gallery, and shrink it back.
 */
export function createSharedPicture(router: AnyRouter) {
  let named: HTMLElement | undefined

  const productAt = (pathname: string) => router.getMatchedRoutes(pathname)[1].productId

  /** The id of the product that both pages show: that of the page to open, else that of the page to leave. */
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

  return {
    /** Returns the type of the transition; undefined if the picture is not in sight on the page that is left. */
    nameOnOldPage(change: LocationChange): 'open' | 'close' | undefined {
      const id = sharedProduct(change)
      name(id === undefined ? undefined : pictureInSight(id))
      if (!named) return undefined
      return productAt(change.toLocation.pathname) === id ? 'open' : 'close'
    },
    /** Does nothing if the page that was left had no named picture. */
    nameOnNewPage(change: LocationChange): void {
      const id = sharedProduct(change)
      if (named) name(id === undefined ? undefined : pictureInSight(id))
    },
  }
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
