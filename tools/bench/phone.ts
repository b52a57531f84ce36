import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** A network, as the browser's DevTools emulate it. */
export interface Network {
  /** Milliseconds from a request to the first byte of its answer. */
  readonly latency: number
  /** Bits per second. */
  readonly down: number
  readonly up: number
}

/** A mobile network that is slow but works. */
export const MOBILE_NETWORK: Network = { latency: 150, down: 1.6e6, up: 750e3 }

/** Lighthouse's slow 3G. */
export const SLOW_3G: Network = { latency: 400, down: 400e3, up: 400e3 }

interface Conditions {
  /** How many times slower the processor is made; 1 by default. */
  readonly slowdown?: number
  /** Left out: as fast as the machine. */
  readonly network?: Network
}

/** A page of a phone-like browser, and its DevTools session. */
export interface Phone {
  readonly page: Page
  readonly devTools: CDPSession
  /** Closes the page, and with it a browser that was opened for it. */
  readonly close: () => Promise<void>
}

/** A page in a new phone-like browser with an empty cache. */
export async function openPhone(browser: Browser, conditions: Conditions = {}): Promise<Phone> {
  const context = await browser.newContext(PHONE)
  const phone = await openTab(context, conditions)
  return { ...phone, close: () => context.close() }
}

/** How often to ask whether a page is whole, in milliseconds: seldom enough to cost the page nothing. */
const ASK_EVERY = 50

/** Width and touch of a phone. */
export const PHONE = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Opens an address, and waits until each of the selectors matches. Asks the browser directly: Playwright's own waiting
 * runs scripts in the page, which count as the page's tasks.
 */
export async function visit(
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

/** Another page in the same browser, with the files that it has kept. */
export async function openTab(
  context: BrowserContext,
  { slowdown = 1, network }: Conditions,
): Promise<Phone> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  if (network) {
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: Math.floor(network.down / 8),
      uploadThroughput: Math.floor(network.up / 8),
    })
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devTools, close: () => page.close() }
}
