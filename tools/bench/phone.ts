import type { Browser } from '@playwright/test'

/** A mobile network that is slow but works, as the browser's DevTools emulate it: milliseconds, and bytes per second. */
export const MOBILE_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}

/** A page in a new phone-like browser with an empty cache. Without a network, it is as fast as the machine. */
export async function openPhone(
  browser: Browser,
  { slowdown, network }: { slowdown: number; network?: typeof MOBILE_NETWORK },
) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  if (network) await devTools.send('Network.emulateNetworkConditions', network)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devTools, close: () => context.close() }
}
