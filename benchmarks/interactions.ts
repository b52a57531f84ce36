import type { Browser, Page } from '@playwright/test'
import type { Host } from './host.ts'
import { median } from './median.ts'
import { openPhone, type Phone } from './phone.ts'
import { syntheticCatalogue } from './synthetic-catalogue.ts'

/** How fast the shop responds with one catalogue; times in milliseconds. */
export interface Use {
  readonly products: number
  readonly slowdown: number
  /** By action: from the input to the next paint, and to the paint that shows the result. */
  readonly actions: Record<string, { readonly nextPaint: number; readonly result: number }>
  /** The longest task while the page opens with all products on one page. */
  readonly longestTaskAtStart: number
  /** The longest time between two frames while scrolling through all products on one page. */
  readonly longestFrame: number
  /** The JavaScript heap after that and a garbage collection, in bytes. */
  readonly memory: number
  /** Elements in the document with all products on one page. */
  readonly elements: number
}

interface Action {
  readonly name: string
  readonly from: string
  /** Runs before the input that is measured. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
}

/** Each starts with all products on one page, except 'page'. */
const ACTIONS: readonly Action[] = [
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
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'category',
    from: '#/phones',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('link', { name: 'Accessories', exact: true }).focus()
    },
    act: (page) => page.keyboard.press('Enter'),
  },
]

/** Time limit of a step, in milliseconds. Long, because a slow list is a figure to report, not a failure. */
const STEP_TIME_LIMIT = 180_000

/** Measures a catalogue of one size in a phone-sized window; each figure is the median of `runs`. */
export async function measureUse(
  browser: Browser,
  host: Host,
  size: { readonly products: number; readonly slowdown: number },
  runs: number,
): Promise<Use> {
  host.replace('/api/products.json', 'application/json', syntheticCatalogue(size.products))
  const actions: Use['actions'] = {}
  for (const action of ACTIONS) {
    const measured = []
    for (let run = 0; run < runs; run++) {
      measured.push(await measureAction(browser, host.url, size.slowdown, action))
    }
    actions[action.name] = {
      nextPaint: median(measured.map(({ nextPaint }) => nextPaint)),
      result: median(measured.map(({ result }) => result)),
    }
  }
  return { ...size, actions, ...(await measureWholeList(browser, host.url, size.slowdown)) }
}

async function measureAction(browser: Browser, url: string, slowdown: number, action: Action) {
  const { page, close } = await openList(browser, `${url}${action.from}`, slowdown)
  await action.prepare?.(page)
  await page.evaluate(watchInput)
  await action.act(page)
  await page.waitForFunction(() => window.input.result > 0)
  // The browser reports event timings shortly after the frame.
  await page.waitForTimeout(500)
  const { nextPaint, result } = await page.evaluate(() => window.input)
  await close()
  return { nextPaint, result }
}

async function measureWholeList(browser: Browser, url: string, slowdown: number) {
  const { page, devTools, close } = await openList(browser, `${url}#/phones`, slowdown)
  const longestTaskAtStart = await page.evaluate(() => window.longestTask)
  const longestFrame = await page.evaluate(scrollThrough)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await close()
  return { longestTaskAtStart, longestFrame, memory: usedSize, elements }
}

async function openList(browser: Browser, address: string, slowdown: number): Promise<Phone> {
  const phone = await openPhone(browser, { slowdown })
  phone.page.setDefaultTimeout(STEP_TIME_LIMIT)
  await phone.page.addInitScript(watchTasks)
  await phone.page.goto(address)
  await phone.page.getByRole('article').first().waitFor()
  // Wait until the page has finished its own work.
  await phone.page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })),
  )
  return phone
}

declare global {
  interface Window {
    longestTask: number
    input: { nextPaint: number; result: number }
  }
  interface PerformanceObserverInit {
    /** In milliseconds; shorter events are not reported. */
    durationThreshold?: number
  }
}

/** Runs in the page, before its own scripts. */
function watchTasks(): void {
  window.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestTask = Math.max(window.longestTask, duration)
    }
  }).observe({ type: 'longtask', buffered: true })
}

/** Runs in the page, before the input. The result is there when the list starts with another product. */
function watchInput(): void {
  const input = { nextPaint: 0, result: 0 }
  window.input = input
  const first = () => document.querySelector('main article a')?.textContent
  const before = first()
  let start = 0
  const begin = ({ timeStamp }: Event) => {
    if (start > 0) return
    start = timeStamp
    const look = () => {
      const now = first()
      if (now === undefined || now === before) requestAnimationFrame(look)
      // The next frame starts after this one is painted.
      else requestAnimationFrame((time) => (input.result = time - start))
    }
    requestAnimationFrame(look)
  }
  window.addEventListener('keydown', begin, { capture: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      input.nextPaint = Math.max(input.nextPaint, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** Runs in the page: scrolls two windows per frame for three seconds. Returns the longest time between frames. */
function scrollThrough(): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now()
    let last = begin
    let longest = 0
    const step = (time: number) => {
      longest = Math.max(longest, time - last)
      last = time
      window.scrollBy({ top: 2 * window.innerHeight, behavior: 'instant' })
      if (time - begin < 3000) requestAnimationFrame(step)
      else resolve(longest)
    }
    requestAnimationFrame(step)
  })
}
