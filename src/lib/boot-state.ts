/* Inline scripts and the shop's code each have a copy of this module: they share the window, and attributes. */

interface BootState {
  /** Files that were requested ahead and that `fetchFile` has not used yet, by path. */
  readonly files: Map<string, Promise<unknown>>
  /** When the catalogue was requested, in milliseconds since the page was opened; used once, by the first load. */
  catalogueAskedAt?: number | undefined
  /** The path whose template is shown, until the router has drawn a page. */
  path?: string | undefined
  /** The last button that was pressed while no button worked yet; the shop's code clicks it after hydration. */
  pressed?: HTMLButtonElement | undefined
  /** The shop's code has started: the inline script no longer watches over it. */
  hasShop?: boolean
  /** React owns the page's elements: the inline script no longer changes them. */
  hasReact?: boolean
}

declare global {
  var shopBootState: BootState | undefined
}

export function bootState(): BootState {
  globalThis.shopBootState ??= { files: new Map() }
  return globalThis.shopBootState
}

/** Attributes by which the inline script finds what it has to fill in; the shop's components set them. */
export const TEMPLATE_ATTRIBUTES = {
  /** The name of a list, a key of `Counts`. */
  badge: 'data-badge',
  /** For the picture that an element will hold: its width, as in the `sizes` attribute of an image. */
  pictureSizes: 'data-picture-sizes',
  /** On the element that a product's colour lights. */
  room: 'data-room',
  /** For the pictures of the cards of a list that is pending. */
  cardSizes: 'data-card-sizes',
} as const

/** The cards of the widest row of a list: their pictures load at once, the others when they are near the window. */
export const EAGER_CARDS = 4

export type Counts = Readonly<Record<'cart' | 'favourites', number>>

/** Fills in a template's badges as React draws them: empty for the number 0. */
export function fillBadges(root: HTMLElement, counts: Counts): void {
  for (const [name, count] of Object.entries(counts)) {
    const badge = root.querySelector(`[${TEMPLATE_ATTRIBUTES.badge}="${name}"]`)
    if (badge) badge.textContent = count > 0 ? String(count) : ''
  }
}
