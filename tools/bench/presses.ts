import type { Browser, Page } from '@playwright/test'
import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { figuresOf, type Figures } from './figure.ts'
import type { Host } from './host.ts'
import { PRODUCT } from './pages.ts'
import { openPhone } from './phone.ts'

/** The shop's own catalogue on a slow phone, and a large one on a processor at full speed. */
export const CATALOGUES = [
  { products: catalogue.length, slowdown: 4 },
  { products: 10_000, slowdown: 1 },
] as const

type Catalogue = (typeof CATALOGUES)[number]

/** An input that is measured in a phone-sized window. */
interface Press {
  readonly name: string
  readonly from: string
  /** Runs before the input that is measured. */
  readonly prepare: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
}

const focusButton = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().focus()
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()
const pressEnter = (page: Page) => page.keyboard.press('Enter')
const pressSpace = (page: Page) => page.keyboard.press('Space')

/** Lists start with all products on one page, except 'page'. */
const PRESSES: readonly Press[] = [
  {
    name: 'order by price',
    from: '#/phones?sort=year',
    prepare: (page) => page.getByLabel('Sort by').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'order by name',
    from: '#/phones?sort=price',
    prepare: (page) => page.getByLabel('Sort by').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'page',
    from: '#/phones?perPage=16',
    prepare: (page) => page.getByRole('link', { name: 'Page 2', exact: true }).focus(),
    act: pressEnter,
  },
  {
    name: 'category',
    from: '#/phones',
    prepare: async (page) => {
      await openMenu(page)
      await page.getByRole('link', { name: 'Accessories', exact: true }).focus()
    },
    act: pressEnter,
  },
  {
    name: 'add to cart',
    from: '#/phones',
    prepare: focusButton('Add to cart'),
    act: pressEnter,
  },
  {
    name: 'favourite',
    from: '#/phones',
    prepare: focusButton('Add to favourites'),
    act: pressEnter,
  },
  {
    name: 'menu',
    from: '#/phones',
    prepare: focusButton('Open menu'),
    act: pressEnter,
  },
  {
    name: 'theme',
    from: '#/phones',
    prepare: async (page) => {
      await openMenu(page)
      await page.getByRole('switch', { name: 'Dark theme' }).focus()
    },
    act: pressSpace,
  },
  {
    name: 'variant',
    from: PRODUCT,
    prepare: (page) => page.getByRole('radio', { checked: true }).first().focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    name: 'filter',
    from: '#/phones',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').nth(1).focus()
    },
    act: pressSpace,
  },
  {
    name: 'remove filter',
    from: '#/phones?color=blue',
    prepare: focusButton('Remove Color: Blue'),
    act: pressEnter,
  },
  {
    name: 'one card per model',
    from: '#/phones',
    prepare: (page) => page.getByRole('switch', { name: 'One card per model' }).focus(),
    act: pressSpace,
  },
  {
    name: 'letter in search',
    from: '#/phones',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.keyboard.type('b')
      await page.getByRole('option').first().waitFor()
    },
    act: (page) => page.keyboard.press('l'),
  },
]

/** Time limit of a step, in milliseconds. Long, because a slow list is a figure to report, not a failure. */
const STEP_TIME_LIMIT = 180_000

/** Milliseconds from each press to the next paint; 0 is less than 16. */
export async function measurePresses(
  browser: Browser,
  host: Host,
  { products, slowdown }: Catalogue,
  runs: number,
): Promise<Figures> {
  host.replace('api/products.json', JSON.stringify(manyProducts(products)))
  const figures: Record<string, Figures[string]> = {}
  for (const press of PRESSES) {
    const measured = []
    for (let run = 0; run < runs; run++) {
      measured.push({ nextPaint: await measurePress(browser, host.url, slowdown, press) })
    }
    figures[press.name] = figuresOf(measured)
  }
  return figures
}

/** The shop's own products, and as many copies of them as are missing, each with a name, a family and a price of its own. */
function manyProducts(count: number): Product[] {
  return Array.from({ length: Math.ceil(count / catalogue.length) }, (_, copy) =>
    catalogue.map((product) =>
      copy === 0
        ? product
        : {
            ...product,
            id: `${product.id}-${copy}`,
            itemId: `${product.itemId}-${copy}`,
            namespaceId: `${product.namespaceId}-${copy}`,
            name: `${product.name} ${copy}`,
            price: product.price + copy,
            fullPrice: product.fullPrice + copy,
          },
    ),
  )
    .flat()
    .slice(0, count)
}

async function measurePress(
  browser: Browser,
  url: string,
  slowdown: number,
  { from, prepare, act }: Press,
): Promise<number> {
  const { page, close } = await openPhone(browser, { slowdown })
  page.setDefaultTimeout(STEP_TIME_LIMIT)
  await page.goto(`${url}${from}`)
  await page.locator('main article a').first().waitFor()
  // Wait until the page has finished its own work.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })),
  )
  await prepare(page)
  await page.evaluate(watchInput)
  await act(page)
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
    /** In milliseconds; shorter events are not reported. */
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
