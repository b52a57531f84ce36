import { listeners } from './listeners.ts'
import type { ShopEvent } from './shop-event.ts'

/**
 * Calls a listener with each event of the shop, from now on. An error in it goes to the console only.
 *
 * @returns a function that ends it
 */
export function onShopEvent(listener: (event: ShopEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
