import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { toggleFavourite } from '#src/domain/favourites.ts'
import { withNewer } from '#src/domain/price-changes.ts'
import type { Product } from '#src/domain/product.ts'
import { putBack, removedProducts, type Removal } from '#src/domain/removal.ts'
import { keptProducts } from './kept-products.ts'
import { persistedValue } from './persisted-value.ts'
import { recordRemovalAtom } from './removals.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const storage = persistedValue<readonly Product[]>(STORAGE_KEYS.favourites, [], keptProducts)
const productsAtom = atomWithStorage(STORAGE_KEYS.favourites, [], storage, { getOnInit: true })

/** The favourites, in the order in which they were marked. */
export const favouritesAtom = atom((get) => get(productsAtom))

/** The ids of the favourites. */
export const favouriteIdsAtom = atom(
  (get): ReadonlySet<string> => new Set(get(productsAtom).map(({ id }) => id)),
)

/** Marks a product as a favourite, or takes the mark away. */
export const toggleFavouriteAtom = favouritesAction((favourites, product: Product) =>
  toggleFavourite(favourites, product),
)

/** Marks products again, at the places they had. */
export const putFavouritesBackAtom = favouritesAction((favourites, { removed }: Removal) =>
  putBack(favourites, removed),
)

/** Takes newer prices and descriptions of favourites. */
export const replaceFavouritesAtom = favouritesAction((favourites, newer: readonly Product[]) =>
  withNewer(favourites, newer),
)

/** An action on what storage holds now, which records what it takes out; see the cart's actions. */
function favouritesAction<Argument>(
  change: (favourites: readonly Product[], argument: Argument) => readonly Product[],
) {
  return atom(null, (_get, set, argument: Argument) => {
    const before = storage.current()
    const after = change(before, argument)
    set(productsAtom, after)
    set(recordRemovalAtom, {
      from: 'favourites',
      removed: removedProducts(before, after),
      quantities: new Map(),
    })
  })
}
