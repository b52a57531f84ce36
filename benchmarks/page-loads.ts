import type { Browser, Page } from '@playwright/test'
import { floorOf } from './floor.ts'
import type { Host } from './host.ts'
import { median } from './median.ts'
import { openPhone } from './phone.ts'
import { PRODUCT } from './synthetic-catalogue.ts'

/** Times in milliseconds since the navigation; the layout shift has no unit. */
export interface PageLoad {
  readonly firstPaint: number
  readonly firstContentfulPaint: number
  readonly largestPaint: number
  readonly layoutShift: number
  /** Total blocking time: the sum of what each task after the first paint takes beyond 50 ms. */
  readonly blocked: number
  /** Compressed bytes of all scripts. */
  readonly scriptBytes: number
}

interface PageUnderTest {
  readonly name: string
  readonly path: string
  /** Waits for the last thing that the page shows without input. */
  readonly whole: (page: Page) => Promise<unknown>
}

const PAGES: readonly PageUnderTest[] = [
  {
    name: 'home',
    path: '',
    whole: (page) => page.getByRole('heading', { name: 'Hot price' }).waitFor(),
  },
  {
    name: 'list',
    path: '#/phones',
    whole: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'product',
    path: `#/phones/${PRODUCT}`,
    whole: async (page) => {
      await page.getByRole('heading', { name: 'Tech specs' }).waitFor()
      await page.getByRole('heading', { name: 'You may also like' }).waitFor()
    },
  },
]

/** How long to watch a page after that, in milliseconds. */
const AFTERMATH = 1000

/**
 * First visits on a phone with a processor four times slower and a mobile network. Each figure is the median of `runs`;
 * the floor is the loaded home page without scripts.
 */
export async function measurePageLoads(
  browser: Browser,
  host: Host,
  runs: number,
): Promise<Record<string, PageLoad>> {
  host.replace('/floor.html', 'text/html;charset=utf-8', await floorOf(browser, host.url))
  const floor = { name: 'floor', path: 'floor.html', whole: (page: Page) => page.waitForTimeout(0) }
  const loads: Record<string, PageLoad[]> = {}
  // In turns, so that other work on the machine affects all pages alike.
  for (let run = 0; run < runs; run++) {
    for (const tested of [floor, ...PAGES]) {
      const load = await measureLoad(browser, host.url, tested)
      loads[tested.name] = [...(loads[tested.name] ?? []), load]
    }
  }
  return Object.fromEntries(
    Object.entries(loads).map(([name, measured]) => [name, medianLoad(measured)]),
  )
}

async function measureLoad(
  browser: Browser,
  url: string,
  tested: PageUnderTest,
): Promise<PageLoad> {
  const { page, close } = await openPhone(browser, { slowdown: 4, isMobileNetwork: true })
  const scripts = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.set(response.url(), Number(response.headers()['content-length']))
  })
  await page.addInitScript(watchPaints)
  await page.goto(`${url}${tested.path}`, { waitUntil: 'load' })
  await tested.whole(page)
  await page.waitForTimeout(AFTERMATH)
  const seen = await page.evaluate(() => window.paints)
  await close()
  return {
    ...seen,
    blocked: seen.tasks
      .filter(({ start }) => start >= seen.firstContentfulPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
  }
}

function medianLoad(loads: readonly PageLoad[]): PageLoad {
  return {
    firstPaint: median(loads.map((load) => load.firstPaint)),
    firstContentfulPaint: median(loads.map((load) => load.firstContentfulPaint)),
    largestPaint: median(loads.map((load) => load.largestPaint)),
    layoutShift: median(loads.map((load) => load.layoutShift)),
    blocked: median(loads.map((load) => load.blocked)),
    scriptBytes: median(loads.map((load) => load.scriptBytes)),
  }
}

interface Paints {
  firstPaint: number
  firstContentfulPaint: number
  largestPaint: number
  layoutShift: number
  readonly tasks: { readonly start: number; readonly duration: number }[]
}

declare global {
  interface Window {
    paints: Paints
  }
  interface PerformanceEntry {
    /** Entries of type `layout-shift` only. */
    readonly value?: number
    readonly hadRecentInput?: boolean
  }
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  const paints: Paints = {
    firstPaint: NaN,
    firstContentfulPaint: NaN,
    largestPaint: NaN,
    layoutShift: 0,
    tasks: [],
  }
  window.paints = paints
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-paint') paints.firstPaint = startTime
    else paints.firstContentfulPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (paints.largestPaint = startTime))
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) paints.layoutShift += value ?? 0
  })
  watch('longtask', ({ startTime, duration }) => paints.tasks.push({ start: startTime, duration }))
}
