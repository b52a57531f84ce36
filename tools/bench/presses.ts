import type { Browser, Locator, Page } from '@playwright/test'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import type { Host } from './host.ts'
import { openPhone } from './phone.ts'
import { LIST, PRODUCT } from './places.ts'
import type { Run } from './report.ts'
import { syntheticShop } from './synthetic-shop.ts'

/** The shop's own catalogue on a slow phone, and a large one on a processor at full speed. */
export const CATALOGUES = [
  { products: catalogue.length, slowdown: 4 },
  { products: 10_000, slowdown: 1 },
] as const

interface Press {
  readonly name: string
  /** By default a list. */
  readonly from?: string
  /** The name of a button that is clicked first. */
  readonly open?: string
  readonly on: (page: Page) => Locator
  /** What is typed before, and answered by options. */
  readonly typed?: string
  readonly key: string
}

const control = (role: Parameters<Page['getByRole']>[0], name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).first()
const button = (name: string) => control('button', name)
const link = (name: string) => control('link', name)
const sortBy = control('combobox', 'Sort by')
const search = control('combobox', 'Search')
const theme = control('switch', 'Dark theme')
const byModel = control('switch', 'One card per model')
const blue = button('Remove Color: Blue')
const variant = (page: Page) => page.getByRole('radio', { checked: true }).first()
const brand = (page: Page) =>
  page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').nth(1)

/** Lists start with all products on one page, except 'page'. */
const PRESSES: readonly Press[] = [
  { name: 'order by price', from: '#/phones?sort=year', on: sortBy, key: 'ArrowDown' },
  { name: 'order by name', from: '#/phones?sort=price', on: sortBy, key: 'ArrowDown' },
  { name: 'page', from: '#/phones?perPage=16', on: link('Page 2'), key: 'Enter' },
  { name: 'category', open: 'Open menu', on: link('Accessories'), key: 'Enter' },
  { name: 'add to cart', on: button('Add to cart'), key: 'Enter' },
  { name: 'favourite', on: button('Add to favourites'), key: 'Enter' },
  { name: 'menu', on: button('Open menu'), key: 'Enter' },
  { name: 'theme', open: 'Open menu', on: theme, key: 'Space' },
  { name: 'variant', from: PRODUCT, on: variant, key: 'ArrowRight' },
  { name: 'filter', open: 'Filters', on: brand, key: 'Space' },
  { name: 'remove filter', from: '#/phones?color=blue', on: blue, key: 'Enter' },
  { name: 'by model', on: byModel, key: 'Space' },
  { name: 'letter in search', open: 'Search', on: search, typed: 'b', key: 'l' },
]

/** Time limit of a step, in milliseconds. Long, because a slow list is a figure to report, not a failure. */
const STEP_TIME_LIMIT = 180_000

/** Milliseconds from each press to the next paint; 0 is less than 16. */
export async function measurePresses(
  browser: Browser,
  hosts: readonly Host[],
  { products, slowdown }: (typeof CATALOGUES)[number],
  count: number,
): Promise<Run[]> {
  const others = products > catalogue.length ? syntheticShop(products).products : []
  const list = JSON.stringify([...catalogue, ...others].slice(0, products))
  const runs: Run[] = []
  for (const press of PRESSES) {
    for (let run = 0; run < count; run++) {
      for (const { name: build, url } of hosts) {
        const nextPaint = await measurePress(browser, url, slowdown, list, press)
        runs.push({ name: press.name, build, figures: { nextPaint } })
      }
    }
  }
  return runs
}

async function measurePress(
  browser: Browser,
  url: string,
  slowdown: number,
  list: string,
  { from = LIST, open, on, typed, key }: Press,
): Promise<number> {
  const { page, close } = await openPhone(browser, slowdown)
  page.setDefaultTimeout(STEP_TIME_LIMIT)
  await page.route('**/api/products.json', (route) =>
    route.fulfill({ body: list, contentType: 'application/json' }),
  )
  await page.goto(`${url}${from}`)
  await page.locator('main article a').first().waitFor()
  // Wait until the page has finished its own work.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })),
  )
  if (open) await button(open)(page).click()
  await on(page).focus()
  if (typed) {
    await page.keyboard.type(typed)
    await page.getByRole('option').first().waitFor()
  }
  await page.evaluate(watchInput)
  await page.keyboard.press(key)
  // The browser reports event timings shortly after the frame.
  await page.waitForTimeout(1000)
  const nextPaint = await page.evaluate(() => window.nextPaint)
  await close()
  return nextPaint
}

declare global {
  interface Window {
    nextPaint: number
  }
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

/** Runs in the page, before the input. */
function watchInput(): void {
  window.nextPaint = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.nextPaint = Math.max(window.nextPaint, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}
