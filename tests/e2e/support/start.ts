import type { Page } from '@playwright/test'
import { hold, type Held } from './hold.ts'
import { expect } from './shop.ts'

/** Holds the shop's scripts back: until their release, only the template in `index.html` is shown. */
export function holdScripts(page: Page, files = '**/assets/*.js'): Promise<Held> {
  return hold(page, files)
}

/** Releases the scripts, and waits until React has hydrated the elements of the page: all but the loader. */
export async function expectTakenOver(page: Page, scripts: Held): Promise<void> {
  const elements = await page.evaluateHandle(() => [
    ...document.querySelectorAll(
      '#root :not(main template, main [role=status], main [role=status] *)',
    ),
  ])
  await scripts.release()
  await page.waitForFunction(() => globalThis.shopStart?.isTakenOver)
  // The router has drawn its first page.
  await page.waitForFunction(() => globalThis.shopStart?.path === undefined)
  const lost = await elements.evaluate((before) =>
    before.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  expect(lost).toEqual([])
}
