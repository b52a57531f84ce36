import { afterNextPaint } from '#src/ui/after-next-paint.ts'
import type { ShopEvents } from './shop-events.ts'

declare global {
  /** Where a page's own script or tag manager receives events. */
  var dataLayer: { readonly push: (entry: object) => unknown } | undefined
}

/** Sends after the next paint. If nobody listens, the code for events never loads. */
export function sendEvent(what: (events: ShopEvents) => void): void {
  if (!globalThis.dataLayer) return
  afterNextPaint(() => {
    // Without the code, nothing is sent; the next event tries again.
    void import('./shop-events.ts')
      .then(({ shopEvents }) => what(shopEvents))
      .catch((error: unknown) => console.error(error))
  })
}
