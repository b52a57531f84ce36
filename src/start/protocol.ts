/*
 * What the inline script of `index.html` (`src/inline`) and the shop's own code, which comes later, know of each other.
 * Each of the two has its own copy of this module: what they share is on the window, or marked in the page.
 */

interface Start {
  /** Files that the page has asked for and nobody has taken yet, by path. */
  readonly files: Map<string, Promise<unknown>>
  /** When the page has asked for the catalogue, in milliseconds since it was opened; counts once. */
  catalogueAskedAt?: number | undefined
  /** The path whose template stands in the page, until the router has drawn a page. */
  path?: string | undefined
  /** The button that was pressed last; nothing does anything yet. */
  pressed?: HTMLButtonElement | undefined
  /** The shop's code runs: the inline script no longer reloads, and shows no error. */
  hasShop?: boolean
  /** React has the page's elements: the inline script leaves them alone. */
  isTakenOver?: boolean
}

declare global {
  var shopStart: Start | undefined
}

/** What both have told each other until now. */
export function start(): Start {
  globalThis.shopStart ??= { files: new Map() }
  return globalThis.shopStart
}

/** Attributes by which the inline script finds what it has to fill in; the shop's components set them. */
export const MARKS = {
  /** On the badge of a list of the visitor's: its name. */
  badge: 'data-badge',
  /** Where the picture of a product comes: how wide it is shown, as in the `sizes` of an image. */
  pictureSizes: 'data-picture-sizes',
} as const

/** Pieces in the cart and products among the favourites. */
export type Counts = Readonly<Record<'cart' | 'favourites', number>>

/** Brings the badges of a template into the state in which React draws them: none at 0. */
export function fillBadges(root: HTMLElement, counts: Counts): void {
  for (const [name, count] of Object.entries(counts)) {
    const badge = root.querySelector(`[${MARKS.badge}="${name}"]`)
    if (badge && count > 0) badge.textContent = String(count)
    else badge?.remove()
  }
}
