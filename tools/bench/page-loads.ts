import type { Browser } from '@playwright/test'
import { figuresOf, type Figures } from './figure.ts'
import type { Host } from './host.ts'
import { FLOOR, pagesOf, type TestedPage } from './pages.ts'
import { MOBILE_NETWORK, openTab, PHONE, SLOW_3G, visit, type Network } from './phone.ts'

/** Milliseconds since the navigation, and bytes. */
type PageLoad = Record<'firstPaint' | 'largestPaint' | 'blocked' | 'scriptBytes', number>

/** Visits of a phone with a processor four times slower; before a second one, the browser has kept the files. */
export const VISITS: Readonly<Record<string, Visit>> = {
  loads: { network: MOBILE_NETWORK, isSecond: false },
  second: { network: MOBILE_NETWORK, isSecond: true },
  '3g': { network: SLOW_3G, isSecond: false },
}

interface Visit {
  readonly network: Network
  readonly isSecond: boolean
}

/** How long a page is watched after it is whole, in milliseconds: late code and long tasks count too. */
const AFTERMATH = 1000

/**
 * Loads every page of every build `runs` times, and the floor with them.
 *
 * @param hosts the first one serves the floor
 * @param pulse called between two rounds
 */
export async function measurePageLoads(
  browser: Browser,
  hosts: readonly Host[],
  visit: Visit,
  runs: number,
  pulse: () => void,
): Promise<Figures> {
  const floors = hosts.slice(0, 1).map((host) => ({ page: FLOOR, host, name: FLOOR.name }))
  const tested = [...floors, ...pagesOf(hosts)]
  const loads = new Map(tested.map(({ name }): [string, PageLoad[]] => [name, []]))
  // In turns, so that other work on the machine affects all pages alike.
  for (let run = 0; run < runs; run++) {
    for (const { name, page, host } of tested) {
      loads.get(name)?.push(await measureLoad(browser, host.url, page, visit))
    }
    pulse()
  }
  return Object.fromEntries([...loads].map(([name, each]) => [name, figuresOf(each)]))
}

async function measureLoad(
  browser: Browser,
  url: string,
  tested: TestedPage,
  { network, isSecond }: Visit,
): Promise<PageLoad> {
  const context = await browser.newContext(PHONE)
  if (isSecond) {
    const first = await openTab(context, {})
    await visit(first, `${url}${tested.path}`, tested.whole)
    await first.page.waitForTimeout(AFTERMATH)
    await first.close()
  }
  const phone = await openTab(context, { slowdown: 4, network })
  const { page, devTools } = phone
  let scriptBytes = 0
  const scripts = new Set<string>()
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  await page.addInitScript(watchPaints)
  await visit(phone, `${url}${tested.path}`, tested.whole)
  await page.waitForTimeout(AFTERMATH)
  const { tasks, ...seen } = await page.evaluate(() => window.paints)
  await context.close()
  const blocked = tasks
    .filter(({ start }) => start >= seen.firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { ...seen, blocked, scriptBytes }
}

interface Paints {
  /** The first paint with content. */
  firstPaint: number
  largestPaint: number
  readonly tasks: { readonly start: number; readonly duration: number }[]
}

declare global {
  interface Window {
    paints: Paints
  }
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  const paints: Paints = { firstPaint: NaN, largestPaint: NaN, tasks: [] }
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
  watch('longtask', ({ startTime, duration }) => paints.tasks.push({ start: startTime, duration }))
}
