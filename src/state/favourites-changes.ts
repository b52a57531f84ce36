import { withNewer } from '#src/domain/price-changes.ts'
import type { Product } from '#src/domain/product.ts'
import { favouritesAction } from './favourites.ts'

/** Updates the favourites with newer prices and descriptions. */
export const replaceFavouritesAtom = favouritesAction((products, newer: readonly Product[]) =>
  withNewer(products, newer),
)
