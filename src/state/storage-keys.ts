/** Keys of the browser's storage (specification, section 7). The inline script of `index.html` reads them too. */
export const STORAGE_KEYS = {
  // Three arrays of whole products; the specification does not have the third.
  cart: 'cartProducts',
  favourites: 'favorites',
  comparison: 'comparedProducts',
  /** An object from product id to number of pieces in the cart. */
  quantities: 'totalBill',
  theme: 'theme',
  /** An array of the `itemId`s of opened products, the newest first. */
  viewed: 'viewedProducts',
  /** An array of sent orders, the newest last, and the number of the one that is being written. */
  receipts: 'sentOrders',
  orderNumber: 'orderNumber',
} as const

/** `true` once the visitor has chosen a language, or closed the offer of another. Apart: few shops have several. */
export const LANGUAGE_CHOSEN_KEY = 'languageChosen'

/** `yes` or `no` to the owner's script. Apart: few shops have one. */
export const CONSENT_KEY = 'consent'

/**
 * A key in the storage of the shop's host, which another shop may share: with the shop's folder, if it is in one.
 *
 * @param wayToRoot from the page to the shop's address, which is another for the page of a further language
 */
export function keyOfShop(key: string, wayToRoot: string): string {
  return new URL(wayToRoot || './', window.location.href).pathname.slice(1) + key
}
