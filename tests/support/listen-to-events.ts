import type { ShopEvent } from '#src/analytics/shop-events.ts'

/** Calls a listener with each event, as a page's own script hears it. */
export function listenToEvents(listener: (event: ShopEvent) => void): void {
  globalThis.dataLayer = {
    push: (entry) => {
      if (isEvent(entry)) listener(entry)
    },
  }
}

function isEvent(entry: object): entry is ShopEvent {
  return 'event' in entry
}
