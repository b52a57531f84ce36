import { atom } from 'jotai'
import * as z from 'zod/mini'
import {
  addToCart,
  cartLines,
  cartPieces,
  changeQuantity,
  quantitySchema,
  removeFromCart,
  undoCartChange,
  type Cart,
} from '#src/domain/cart/cart.ts'
import { idsOf, withNewer } from '#src/domain/product/products.ts'
import type { Product } from '#src/domain/product/product.ts'
import { counters } from './lww-map.ts'
import { persistedList } from './persisted-list.ts'
import { persistedMap, readEach } from './persisted-map.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import type { Restore } from './undo.ts'

const pairSchema = z.object({ id: z.string(), quantity: quantitySchema })

const list = persistedList({ key: STORAGE_KEYS.cart, name: 'cart' })
const quantities = persistedMap<number>(STORAGE_KEYS.quantities, {
  ...counters,
  schema: quantitySchema,
  read: (json) =>
    readEach(
      pairsOf(json),
      pairSchema,
      (pairs) => new Map(pairs.map(({ id, quantity }) => [id, quantity])),
    ),
  write: (contents) =>
    Object.fromEntries(
      cartLines({ products: list.current(), quantities: contents }).map(({ product, quantity }) => [
        product.id,
        quantity,
      ]),
    ),
})

export const cartLinesAtom = atom((get) =>
  cartLines({ products: get(list.productsAtom), quantities: get(quantities.atom) }),
)

export const cartPiecesAtom = atom((get) => cartPieces(get(cartLinesAtom)))

export const cartIdsAtom = list.idsAtom

export const addToCartAtom = cartAction(addToCart)

export const removeFromCartAtom = cartAction(removeFromCart)

/** Adds pieces to a line, or with a negative number takes them away. */
export const changeQuantityAtom = cartAction((cart, change: { id: string; by: number }) =>
  changeQuantity(cart, change.id, change.by),
)

export const clearCartAtom = cartAction(() => ({ products: [], quantities: new Map() }))

export const replaceProductsAtom = cartAction(
  ({ products, quantities }, newer: readonly Product[]) => ({
    products: withNewer(products, newer),
    quantities,
  }),
)

type CartListener = (before: Cart, after: Cart) => void

const listeners = new Set<CartListener>()

/** Calls a listener with the cart before and after each change that the visitor makes in this tab. */
export function onCartChange(listener: CartListener): void {
  listeners.add(listener)
}

export function currentCart(): Cart {
  return { products: list.current(), quantities: quantities.current() }
}

/** Writes a changed cart, without quantities of products that are not in it. `restore` as for a persisted list. */
export const writeCartAtom = atom(null, (_get, set, cart: Cart, restore?: Restore) => {
  const before = currentCart()
  const ids = idsOf(cart.products)
  set(list.writeAtom, cart.products, restore)
  set(quantities.atom, new Map([...cart.quantities].filter(([id]) => ids.has(id))))
  for (const listener of listeners) listener(before, cart)
})

function cartAction<Argument = void>(change: (cart: Cart, argument: Argument) => Cart) {
  return atom(null, (_get, set, argument: Argument) => {
    const before = currentCart()
    const after = change(before, argument)
    set(writeCartAtom, after, (set) =>
      set(writeCartAtom, undoCartChange(currentCart(), before, after)),
    )
  })
}

/** The stored quantities. Not by `z.record`, which leaves out the id `__proto__`. */
function pairsOf(json: unknown) {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new TypeError('Not an object of quantities')
  }
  return Object.entries(json).map(([id, quantity]: [string, unknown]) => ({ id, quantity }))
}
