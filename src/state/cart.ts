import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import {
  addToCart,
  cartLines,
  cartPieces,
  putLinesBack,
  quantitySchema,
  type Cart,
  type Quantities,
} from '#src/domain/cart.ts'
import type { Product } from '#src/domain/product.ts'
import { report } from '#src/events/report.ts'
import { keptList, type Restore } from './kept-list.ts'
import { mergeEntries } from './merge-entries.ts'
import { persistedValue, type PersistedFormat } from './persisted-value.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const keptQuantities: PersistedFormat<Quantities> = {
  read: (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      return { value: new Map(), rejected: true }
    }
    // Not `z.record`, which leaves out the id `__proto__`.
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
  merge: mergeEntries,
}

const list = keptList({ key: STORAGE_KEYS.cart, name: 'cart' })
const quantitiesStorage = persistedValue<Quantities>(
  STORAGE_KEYS.quantities,
  new Map(),
  keptQuantities,
)
const quantitiesAtom = atomWithStorage(STORAGE_KEYS.quantities, new Map(), quantitiesStorage, {
  getOnInit: true,
})

/** The lines of the cart, in the order in which they were added. */
export const cartLinesAtom = atom((get) =>
  cartLines({ products: get(list.productsAtom), quantities: get(quantitiesAtom) }),
)

/** The number of pieces in the cart, for its badge. */
export const cartPiecesAtom = atom((get) => cartPieces(get(cartLinesAtom)))

/** The ids of the products in the cart. */
export const cartIdsAtom = list.idsAtom

/** Puts a product into the cart, once. */
export const addToCartAtom = cartAction((cart, product: Product) => addToCart(cart, product))

/** The cart as storage holds it now. */
export function currentCart(): Cart {
  return { products: list.current(), quantities: quantitiesStorage.current() }
}

/** A change of the cart that the visitor made in this tab. */
interface CartChange {
  readonly before: Cart
  readonly after: Cart
}

/** Writes a changed cart, without quantities of products that are not in it. `restore` as for a kept list. */
export const writeCartAtom = atom(
  null,
  (_get, set, { before, after }: CartChange, restore?: Restore) => {
    const { products, quantities } = after
    const ids = new Set(products.map(({ id }) => id))
    set(list.writeAtom, products, restore)
    set(quantitiesAtom, new Map([...quantities].filter(([id]) => ids.has(id))))
    report((reports) => reports.cartChanged(before, after))
  },
)

/** An action on the cart as storage holds it now. */
export function cartAction<Argument = void>(change: (cart: Cart, argument: Argument) => Cart) {
  return atom(null, (_get, set, argument: Argument) => {
    const before = currentCart()
    set(writeCartAtom, { before, after: change(before, argument) }, (removed) =>
      cartAction((cart) => putLinesBack(cart, removed, before.quantities)),
    )
  })
}
