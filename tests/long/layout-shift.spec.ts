import type { Page } from '@playwright/test'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { hold } from '#tests/e2e/support/hold.ts'
import { expect, keepChoices, test } from '#tests/e2e/support/shop.ts'

declare global {
  interface Window {
    shift: number
  }
  interface PerformanceEntry {
    /** Entries of type `layout-shift` only. */
    readonly value?: number
  }
}

/** Addresses, each with the last text that its page shows. The second list is shorter than the largest window. */
const PAGES: Readonly<Record<string, string>> = {
  '': 'Recently viewed',
  '#/phones': '95 models',
  '#/tablets?perPage=4': '24 models',
  '#/phones/apple-iphone-16-pro-128gb-black-titanium': 'Goes with it',
  '#/accessories?perPage=8': '100 models',
  '#/search?q=iphone': '16 models, 65 variants',
  '#/cart': 'Recently viewed',
  '#/favourites': 'Recently viewed',
  '#/nowhere': 'Page not found',
}

const VIEWED = ['apple-iphone-16-128gb-teal', 'airpods-4-white']

/**
 * A slow phone shows every stage of a page for longer than a fast one. With products to compare, the tray appears when
 * its code has loaded.
 */
const VISITS = [
  { viewport: { width: 412, height: 823 }, slowdown: 4, compared: 0 },
  { viewport: { width: 1280, height: 800 }, slowdown: 1, compared: 4 },
  { viewport: { width: 1920, height: 1080 }, slowdown: 1, compared: 1 },
]

test('nothing moves while a page loads', async ({ browser, baseURL }) => {
  const shifts = VISITS.map(async ({ viewport, slowdown, compared }) => {
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
    for (const [address, last] of Object.entries(PAGES)) {
      const page = await context.newPage()
      await keepChoices(page, {
        comparedProducts: catalogue.slice(0, compared),
        viewedProducts: VIEWED,
      })
      const shift = await shiftOf(page, address, last, { slowdown, hasTray: compared > 0 })
      const name = `${address || 'home'}, ${viewport.width} px, ${slowdown}x slower`
      expect.soft(shift, name).toBeLessThanOrEqual(0.01)
      await page.close()
    }
    await context.close()
  })
  await Promise.all(shifts)
})

/**
 * The layout shift until the page has shown its last text, and then its typeface and pictures, with a processor that is
 * `slowdown` times slower.
 */
async function shiftOf(
  page: Page,
  address: string,
  last: string,
  { slowdown, hasTray }: { readonly slowdown: number; readonly hasTray: boolean },
): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const { value = 0 } of list.getEntries()) window.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const late = await hold(page, /\/img\/|\.woff2$/)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect(page.getByText(last).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible({ visible: hasTray })
  await late.release()
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 16px Figtree'))).toBe(true)
  await page.waitForLoadState()
  // A frame's shift is reported after the frame, and a mark after it.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const marked = new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'mark' })
    })
    performance.mark('end')
    await marked
  })
  return page.evaluate(() => window.shift)
}
