import type { Page } from '@playwright/test'
import {
  brokenTexts,
  narrowSelects,
  sidewaysScroll,
  smallTargets,
  spaceOutText,
  touchSwitch,
} from './support/measures.ts'
import { expect, FAILED_REQUEST, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

/** WCAG 2.5.8, and what a fingertip wants; in pixels. */
const LEAST_TARGET = 24
const LEAST_FOR_FINGERS = 44

/** A window of 1280 pixels at 400 % zoom, a tablet, and a laptop. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 768, height: 800 },
  { width: 1280, height: 800 },
] as const

// The page's security policy would keep the test's own style sheets out.
test.use({ bypassCSP: true })

for (const { name, open, below = Infinity } of STATES) {
  test(`large enough at every zoom and text spacing: ${name}`, async ({ page, consoleWatch }) => {
    // Some of the states are failures.
    consoleWatch.allow(FAILED_REQUEST)
    consoleWatch.allow(/Failed to fetch dynamically imported module|CodeError/)
    await open(page)
    await page.addStyleTag({ content: '* { transition: none !important }' })
    const setTouch = await touchSwitch(page)
    const windows = WINDOWS.filter(({ width }) => width < below)
    for (const size of windows) {
      await page.setViewportSize(size)
      await setTouch(true)
      const tooSmall = await smallTargets(page, LEAST_FOR_FINGERS)
      expect.soft(tooSmall, `${size.width} pixels, targets for fingers`).toEqual([])
      await setTouch(false)
      expect.soft(await misfits(page), `${size.width} pixels`).toEqual([])
    }
    expect.soft(await smallTargets(page, LEAST_TARGET), 'targets').toEqual([])
    await spaceOutText(page)
    for (const size of windows) {
      await page.setViewportSize(size)
      expect.soft(await misfits(page), `${size.width} pixels, spaced out`).toEqual([])
    }
  })
}

/** What does not fit into the window, or into its place there. */
async function misfits(page: Page): Promise<string[]> {
  const sideways = await sidewaysScroll(page)
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
    ...(await brokenTexts(page)),
    ...(await narrowSelects(page)),
  ]
}
