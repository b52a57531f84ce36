import type { Product } from '#src/domain/product/product.ts'
import { withNewer } from '#src/domain/product/product-list.ts'
import { persistedList } from './persisted-list.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const favourites = persistedList({ key: STORAGE_KEYS.favourites, name: 'favourites' })

/** The favourites, in the order in which they were marked. */
export const favouritesAtom = favourites.productsAtom

/** The ids of the favourites. */
export const favouriteIdsAtom = favourites.idsAtom

/** The favourites as they are now. */
export const currentFavourites = favourites.current

/** Writes the favourites; nothing of it can be undone. */
export const writeFavouritesAtom = favourites.writeAtom

/** Marks a product as a favourite. */
export const addFavouriteAtom = favourites.addAtom

/** Removes a favourite, by product id. */
export const removeFavouriteAtom = favourites.removeAtom

/** Updates the favourites with newer prices and descriptions. */
export const replaceFavouritesAtom = favourites.action((products, newer: readonly Product[]) =>
  withNewer(products, newer),
)
