import type { Page } from '@playwright/test'
import { hold, type Held } from './hold.ts'
import { expect } from './shop.ts'

/** Holds the shop's scripts back: until their release, only the template in `index.html` is shown. */
export function holdScripts(page: Page, files = '**/assets/*.js'): Promise<Held> {
  return hold(page, files)
}

/** Elements that wait for data, which may arrive before React has hydrated the page. */
const WAITING = [
  'template',
  '[role=status]',
  '[role=status] *',
  ':has(> [role=status])',
  'div:empty',
  '[class*=skeleton]',
  ':has(> [class*=skeleton])',
]

/**
 * Releases the scripts, and waits until React has hydrated the elements of the page: all but those that wait for data.
 */
export async function expectTakenOver(page: Page, scripts: Held): Promise<void> {
  const elements = await page.evaluateHandle(
    (waiting) => [...document.querySelectorAll(`#root :not(${waiting})`)],
    WAITING.map((selector) => `main ${selector}`).join(),
  )
  await scripts.release()
  await page.waitForFunction(() => globalThis.shopBootState?.hasReact)
  // The router has drawn its first page.
  await page.waitForFunction(() => globalThis.shopBootState?.path === undefined)
  const lost = await elements.evaluate((before) =>
    before.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  expect(lost).toEqual([])
}
