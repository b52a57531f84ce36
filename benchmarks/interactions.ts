import type { Browser, Page } from '@playwright/test'
import type { Host } from './host.ts'
import { median } from './median.ts'
import { openPhone, type Phone } from './phone.ts'
import { syntheticCatalogue } from './synthetic-catalogue.ts'

/** What one catalogue costs in use; times in milliseconds. */
export interface Use {
  readonly products: number
  readonly slowdown: number
  /** By action, from the input until the browser paints next, and until the result is painted. */
  readonly actions: Record<string, { readonly nextPaint: number; readonly result: number }>
  /** The longest that the page did not answer while it opened with everything on one page. */
  readonly longestTaskAtStart: number
  /** The longest time between two frames while everything on one page is scrolled through. */
  readonly longestFrame: number
  /** JavaScript's memory after all that, without what can be collected, in bytes. */
  readonly memory: number
  /** Elements in the document with everything on one page. */
  readonly elements: number
}

interface Action {
  readonly name: string
  readonly from: string
  /** What leads up to the input that is measured. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
}

/** Each starts where everything is on one page, but for the one that turns pages. */
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

/** How long the slowest step may take, in milliseconds: a list that is too long for the page is a figure, not a fault. */
const PATIENCE = 180_000

/** The use of a catalogue of a size, on a phone-sized window: the medians of some runs. */
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
  // Timings of events are told a moment after the frame.
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
  phone.page.setDefaultTimeout(PATIENCE)
  await phone.page.addInitScript(watchTasks)
  await phone.page.goto(address)
  await phone.page.getByRole('article').first().waitFor()
  // What the page does by itself after that is over.
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
    /** Events that are shorter, in milliseconds, are not told of. */
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

/** Runs in the page, before the input: the result is there when the list begins with another product. */
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
      // The frame that shows it ends before the next one begins.
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

/** Runs in the page: scrolls by two windows a frame for three seconds, and tells of the longest time between frames. */
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
