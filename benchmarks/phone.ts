import type { Browser, CDPSession, Page } from '@playwright/test'

interface Conditions {
  /** By how many times the processor is slowed down. */
  readonly slowdown: number
  /** False or left out: no network throttling. */
  readonly isMobileNetwork?: boolean
}

/** A page in a phone-like browser with an empty cache, and its DevTools session. */
export interface Phone {
  readonly page: Page
  readonly devTools: CDPSession
  readonly close: () => Promise<void>
}

/** A slow mobile network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const MOBILE_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
}

export async function openPhone(browser: Browser, conditions: Conditions): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  if (conditions.isMobileNetwork) {
    await devTools.send('Network.emulateNetworkConditions', MOBILE_NETWORK)
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown })
  return { page, devTools, close: () => context.close() }
}
