import { expect, test } from '@playwright/test'
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core'
import { FIREFOX } from '#tools/dev/programs.ts'
import { findFullChromium } from '#tools/dev/chromium.ts'

/** When the quick tab acts, in milliseconds after the other has begun to hang. */
const MOMENTS = [0, 50, 100, 150, 200, 250, 300, 350, 400, 500]
const TIMES = 10
/** How long the busy tab hangs, in milliseconds. */
const HANG = 1000

/** The headless shell hides faults between tabs: the full browser runs each in a process of its own. */
const BROWSERS = [
  ['chrome', findFullChromium()],
  ['firefox', FIREFOX.find()],
] as const

for (const [browser, executablePath] of BROWSERS) {
  test.describe(`in ${browser}, while another tab hangs and then acts,`, () => {
    test.setTimeout(600_000)

    for (const moment of MOMENTS) {
      test(`what is removed after ${moment} ms stays removed, and six pieces are seven in the end`, async ({
        baseURL,
      }) => {
        if (!executablePath) throw new Error(`No ${browser}`)
        const args = browser === 'chrome' ? ['--no-sandbox'] : []
        const instance = await puppeteer.launch({ browser, executablePath, args })
        try {
          const [quick, busy] = await openTwo(await instance.createBrowserContext(), baseURL ?? '')
          for (let time = 0; time < TIMES; time++) {
            const hanging = hangAndPress(busy)
            await wait(moment)
            for (let count = 0; count < 5; count++) await press(quick, 0, 'Increase quantity')
            await press(quick, TIMES + 1 - time, 'Remove')
            await hanging
            await wait(600)
            const others = Array.from({ length: TIMES - time - 1 }, () => 1)
            const expected = [6 * time + 7, time + 2, ...others]
            for (const tab of [quick, busy]) {
              await expect.poll(() => quantities(tab)).toEqual({ shown: expected, kept: expected })
            }
          }
        } finally {
          await instance.close()
        }
      })
    }
  })
}

/** Opens a cart of single pieces in two tabs. */
async function openTwo(context: BrowserContext, address: string): Promise<[Page, Page]> {
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    // A tab in the background gets no frames, and would not draw the page.
    await tab.bringToFront()
    await tab.goto(`${address}#/cart`)
    await tab.evaluate(async (count) => {
      const response = await fetch('api/products.json')
      const products: unknown = await response.json()
      const cart = Array.isArray(products) ? products.slice(0, count) : []
      localStorage.setItem('cartProducts', JSON.stringify(cart))
    }, TIMES + 2)
    await tab.reload()
    await tab.waitForFunction(`(${String(buttonOf)})(${TIMES + 1}, 'Remove')`, { timeout: 20_000 })
  }
  return tabs
}

/** A button in a line of the cart. Runs in the page. */
function buttonOf(line: number, label: string): HTMLButtonElement | undefined {
  const lines = document.querySelectorAll('main [role=listitem]')
  const buttons = [...(lines[line]?.querySelectorAll('button') ?? [])]
  return buttons.find(({ ariaLabel }) => ariaLabel?.startsWith(label))
}

async function press(tab: Page, line: number, label: string): Promise<void> {
  await tab.evaluate(`(${String(buttonOf)})(${line}, '${label}').click()`)
}

/** Blocks the tab, and then presses buttons before the tab hears of anything that has happened meanwhile. */
async function hangAndPress(tab: Page): Promise<void> {
  await tab.evaluate(`{
    const end = Date.now() + ${HANG}
    while (Date.now() < end);
    for (const line of [1, 0]) (${String(buttonOf)})(line, 'Increase quantity').click()
  }`)
}

/** The quantities that the cart shows, and those in the storage. */
function quantities(tab: Page) {
  return tab.evaluate(() => {
    const fields = document.querySelectorAll('main [role=listitem] input[aria-label=Quantity]')
    const kept = localStorage.getItem('totalBill') ?? ''
    return {
      shown: [...fields].map((field) => field instanceof HTMLInputElement && +field.value),
      kept: [...kept.matchAll(/:(\d+)/g)].map(([, quantity]) => Number(quantity)),
    }
  })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
