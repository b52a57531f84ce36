import { STORAGE_KEYS } from './storage-keys.ts'
import { undoableList } from './undoable-list.ts'

/** The products that the visitor has marked, in that order. What is written into `favouritesAtom` cannot be undone. */
export const {
  productsAtom: favouritesAtom,
  idsAtom: favouriteIdsAtom,
  current: currentFavourites,
  addAtom: addFavouriteAtom,
  removeAtom: removeFavouriteAtom,
} = undoableList(STORAGE_KEYS.favourites, 'favourites')
