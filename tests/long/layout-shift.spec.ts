import type { Page } from '@playwright/test'
import { catalogue } from '#tests/support/our-catalogue.ts'
import { expect, test } from '#tests/e2e/support/shop.ts'
import { keepChoices } from '#tests/e2e/support/states.ts'

declare global {
  interface Window {
    shift: number
  }
  interface PerformanceEntry {
    /** Entries of type `layout-shift` only. */
    readonly value?: number
  }
}

const SHORT_LIST = '#/tablets?perPage=4'
const PRODUCT = '#/phones/apple-iphone-16-pro-128gb-black-titanium'

/** Addresses, each with the last text that its page shows. The second list is shorter than the largest window. */
const PAGES: Readonly<Record<string, string>> = {
  '': 'Recently viewed',
  '#/phones': '95 models',
  [SHORT_LIST]: '24 models',
  [PRODUCT]: 'Goes with it',
}

const VIEWED = ['apple-iphone-16-128gb-teal', 'airpods-4-white']

const PHONE = { width: 412, height: 823 }

/**
 * A slow phone shows every stage of a page for longer than a fast one. With products to compare, the tray appears when
 * its code has loaded.
 */
const VISITS = [
  { viewport: PHONE, slowdown: 4, compared: 0, addresses: ['', '#/phones', PRODUCT] },
  {
    viewport: { width: 1280, height: 800 },
    slowdown: 1,
    compared: 4,
    addresses: Object.keys(PAGES),
  },
  {
    viewport: { width: 1920, height: 1080 },
    slowdown: 1,
    compared: 1,
    addresses: ['', SHORT_LIST],
  },
]

test('nothing moves while a page loads', async ({ browser, baseURL }) => {
  const shifts = VISITS.map(async ({ viewport, slowdown, compared, addresses }) => {
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
    for (const address of addresses) {
      const page = await context.newPage()
      await keepChoices(page, { comparedProducts: catalogue.slice(0, compared) })
      const shift = await shiftOf(page, address, PAGES[address] ?? '', {
        slowdown,
        hasTray: compared > 0,
      })
      const name = `${address || 'home'}, ${viewport.width} px, ${slowdown}x slower`
      expect.soft(shift, name).toBeLessThanOrEqual(0.01)
      await page.close()
    }
    await context.close()
  })
  await Promise.all(shifts)
})

/** The layout shift until the page shows its last text, with a processor that is `slowdown` times slower. */
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
  await keepChoices(page, { viewedProducts: VIEWED })
  await page.goto(address)
  await expect(page.getByText(last).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible({ visible: hasTray })
  // A frame's shift is reported after the frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
  )
  return page.evaluate(() => window.shift)
}
