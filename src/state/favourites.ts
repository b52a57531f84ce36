import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { toggleFavourite } from '#src/domain/favourites.ts'
import type { Product } from '#src/domain/product.ts'
import { keptProducts } from './kept-products.ts'
import { persistedValue } from './persisted-value.ts'

const KEY = 'favorites'

const storage = persistedValue<readonly Product[]>(KEY, [], keptProducts)
const productsAtom = atomWithStorage(KEY, [], storage, { getOnInit: true })

/** The favourites, in the order in which they were marked. */
export const favouritesAtom = atom((get) => get(productsAtom))

/** The ids of the favourites. */
export const favouriteIdsAtom = atom(
  (get): ReadonlySet<string> => new Set(get(productsAtom).map(({ id }) => id)),
)

/** Marks a product as a favourite, or takes the mark away; on what storage holds now, see the cart's actions. */
export const toggleFavouriteAtom = atom(null, (_get, set, product: Product) => {
  set(productsAtom, toggleFavourite(storage.current(), product))
})
