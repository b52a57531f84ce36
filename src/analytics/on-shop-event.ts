import type { ShopEvent } from './shop-event.ts'

/** Functions that are called with each event. */
export const listeners = new Set<(event: ShopEvent) => void>()

/**
 * Calls a listener with each event of the shop, from now on. An error in it goes to the console only.
 *
 * @returns a function that ends it
 */
export function onShopEvent(listener: (event: ShopEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
