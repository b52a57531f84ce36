import type { Browser } from '@playwright/test'
import { watchPaints } from './page-loads.ts'
import { PAGES, type TestedPage } from './pages.ts'
import { MOBILE_NETWORK, openTab } from './phone.ts'

/** The layout shift of each page, by width and speed. */
export type Shifts = Record<string, Record<string, number>>

const WINDOWS = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

const SPEEDS = { slow: { slowdown: 4, network: MOBILE_NETWORK }, fast: {} }

const OTHER_PAGES: readonly TestedPage[] = ['cart', 'favourites', 'nowhere'].map((name) => ({
  name,
  path: `#/${name}`,
  isWhole: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
}))

/** Cold loads of every page at three widths, slowed down and at full speed. */
export async function measureShifts(browser: Browser, url: string): Promise<Shifts> {
  const shifts: Shifts = {}
  for (const tested of [...PAGES, ...OTHER_PAGES]) {
    const row: Record<string, number> = {}
    for (const viewport of WINDOWS) {
      for (const [speed, conditions] of Object.entries(SPEEDS)) {
        const context = await browser.newContext({ viewport })
        const { page } = await openTab(context, conditions)
        await page.addInitScript(watchPaints)
        await page.goto(`${url}${tested.path}`)
        await tested.isWhole(page)
        await page.waitForTimeout(2000)
        row[`${viewport.width}, ${speed}`] = await page.evaluate(() => window.paints.shift)
        await context.close()
      }
    }
    shifts[tested.name] = row
  }
  return shifts
}
