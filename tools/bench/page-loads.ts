import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Host } from './host.ts'
import { heapOf, openMobilePhone } from './phone.ts'
import { LIST } from './places.ts'
import type { Run } from './report.ts'

/** Addresses behind that of the host, and what matches once the page is whole. */
const PAGES = [
  { name: 'home', path: () => '', whole: 'main article' },
  { name: 'list', path: () => LIST, whole: 'main article' },
  { name: 'product', path: ({ product }: Host) => product, whole: 'main:has(#tech-specs) article' },
] as const

/** How long a page is watched after it is whole, in milliseconds: late code and long tasks count too. */
const AFTERMATH = 1000

/** How often to ask whether a page is whole, in milliseconds: seldom enough to cost the page nothing. */
const ASK_EVERY = 50

/** Loads every page of every build: first visits of a phone with a processor four times slower. */
export async function measurePageLoads(
  browser: Browser,
  hosts: readonly Host[],
  count: number,
): Promise<Run[]> {
  const runs: Run[] = []
  // In turns, so that other work on the machine affects all builds alike.
  for (let run = 0; run < count; run++) {
    for (const { name, path, whole } of PAGES) {
      for (const host of hosts) {
        const figures = await measureLoad(browser, `${host.url}${path(host)}`, whole)
        runs.push({ name, build: host.name, figures })
      }
    }
  }
  return runs
}

async function measureLoad(browser: Browser, address: string, whole: string) {
  const { page, devTools, close } = await openMobilePhone(browser)
  const bytes = { all: 0, script: 0 }
  const scripts = new Set<string>()
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (scripts.has(requestId)) bytes.script += encodedDataLength
  })
  await page.addInitScript(watchPaints)
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
  await untilWhole(page, devTools, whole)
  await page.waitForTimeout(AFTERMATH)
  const { tasks, firstPaint, largestPaint, shift } = await page.evaluate(() => window.paints)
  const heap = await heapOf(devTools)
  await close()
  const blocked = tasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return {
    ...{ firstPaint, largestPaint, blocked, shift: shift * 1000, heap },
    ...{ bytes: bytes.all, scriptBytes: bytes.script },
  }
}

/** Asks the browser itself: Playwright's own waiting runs scripts in the page, which count as the page's tasks. */
async function untilWhole(page: Page, devTools: CDPSession, whole: string): Promise<void> {
  // Lists and carousels of earlier builds are drawn in hidden elements first.
  const shown = JSON.stringify(`${whole}:not([hidden] *)`)
  const expression = `document.querySelector(${shown}) !== null`
  for (let isWhole = false; !isWhole;) {
    await page.waitForTimeout(ASK_EVERY)
    const { result } = await devTools.send('Runtime.evaluate', { expression })
    isWhole = result.value === true
  }
}

declare global {
  interface Window {
    paints: {
      firstPaint: number
      largestPaint: number
      shift: number
      readonly tasks: { readonly start: number; readonly duration: number }[]
    }
  }
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  const paints: Window['paints'] = { firstPaint: NaN, largestPaint: NaN, shift: 0, tasks: [] }
  window.paints = paints
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (paints.largestPaint = startTime))
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') paints.shift += entry.value
  })
  watch('longtask', ({ startTime, duration }) => paints.tasks.push({ start: startTime, duration }))
}
