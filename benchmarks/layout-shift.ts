import type { Browser } from '@playwright/test'
import { watchPaints } from './page-loads.ts'
import { PAGES, type TestedPage } from './pages.ts'
import { MOBILE_NETWORK, openTab, visit } from './phone.ts'

/** The layout shift of each page, by width and speed. */
export type Shifts = Record<string, Record<string, number>>

const WINDOWS = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

const SPEEDS = { slow: { slowdown: 4, network: MOBILE_NETWORK }, fast: {} }

const OTHER_PAGES: readonly TestedPage[] = [
  // Shorter than a large window.
  { name: 'short list', path: '#/tablets?perPage=4', whole: ['main article:not([hidden] *)'] },
  ...['cart', 'favourites', 'nowhere'].map((name) => ({
    name,
    path: `#/${name}`,
    whole: ['main h1'],
  })),
]

/** Cold loads of every page at three widths, slowed down and at full speed. */
export async function measureShifts(browser: Browser, url: string): Promise<Shifts> {
  const shifts: Shifts = {}
  for (const tested of [...PAGES, ...OTHER_PAGES]) {
    const row: Record<string, number> = {}
    for (const viewport of WINDOWS) {
      for (const [speed, conditions] of Object.entries(SPEEDS)) {
        const context = await browser.newContext({ viewport })
        const phone = await openTab(context, conditions)
        const { page } = phone
        await page.addInitScript(watchPaints)
        await visit(phone, `${url}${tested.path}`, tested.whole)
        await page.waitForTimeout(2000)
        row[`${viewport.width}, ${speed}`] = await page.evaluate(() => window.paints.shift)
        await context.close()
      }
    }
    shifts[tested.name] = row
  }
  return shifts
}
