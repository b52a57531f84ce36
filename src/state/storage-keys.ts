/** Keys of the browser's storage (specification, section 7). The inline script of `index.html` reads them too. */
export const STORAGE_KEYS = {
  /** An array of whole products. */
  cart: 'cartProducts',
  /** An array of whole products. */
  favourites: 'favorites',
  /** An array of whole products. Not in the specification. */
  comparison: 'comparedProducts',
  /** An object from product id to number of pieces in the cart. */
  quantities: 'totalBill',
  theme: 'theme',
} as const
