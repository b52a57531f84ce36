/** The keys of the browser's storage (specification, section 7); the inline script of `index.html` reads them too. */
export const STORAGE_KEYS = {
  cart: 'cartProducts',
  favourites: 'favorites',
  quantities: 'totalBill',
  theme: 'theme',
} as const
