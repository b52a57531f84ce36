import type { Browser } from '@playwright/test'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { differentProducts } from './different-products.ts'
import { figureOf, type Figure } from './figure.ts'
import type { Host } from './host.ts'
import { openPhone, type Phone } from './phone.ts'
import { PRESSES, type Press } from './press-list.ts'

/** How fast the shop responds with one catalogue; times in milliseconds. */
export interface Use {
  readonly products: number
  readonly slowdown: number
  /** By press. */
  readonly presses: Record<string, PressFigures>
  /** The longest task while the page opens with all products on one page. */
  readonly longestTaskAtStart: number
  /** The longest time between two frames while scrolling through all products on one page. */
  readonly longestFrame: number
  /** The JavaScript heap after that and a garbage collection, in bytes. */
  readonly memory: number
  /** Elements in the document with all products on one page. */
  readonly elements: number
}

interface PressFigures {
  /** From the input to the next paint. */
  readonly nextPaint: Figure
  /** From the input to the frame that shows the result. */
  readonly result: Figure
  readonly isQuick: boolean
}

/** Time limit of a step, in milliseconds. Long, because a slow list is a figure to report, not a failure. */
const STEP_TIME_LIMIT = 180_000

/** Measures a catalogue of one size in a phone-sized window. */
export async function measureUse(
  browser: Browser,
  host: Host,
  size: { readonly products: number; readonly slowdown: number; readonly isOwn: boolean },
  runs: number,
): Promise<Use> {
  const { products, slowdown, isOwn } = size
  const sold = isOwn ? catalogue.slice(0, products) : differentProducts(products)
  host.replace('api/products.json', JSON.stringify(sold))
  const presses: Use['presses'] = {}
  for (const press of PRESSES.filter(({ isOwnOnly = false }) => isOwn || !isOwnOnly)) {
    const measured = []
    for (let run = 0; run < runs; run++) {
      measured.push(await measurePress(browser, host.url, slowdown, press))
    }
    presses[press.name] = {
      nextPaint: figureOf(measured.map(({ nextPaint }) => nextPaint)),
      result: figureOf(measured.map(({ result }) => result)),
      isQuick: press.isQuick ?? false,
    }
  }
  return { products, slowdown, presses, ...(await measureWholeList(browser, host.url, slowdown)) }
}

async function measurePress(browser: Browser, url: string, slowdown: number, press: Press) {
  const { page, close } = await openPage(browser, `${url}${press.from}`, slowdown)
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

async function measureWholeList(browser: Browser, url: string, slowdown: number) {
  const { page, devTools, close } = await openPage(browser, `${url}#/phones`, slowdown)
  const longestTaskAtStart = await page.evaluate(() => window.longestTask)
  const longestFrame = await page.evaluate(scrollThrough)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await close()
  return { longestTaskAtStart, longestFrame, memory: usedSize, elements }
}

async function openPage(browser: Browser, address: string, slowdown: number): Promise<Phone> {
  const phone = await openPhone(browser, { slowdown })
  phone.page.setDefaultTimeout(STEP_TIME_LIMIT)
  await phone.page.addInitScript(watchTasks)
  await phone.page.goto(address)
  await phone.page.locator('main article a').first().waitFor()
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
