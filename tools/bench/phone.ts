import type { Browser, CDPSession } from '@playwright/test'

/** Slow, but it works, as the browser's DevTools emulate it: milliseconds, and bytes per second. */
const MOBILE_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}

/** A page in a new phone-like browser with an empty cache. */
export async function openPhone(browser: Browser, slowdown: number) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devTools, close: () => context.close() }
}

/** With a processor four times slower, on a slow network. */
export async function openMobilePhone(browser: Browser) {
  const phone = await openPhone(browser, 4)
  await phone.devTools.send('Network.enable')
  await phone.devTools.send('Network.emulateNetworkConditions', MOBILE_NETWORK)
  return phone
}

/** What the page's scripts hold in memory, in MB. */
export async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
