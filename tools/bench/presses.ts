import type { Browser, Page } from '@playwright/test'
import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { figuresOf, type Figures } from './figure.ts'
import type { Host } from './host.ts'
import { PRODUCT } from './pages.ts'
import { openPhone } from './phone.ts'

/** The shop's own catalogue is measured on a slow phone. */
export const OWN_SIZE = catalogue.length

/** A catalogue on a processor at full speed, and the milliseconds that a press may take there. */
export const LARGE = { products: 10_000, limit: 50 }

/** An input that is measured in a phone-sized window. */
interface Press {
  readonly name: string
  readonly from: string
  /** Milliseconds that it may take on a phone with the shop's own catalogue. */
  readonly limit: number
  /** Only with the shop's own catalogue. */
  readonly isOwnOnly?: boolean
  /** Runs before the input that is measured. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
  /** A CSS selector whose first match has another text or other attributes once the result is there. */
  readonly result: string
}

const LIST = 'main article a'
const SUGGESTIONS = '[role=listbox]'

const focusButton = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().focus()
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()
const pressEnter = (page: Page) => page.keyboard.press('Enter')
const pressSpace = (page: Page) => page.keyboard.press('Space')

/** Lists start with all products on one page, except 'page'. */
export const PRESSES: readonly Press[] = [
  {
    name: 'order by price',
    from: '#/phones?sort=year',
    limit: 200,
    prepare: (page) => page.getByLabel('Sort by').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    result: LIST,
  },
  {
    name: 'order by name',
    from: '#/phones?sort=price',
    limit: 200,
    prepare: (page) => page.getByLabel('Sort by').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    result: LIST,
  },
  {
    name: 'page',
    from: '#/phones?perPage=16',
    limit: 200,
    prepare: (page) => page.getByRole('link', { name: 'Page 2', exact: true }).focus(),
    act: pressEnter,
    result: LIST,
  },
  {
    name: 'category',
    from: '#/phones',
    limit: 200,
    prepare: async (page) => {
      await openMenu(page)
      await page.getByRole('link', { name: 'Accessories', exact: true }).focus()
    },
    act: pressEnter,
    result: LIST,
  },
  {
    name: 'add to cart',
    from: '#/phones',
    limit: 100,
    prepare: focusButton('Add to cart'),
    act: pressEnter,
    result: 'main article button[aria-pressed]',
  },
  {
    name: 'favourite',
    from: '#/phones',
    limit: 100,
    prepare: focusButton('Add to favourites'),
    act: pressEnter,
    result: 'main article button[aria-label*=favourites]',
  },
  {
    name: 'menu',
    from: '#/phones',
    limit: 100,
    prepare: focusButton('Open menu'),
    act: pressEnter,
    result: 'header button[aria-expanded]',
  },
  {
    name: 'theme',
    from: '#/phones',
    limit: 100,
    prepare: async (page) => {
      await openMenu(page)
      await page.getByRole('switch', { name: 'Dark theme' }).focus()
    },
    act: pressSpace,
    result: '[role=switch]',
  },
  {
    name: 'variant',
    from: PRODUCT,
    limit: 200,
    isOwnOnly: true,
    prepare: (page) => page.getByRole('radio', { checked: true }).first().focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
    result: 'main h1',
  },
  {
    name: 'filter',
    from: '#/phones',
    limit: 100,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').nth(1).focus()
    },
    act: pressSpace,
    result: LIST,
  },
  {
    name: 'remove filter',
    from: '#/phones?color=blue',
    limit: 100,
    prepare: focusButton('Remove Color: Blue'),
    act: pressEnter,
    result: LIST,
  },
  {
    name: 'one card per model',
    from: '#/phones',
    limit: 100,
    prepare: (page) => page.getByRole('switch', { name: 'One card per model' }).focus(),
    act: pressSpace,
    result: 'main article',
  },
  {
    name: 'letter in search',
    from: '#/phones',
    limit: 100,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.keyboard.type('b')
      await page.getByRole('option').first().waitFor()
    },
    act: (page) => page.keyboard.press('l'),
    result: SUGGESTIONS,
  },
]

/** Time limit of a step, in milliseconds. Long, because a slow list is a figure to report, not a failure. */
const STEP_TIME_LIMIT = 180_000

/** Milliseconds of each press with `products` products: from the input to the next paint, and to the frame that shows the result. */
export async function measurePresses(
  browser: Browser,
  host: Host,
  products: number,
  runs: number,
): Promise<Figures> {
  const isOwn = products <= OWN_SIZE
  host.replace('api/products.json', JSON.stringify(manyProducts(products)))
  const figures: Record<string, Figures[string]> = {}
  for (const press of PRESSES.filter(({ isOwnOnly = false }) => isOwn || !isOwnOnly)) {
    const measured = []
    for (let run = 0; run < runs; run++) {
      measured.push(await measurePress(browser, host.url, isOwn ? 4 : 1, press))
    }
    figures[press.name] = figuresOf(measured)
  }
  return figures
}

/** The shop's own products, and as many copies of them as are missing, each with a name, a family and a price of its own. */
function manyProducts(count: number): Product[] {
  return Array.from({ length: Math.ceil(count / OWN_SIZE) }, (_, copy) =>
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

async function measurePress(browser: Browser, url: string, slowdown: number, press: Press) {
  const { page, close } = await openPhone(browser, { slowdown })
  page.setDefaultTimeout(STEP_TIME_LIMIT)
  await page.goto(`${url}${press.from}`)
  await page.locator('main article a').first().waitFor()
  // Wait until the page has finished its own work.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })),
  )
  await press.prepare?.(page)
  await page.evaluate(watchInput, press.result)
  await press.act(page)
  await page.waitForFunction(() => window.input.result > 0)
  // The browser reports event timings shortly after the frame.
  await page.waitForTimeout(500)
  const { nextPaint, result } = await page.evaluate(() => window.input)
  await close()
  return { nextPaint, result }
}

declare global {
  interface Window {
    input: { nextPaint: number; result: number }
  }
  interface PerformanceObserverInit {
    /** In milliseconds; shorter events are not reported. */
    durationThreshold?: number
  }
}

/** Runs in the page, before the input. The result is there when the first match of `selector` looks different. */
function watchInput(selector: string): void {
  const input = { nextPaint: 0, result: 0 }
  window.input = input
  const look = () => {
    const element = document.querySelector(selector)
    const attributes = [...(element?.attributes ?? [])].map(({ value }) => value)
    return element && [element.textContent, ...attributes].join()
  }
  const before = look()
  let start = 0
  const begin = ({ timeStamp }: Event) => {
    if (start > 0) return
    start = timeStamp
    const compare = () => {
      const now = look()
      if (now === null || now === before) requestAnimationFrame(compare)
      // The next frame starts after this one is painted.
      else requestAnimationFrame((time) => (input.result = time - start))
    }
    requestAnimationFrame(compare)
  }
  window.addEventListener('keydown', begin, { capture: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      input.nextPaint = Math.max(input.nextPaint, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}
