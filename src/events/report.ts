import { lateCode } from '#src/code/late-code.ts'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'
import { listeners } from './listeners.ts'
import type { ShopReports } from './shop-reports.ts'

declare global {
  /** Where a page's own script or tag manager receives events. */
  var dataLayer: { readonly push: (entry: object) => unknown } | undefined
}

const withReports = lateCode('events', async () => (await import('./shop-reports.ts')).shopReports)

/**
 * Reports what a visitor did, after the next paint. Does nothing if nobody listens: the code for events then never
 * loads.
 */
export function report(what: (reports: ShopReports) => void): void {
  if (!globalThis.dataLayer && listeners.size === 0) return
  afterNextPaint(() => {
    withReports((reports) => {
      what(reports)
      return undefined
    })
  })
}
