import type { Browser } from '@playwright/test'
import { figuresOf, type Figures } from './figure.ts'
import type { Host } from './host.ts'
import { FLOOR, pagesOf, type TestedPage } from './pages.ts'
import { MOBILE_NETWORK, openPhone, type Phone } from './phone.ts'

/** Milliseconds since the navigation, and bytes. */
type PageLoad = Record<'firstPaint' | 'largestPaint' | 'blocked' | 'scriptBytes', number>

/** How long a page is watched after it is whole, in milliseconds: late code and long tasks count too. */
const AFTERMATH = 1000

/** How often to ask whether a page is whole, in milliseconds: seldom enough to cost the page nothing. */
const ASK_EVERY = 50

/**
 * Loads every page of every build `runs` times, and the floor with them: first visits of a phone with a processor four
 * times slower.
 */
export async function measurePageLoads(
  browser: Browser,
  hosts: readonly Host[],
  runs: number,
  pulse: () => void,
): Promise<Figures> {
  const floors = hosts.slice(0, 1).map((host) => ({ page: FLOOR, host, name: FLOOR.name }))
  const tested = [...floors, ...pagesOf(hosts)]
  const loads = new Map(tested.map(({ name }): [string, PageLoad[]] => [name, []]))
  // In turns, so that other work on the machine affects all pages alike.
  for (let run = 0; run < runs; run++) {
    for (const { name, page, host } of tested) {
      loads.get(name)?.push(await measureLoad(browser, host.url, page))
    }
    pulse()
  }
  return Object.fromEntries([...loads].map(([name, each]) => [name, figuresOf(each)]))
}

async function measureLoad(browser: Browser, url: string, tested: TestedPage): Promise<PageLoad> {
  const phone = await openPhone(browser, { slowdown: 4, network: MOBILE_NETWORK })
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
  await phone.close()
  const blocked = tasks
    .filter(({ start }) => start >= seen.firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { ...seen, blocked, scriptBytes }
}

/**
 * Opens an address, and waits until each of the selectors matches. Asks the browser directly: Playwright's own waiting
 * runs scripts in the page, which count as the page's tasks.
 */
async function visit(
  { page, devTools }: Phone,
  address: string,
  whole: readonly string[],
): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
  const expression = `${JSON.stringify(whole)}.every((each) => document.querySelector(each))`
  for (let isWhole = false; !isWhole;) {
    await page.waitForTimeout(ASK_EVERY)
    const { result } = await devTools.send('Runtime.evaluate', { expression })
    isWhole = result.value === true
  }
}

interface Paints {
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
