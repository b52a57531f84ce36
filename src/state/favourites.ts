import { toggleFavourite } from '#src/domain/favourites.ts'
import type { Product } from '#src/domain/product.ts'
import { keptList } from './kept-list.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const favourites = keptList({ key: STORAGE_KEYS.favourites, name: 'favourites' })

/** The favourites, in the order in which they were marked. */
export const favouritesAtom = favourites.productsAtom

/** The ids of the favourites. */
export const favouriteIdsAtom = favourites.idsAtom

/** The favourites as storage holds them now. */
export const currentFavourites = favourites.current

/** Writes the favourites; nothing of it can be undone. */
export const writeFavouritesAtom = favourites.writeAtom

/** Marks a product as a favourite, or takes the mark away. */
export const toggleFavouriteAtom = favourites.action((products, product: Product) =>
  toggleFavourite(products, product),
)

/** Makes an action on the favourites as storage holds them now. */
export const favouritesAction = favourites.action
