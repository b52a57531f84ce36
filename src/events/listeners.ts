import type { ShopEvent } from './shop-event.ts'

/** Functions that are called with each event. */
export const listeners = new Set<(event: ShopEvent) => void>()
