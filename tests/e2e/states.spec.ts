import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import {
  addStyles,
  brokenTexts,
  narrowSelects,
  sidewaysScroll,
  smallTargets,
  spaceOutText,
  touchSwitch,
} from './support/measures.ts'
import { expect, FAILED_REQUEST, POLICY_FAULT, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

/** The minimum of WCAG 2.5.8, and the size that a fingertip needs, in pixels. */
const LEAST_TARGET = 24
const LEAST_FOR_FINGERS = 44

/** A phone, which is also a window of 1280 pixels at 400 % zoom, a tablet, and a laptop. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 768, height: 800 },
  { width: 1280, height: 800 },
] as const

/** Further widths, in pixels, around which the layout changes. */
const FURTHER_WIDTHS = [375, 640, 1000, 1200] as const

/** Opening a state takes most of the time, so each is opened once and everything is checked there. */
for (const { name, open, below = Infinity } of STATES) {
  test(`accessible, large enough and within the policy: ${name}`, async ({
    page,
    consoleWatch,
  }) => {
    // Some of the states are failures.
    consoleWatch.allow(FAILED_REQUEST)
    consoleWatch.allow(/Failed to fetch dynamically imported module|CodeError/)
    await open(page)
    expect.soft(consoleWatch.messages.filter((text) => POLICY_FAULT.test(text))).toEqual([])
    // During a colour transition a text has the contrast of neither theme.
    await addStyles(page, '* { transition: none !important }')
    const setTouch = await touchSwitch(page)
    const windows = WINDOWS.filter(({ width }) => width < below)

    await test.step('axe', async () => {
      // Every element is shown in the narrowest or the widest window, in the same colours.
      for (const { width } of windows.filter((_, place) => place !== 1)) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await axeFindings(page, 'all'), `${width} pixels, light`).toEqual([])
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await axeFindings(page, 'colours'), 'dark').toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    })

    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height })
      await test.step(`sizes at ${width} pixels`, async () => {
        await setTouch(true)
        const tooSmall = await smallTargets(page, LEAST_FOR_FINGERS)
        expect.soft(tooSmall, `${width} pixels, targets for fingers`).toEqual([])
        await setTouch(false)
        expect.soft(await misfits(page), `${width} pixels`).toEqual([])
      })
    }

    expect.soft(await smallTargets(page, LEAST_TARGET), 'targets').toEqual([])

    await test.step('widths in between', async () => {
      for (const width of FURTHER_WIDTHS.filter((each) => each < below)) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .configure({ soft: true })
          .poll(() => sidewaysScroll(page), `${width} pixels, sideways`)
          .toBe(0)
      }
    })

    await test.step('text spaced out', async () => {
      await spaceOutText(page)
      for (const { width, height } of windows) {
        await page.setViewportSize({ width, height })
        expect.soft(await misfits(page), `${width} pixels, spaced out`).toEqual([])
      }
    })
  })
}

/** What does not fit into the window, or into its container. */
async function misfits(page: Page): Promise<string[]> {
  const sideways = await sidewaysScroll(page)
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
    ...(await brokenTexts(page)),
    ...(await narrowSelects(page)),
  ]
}
