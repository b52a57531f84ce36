import type { Browser } from '@playwright/test'

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
