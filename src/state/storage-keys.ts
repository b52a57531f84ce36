/** The products in the cart: an array of whole products (specification, section 7). */
export const CART_KEY = 'cartProducts'

/** Pieces per product in the cart: an object from product id to number (specification, section 7). */
export const QUANTITIES_KEY = 'totalBill'

/** The favourites: an array of whole products (specification, section 7). */
export const FAVOURITES_KEY = 'favorites'

/** The theme that the visitor has chosen. The first lines of `index.html` read it before anything is drawn. */
export const THEME_KEY = 'theme'
