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
      test(`what is changed after ${moment} ms stays changed`, async ({ baseURL }) => {
        await inBrowser(async (context) => {
          const [quick, busy] = await openTwo(context, `${baseURL ?? ''}#/phones`)
          for (let time = 0; time < TIMES; time++) {
            const [removed, added] = [2 * time, 2 * time + 1]
            await press(quick, { card: removed, label: 'Add to favourites' })
            await seen(busy, { card: removed, label: 'Remove from favourites' })
            const hanging = hangAndPress(busy, [{ card: added, label: 'Add to favourites' }])
            await wait(moment)
            await press(quick, { card: removed, label: 'Remove from favourites' })
            await hanging
            for (const tab of [quick, busy]) {
              await seen(tab, { card: added, label: 'Remove from favourites' })
            }
            await wait(600)
            for (const tab of [quick, busy]) {
              await seen(tab, { card: removed, label: 'Add to favourites' })
              await expect.poll(() => persistedFavourites(tab)).toBe(time + 1)
            }
          }
        })
      })

      test(`six pieces added after ${moment} ms are seven in the end`, async ({ baseURL }) => {
        await inBrowser(async (context) => {
          const [quick, busy] = await openTwo(context, `${baseURL ?? ''}#/phones`)
          await press(quick, { card: 0, label: 'Add to cart' })
          await press(quick, { card: 1, label: 'Add to cart' })
          for (const tab of [quick, busy]) {
            // A tab in the background gets no frames, and would not draw the page.
            await tab.bringToFront()
            await tab.evaluate(() => (location.hash = '#/cart'))
            await seen(tab, { line: 1, label: 'Increase quantity' })
          }
          for (let time = 0; time < TIMES; time++) {
            const hanging = hangAndPress(busy, [
              { line: 1, label: 'Increase quantity' },
              { line: 0, label: 'Increase quantity' },
            ])
            await wait(moment)
            for (let count = 0; count < 5; count++) {
              await press(quick, { line: 0, label: 'Increase quantity' })
            }
            await hanging
            await wait(600)
            for (const tab of [quick, busy]) {
              await expect.poll(() => quantities(tab)).toEqual([`${6 * time + 7}`, `${time + 2}`])
            }
          }
        })
      })
    }
  })

  async function inBrowser(use: (context: BrowserContext) => Promise<void>) {
    if (!executablePath) throw new Error(`No ${browser}`)
    const instance = await puppeteer.launch({
      browser,
      executablePath,
      args: browser === 'chrome' ? ['--no-sandbox'] : [],
    })
    try {
      await use(await instance.createBrowserContext())
    } finally {
      await instance.close()
    }
  }
}

/** A button in a card of the list, or in a line of the cart. */
interface Target {
  readonly card?: number
  readonly line?: number
  readonly label: string
}

async function openTwo(context: BrowserContext, address: string): Promise<[Page, Page]> {
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await tab.bringToFront()
    await tab.goto(address)
    await seen(tab, { card: 2 * TIMES, label: 'Add to favourites' })
  }
  return tabs
}

/** Runs in the page. */
function buttonOf({ card, line, label }: Target): HTMLButtonElement | undefined {
  const within =
    card === undefined
      ? document.querySelectorAll('main [role=listitem]')[line ?? 0]
      : document.querySelectorAll('article')[card]
  const buttons = [...(within?.querySelectorAll('button') ?? [])]
  return buttons.find((button) => (button.ariaLabel ?? button.textContent) === label)
}

async function press(tab: Page, target: Target): Promise<void> {
  await seen(tab, target)
  await tab.evaluate(`(${String(buttonOf)})(${JSON.stringify(target)}).click()`)
}

async function seen(tab: Page, target: Target): Promise<void> {
  await tab.waitForFunction(`(${String(buttonOf)})(${JSON.stringify(target)})`, {
    polling: 20,
    timeout: 20_000,
  })
}

/** Blocks the tab, and then presses buttons before the tab hears of anything that has happened meanwhile. */
async function hangAndPress(tab: Page, targets: readonly Target[]): Promise<void> {
  await tab.evaluate(`{
    const end = Date.now() + ${HANG}
    while (Date.now() < end);
    ${JSON.stringify(targets)}.forEach((target) => (${String(buttonOf)})(target).click())
  }`)
}

/** How many favourites the storage holds. */
function persistedFavourites(tab: Page): Promise<unknown> {
  return tab.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('favorites') ?? '[]')
    return Array.isArray(kept) ? kept.length : kept
  })
}

/** The quantities that the cart shows, if they are also in the storage. */
function quantities(tab: Page): Promise<readonly string[]> {
  return tab.evaluate(() => {
    const kept = localStorage.getItem('totalBill') ?? ''
    return [
      ...document.querySelectorAll<HTMLInputElement>(
        'main [role=listitem] input[aria-label=Quantity]',
      ),
    ]
      .map(({ value }) => value)
      .filter((quantity) => kept.includes(`:${quantity}`))
  })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
