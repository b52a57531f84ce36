import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import {
  addStyles,
  brokenTexts,
  cutControls,
  enlargeText,
  narrowSelects,
  sidewaysScroll,
  smallTargets,
  TEXT_SPACING,
  touchSwitch,
} from './support/measures.ts'
import { expect, FAILED_REQUEST, mainNavigation, POLICY_FAULT, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

/** The minimum of WCAG 2.5.8, and the size that a fingertip needs, in pixels. */
const LEAST_TARGET = 24
const LEAST_FOR_FINGERS = 44

/** A phone, which is also a window of 1280 pixels at 400 % zoom, a tablet, and a laptop; heights by width, in pixels. */
const HEIGHTS: ReadonlyMap<number, number> = new Map([
  [320, 256],
  [768, 800],
  [1280, 800],
])

/** Those of the windows above, and the widths around which the layout changes. */
const WIDTHS = [320, 375, 640, 768, 1000, 1200, 1280] as const

/** States that between them have everything that can be printed. */
const PRINTED = ['home', 'list', 'list, page in the middle', 'product', 'cart, undo']

/** One state of each page, and the states with something over it. */
const ENLARGED = [
  'home',
  'menu open',
  'list, page in the middle',
  'list, some chosen',
  'list, comparison full',
  'product',
  'product with little to show, and many colours',
  'cart, dialog open',
  'cart, undo',
  'cart, prices moved',
  'favourites, prices moved',
  'page not found',
]

/** Opening a state takes much of the time, so each is opened once and everything is checked there. */
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
    const spaceOut = await addStyles(page, TEXT_SPACING)
    const setTouch = await touchSwitch(page)
    const widths = WIDTHS.filter((width) => width < below)

    // Every element is shown in the narrowest or the widest window.
    await test.step('axe, narrow and light', async () => {
      await spaceOut(false)
      await page.setViewportSize({ width: WIDTHS[0], height: 800 })
      expect.soft(await axeFindings(page)).toEqual([])
    })

    for (const width of widths) {
      await test.step(`sizes at ${width} pixels`, async () => {
        const height = HEIGHTS.get(width)
        await page.setViewportSize({ width, height: height ?? 800 })
        await expect
          .configure({ soft: true })
          .poll(() => sidewaysScroll(page), `${width} pixels, sideways`)
          .toBe(0)
        if (height === undefined) return
        await setTouch(true)
        const tooSmall = await smallTargets(page, LEAST_FOR_FINGERS)
        expect.soft(tooSmall, `${width} pixels, targets for fingers`).toEqual([])
        await setTouch(false)
        expect.soft(await misfits(page), `${width} pixels`).toEqual([])
        await spaceOut(true)
        expect.soft(await misfits(page), `${width} pixels, spaced out`).toEqual([])
        await spaceOut(false)
      })
    }
    expect.soft(await smallTargets(page, LEAST_TARGET), 'targets').toEqual([])

    await test.step('axe, wide and dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await axeFindings(page)).toEqual([])
    })
    if (PRINTED.includes(name)) {
      await test.step('prints no controls', () => expectToPrintNoControls(page))
    }
    if (ENLARGED.includes(name)) {
      await test.step('text at 200 % fits a phone', () => expectToFitEnlarged(page))
    }
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

/** In the light theme, even on a dark system. */
async function expectToPrintNoControls(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('button:visible, select:visible')).toHaveCount(0)
  await expect(mainNavigation(page)).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: /^(Back|Cart|Favourites)/ })).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await page.emulateMedia({ media: 'screen' })
}

async function expectToFitEnlarged(page: Page): Promise<void> {
  // Elements that are not drawn yet have an estimated height, which their texts may exceed.
  await addStyles(page, '* { content-visibility: visible !important }')
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    // A resized window resets it.
    await enlargeText(page)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px')
    expect.soft(await cutControls(page), `${width} pixels, cut controls`).toEqual([])
    expect.soft(await misfits(page), `${width} pixels`).toEqual([])
  }
}
