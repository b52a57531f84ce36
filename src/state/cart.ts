import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import {
  addToCart,
  cartLines,
  cartPieces,
  changeQuantity,
  putLinesBack,
  quantitySchema,
  removeFromCart,
  replaceProducts,
  type Cart,
  type Quantities,
} from '#src/domain/cart.ts'
import type { Product } from '#src/domain/product.ts'
import { removedProducts, type Removal } from '#src/domain/removal.ts'
import { keptProducts } from './kept-products.ts'
import { persistedValue, type PersistedFormat } from './persisted-value.ts'
import { recordRemovalAtom } from './removals.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const keptQuantities: PersistedFormat<Quantities> = {
  read: (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      return { value: new Map(), rejected: true }
    }
    // Not a record of zod's, which leaves out the id `__proto__`.
    const entries: [string, unknown][] = Object.entries(json)
    const results = entries.map(
      ([id, quantity]) => [id, quantitySchema.safeParse(quantity)] as const,
    )
    return {
      value: new Map(
        results.flatMap(([id, { success, data }]) => (success ? [[id, data] as const] : [])),
      ),
      rejected: results.some(([, { success }]) => !success),
    }
  },
  write: (quantities) => Object.fromEntries(quantities),
  merge: (ours, theirs, before) => {
    const added = [...theirs].filter(([id]) => !ours.has(id) && !before.has(id))
    return added.length > 0 ? new Map([...ours, ...added]) : ours
  },
}

const productsStorage = persistedValue<readonly Product[]>(STORAGE_KEYS.cart, [], keptProducts)
const quantitiesStorage = persistedValue<Quantities>(
  STORAGE_KEYS.quantities,
  new Map(),
  keptQuantities,
)

// Read before the first paint, so that the badge does not appear a moment later.
const productsAtom = atomWithStorage(STORAGE_KEYS.cart, [], productsStorage, { getOnInit: true })
const quantitiesAtom = atomWithStorage(STORAGE_KEYS.quantities, new Map(), quantitiesStorage, {
  getOnInit: true,
})

/** The lines of the cart, in the order in which they were added. */
export const cartLinesAtom = atom((get) =>
  cartLines({ products: get(productsAtom), quantities: get(quantitiesAtom) }),
)

/** The number of pieces in the cart, for its badge. */
export const cartPiecesAtom = atom((get) => cartPieces(get(cartLinesAtom)))

/** The ids of the products in the cart. */
export const cartIdsAtom = atom(
  (get): ReadonlySet<string> => new Set(get(productsAtom).map(({ id }) => id)),
)

/** Puts a product into the cart, once. */
export const addToCartAtom = cartAction((cart, product: Product) => addToCart(cart, product))

/** Takes a line out, by product id. */
export const removeFromCartAtom = cartAction((cart, id: string) => removeFromCart(cart, id))

/** Adds pieces to a line, or with a negative number takes them away. */
export const changeQuantityAtom = cartAction((cart, change: { id: string; by: number }) =>
  changeQuantity(cart, change.id, change.by),
)

/** Empties the cart, quantities included. */
export const clearCartAtom = cartAction(() => ({ products: [], quantities: new Map() }))

/** Takes newer prices and descriptions of products that are in the cart. */
export const replaceProductsAtom = cartAction((cart, newer: readonly Product[]) =>
  replaceProducts(cart, newer),
)

/** Puts lines back that were taken out, with their places and quantities. */
export const putLinesBackAtom = cartAction((cart, { removed, quantities }: Removal) =>
  putLinesBack(cart, removed, quantities),
)

/**
 * An action on the cart as storage holds it now: another tab may have added something that this one has not been
 * told of yet, and must not lose it. Quantities of products that are gone go with them, and what it takes out is
 * recorded, so that it can be put back.
 */
function cartAction<Argument = void>(change: (cart: Cart, argument: Argument) => Cart) {
  return atom(null, (_get, set, argument: Argument) => {
    const before = {
      products: productsStorage.current(),
      quantities: quantitiesStorage.current(),
    }
    const { products, quantities } = change(before, argument)
    const ids = new Set(products.map(({ id }) => id))
    set(productsAtom, products)
    set(quantitiesAtom, new Map([...quantities].filter(([id]) => ids.has(id))))
    set(recordRemovalAtom, {
      from: 'cart',
      removed: removedProducts(before.products, products),
      quantities: new Map([...before.quantities].filter(([id]) => !ids.has(id))),
    })
  })
}
