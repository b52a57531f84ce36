import { setMaxListeners } from 'node:events'
import { createStore } from 'jotai'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CartLine } from '#src/domain/cart/cart.ts'
import type { Product } from '#src/domain/product/product.ts'

/** The browser's storage in a test: texts by key. Reading and writing can each be made to fail. */
export class StandInStorage {
  readonly texts = new Map<string, string>()
  isReadable = true
  isWritable = true

  getItem(key: string): string | null {
    if (!this.isReadable) throw new DOMException('Access is denied', 'SecurityError')
    return this.texts.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    if (!this.isWritable) throw new DOMException('Storage is full', 'QuotaExceededError')
    this.texts.set(key, text)
  }

  /** The value stored under a key, parsed from JSON. */
  json(key: string): unknown {
    const text = this.texts.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  }
}

/** A window at this address with this storage; without one if the browser has none. */
export function standInForWindow(
  storage?: StandInStorage,
  href = 'https://shop.example/#/cart',
): EventTarget {
  const target = Object.assign(new EventTarget(), {
    location: { href },
    ...(storage && { localStorage: storage }),
  })
  // Each tab that a test opens adds its own listeners.
  setMaxListeners(0, target)
  vi.stubGlobal('window', target)
  return target
}

/** Gives each test of a file a browser of its own, with an empty storage. */
export function ownBrowser() {
  const storage = new StandInStorage()
  let window = new EventTarget()
  const reset = () => {
    Object.assign(storage, { isReadable: true, isWritable: true })
    storage.texts.clear()
    window = standInForWindow(storage)
  }
  beforeEach(reset)
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    // A test may have set the clock, which the next files share.
    vi.useRealTimers()
  })
  return {
    storage,
    /** Another browser, as for a test of its own: tabs of the one before are closed. */
    reset,
    /** What happens to every tab when another has written, when it returns to the screen, or from the back/forward cache. */
    fire: (event: 'storage' | 'visibilitychange' | 'pageshow') =>
      window.dispatchEvent(new Event(event)),
  }
}

interface SharedContent {
  readonly cart: readonly CartLine[]
  readonly favourites: readonly Product[]
}

/** The stored state of a page that has just been opened: all its modules are loaded again. */
export async function openTab() {
  vi.resetModules()
  const cart = await import('#src/state/cart-atoms.ts')
  const favourites = await import('#src/state/favourites.ts')
  const comparison = await import('#src/state/comparison.ts')
  const message = await import('#src/state/toasts.ts')
  const storage = await import('#src/state/browser-storage.ts')
  const undo = await import('#src/state/undo.ts')
  const both = await import('#src/state/cart-and-favourites.ts')
  const viewed = await import('#src/state/viewed.ts')
  const choices = await import('#src/state/persisted-choice.ts')
  const store = createStore()
  const refusals = vi.fn()
  const lines = () =>
    store
      .get(cart.cartLinesAtom)
      .map(({ product, quantity }): [string, number] => [product.id, quantity])
  /** The lines of the cart: `phone*3 strap*1`. */
  const cartText = () =>
    lines()
      .map(([id, quantity]) => `${id}*${quantity}`)
      .join(' ')
  const pieces = () => store.get(cart.cartPiecesAtom)
  const favouriteIds = () => store.get(favourites.favouritesAtom).map(({ id }) => id)
  const firstLook = [pieces(), cartText(), favouriteIds()]
  // Pages always subscribe.
  for (const atom of [
    cart.cartLinesAtom,
    favourites.favouritesAtom,
    viewed.viewedAtom,
    comparison.comparisonAtom,
    choices.themeAtom,
  ]) {
    store.sub(atom, () => undefined)
  }
  storage.subscribeToTrouble(refusals)
  return {
    add: (product: Product) => store.set(cart.addToCartAtom, product),
    remove: (id: string) => store.set(cart.removeFromCartAtom, id),
    change: (id: string, by: number) => store.set(cart.changeQuantityAtom, { id, by }),
    clear: () => store.set(cart.clearCartAtom),
    /** Presses the heart: marks the product, or takes the mark away if the page shows one. */
    toggle: (product: Product) => {
      if (store.get(favourites.favouriteIdsAtom).has(product.id)) {
        store.set(favourites.removeFavouriteAtom, product.id)
      } else {
        store.set(favourites.addFavouriteAtom, product)
      }
    },
    saveForLater: (product: Product) => store.set(both.saveForLaterAtom, product),
    addShared: (lists: SharedContent) => store.set(both.addSharedListsAtom, lists),
    replaceBy: (lists: SharedContent) => store.set(both.replaceListsAtom, lists),
    view: (itemId: string) => store.set(viewed.recordViewAtom, itemId),
    forgetViewed: (shown: readonly Product[]) => store.set(viewed.forgetViewedAtom, shown),
    /** Presses Compare. Returns whether the product is compared now. */
    compare: (product: Product) => store.set(comparison.addComparedAtom, product),
    removeCompared: (id: string) => store.set(comparison.removeComparedAtom, id),
    clearComparison: () => store.set(comparison.clearComparisonAtom),
    chooseTheme: (theme: 'light' | 'dark' | 'system') => store.set(choices.themeAtom, theme),
    undo: () => store.set(undo.undoAtom),
    forget: () => store.set(undo.forgetRemovalsAtom),
    /** The latest removal that can be undone: the list and the ids that it removed. */
    undoable: () => {
      const removal = store.get(undo.undoableAtom)
      return removal && [removal.from, ...removal.removed.map(({ id }) => id)]
    },
    /** What the page shows in its first render, before anything subscribes. */
    firstLook,
    lines,
    cart: cartText,
    pieces,
    cartIds: () => lines().map(([id]) => id),
    favourites: () => store.get(favourites.favouritesAtom),
    favouriteIds,
    /** The `itemId`s of opened products, the newest first. */
    viewed: () => store.get(viewed.viewedAtom),
    comparedIds: () => store.get(comparison.comparisonAtom).map(({ id }) => id),
    theme: () => store.get(choices.themeAtom),
    /** The text of the message that is shown, if any. */
    message: () => store.get(message.toastAtom)?.text,
    isRefused: storage.isStorageRefused,
    /** Called when `isRefused` changes. */
    refusals,
  }
}
