import { atom } from 'jotai'
import * as z from 'zod/mini'
import {
  addToCart,
  cartLines,
  cartPieces,
  changeQuantity,
  EMPTY_CART,
  quantitiesOf,
  quantitySchema,
  removeFromCart,
  undoCartChange,
  type Cart,
  type Quantities,
} from '#src/domain/cart/cart.ts'
import { idsOf, removedProducts } from '#src/domain/product/products.ts'
import { persistedAtom, validEntries } from './persisted-atom.ts'
import { persistedProducts } from './persisted-array.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { recordRemovalAtom } from './undo.ts'

// Atoms: two keys of the browser's storage, which are read, changed and written together.

const { atom: productsAtom, current: currentProducts } = persistedProducts(STORAGE_KEYS.cart)

const pairSchema = z.tuple([z.string(), quantitySchema])

const { atom: quantitiesAtom, current: currentQuantities } = persistedAtom<Quantities>({
  key: STORAGE_KEYS.quantities,
  initial: EMPTY_CART.quantities,
  parse: (json) => {
    const { entries, isWhole } = validEntries(pairsOf(json), pairSchema)
    return { value: new Map(entries), isWhole }
  },
  form: Object.fromEntries,
})

// Reading

export const cartLinesAtom = atom((get) =>
  cartLines({ products: get(productsAtom), quantities: get(quantitiesAtom) }),
)

export const cartPiecesAtom = atom((get) => cartPieces(get(cartLinesAtom)))

export const cartIdsAtom = atom((get) => idsOf(get(productsAtom)))

/** The cart as the storage has it now. */
export function currentCart(): Cart {
  return { products: currentProducts(), quantities: currentQuantities() }
}

// Actions

export const addToCartAtom = cartAction(addToCart)

export const removeFromCartAtom = cartAction(removeFromCart)

/** Adds pieces to a line, or with a negative number takes them away. */
export const changeQuantityAtom = cartAction((cart, change: { id: string; by: number }) =>
  changeQuantity(cart, change.id, change.by),
)

export const clearCartAtom = cartAction(() => EMPTY_CART)

/** Applies a change to the cart as it is in the storage now. Undo brings back what it has removed. */
function cartAction<Argument = void>(change: (cart: Cart, argument: Argument) => Cart) {
  return atom(null, (_get, set, argument: Argument) => {
    const before = currentCart()
    const after = change(before, argument)
    const removed = removedProducts(before.products, after.products)
    set(writeCartAtom, after)
    set(recordRemovalAtom, {
      from: 'cart',
      removed,
      isUndoable: (get) => removedProducts(removed, get(productsAtom)).length > 0,
      restore: (set) => set(writeCartAtom, undoCartChange(currentCart(), before, after)),
    })
  })
}

/** Writes both keys. Undo does not know of it. */
export const writeCartAtom = atom(null, (_get, set, cart: Cart) => {
  const before = currentCart()
  set(productsAtom, cart.products)
  set(quantitiesAtom, quantitiesOf(cart))
  for (const listener of listeners) listener(before, cart)
})

type CartListener = (before: Cart, after: Cart) => void

const listeners = new Set<CartListener>()

/** Calls a listener with the cart before and after each change that the visitor makes in this tab. */
export function onCartChange(listener: CartListener): void {
  listeners.add(listener)
}

/** Not by `z.record`, which leaves out the id `__proto__`. */
function pairsOf(json: unknown): [string, unknown][] {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return Object.entries(json)
  throw new TypeError('Not an object of quantities')
}
