import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { addStyles, setTextSize, TEXT_SPACING, touchSwitch } from './emulate.ts'
import {
  brokenTexts,
  cutControls,
  narrowSelects,
  sidewaysScroll,
  smallTargets,
} from './measures.ts'
import { expect, FAILED_REQUEST, mainNavigation, test } from './shop.ts'
import { STATES, type ScreenState } from './states.ts'
import type { Words } from '#tests/support/words.ts'

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
const WIDTHS = [280, 320, 375, 640, 768, 1000, 1200, 1280] as const

/** The widths of a quick check, and those of them whose texts and targets are measured. */
const QUICK_WIDTHS: readonly number[] = [280, 320, 375, 768, 1280]
const QUICK_MEASURED: readonly number[] = [320, 1280]

/** States that between them have everything that can be printed. */
const PRINTED = ['home', 'list', 'list, page in the middle', 'product', 'cart, undo']

/** One state of each page, and the states with something over it: the whole check has both themes, and enlarged text. */
const THOROUGH = [
  'home',
  'menu open',
  'list, page in the middle',
  'list, some chosen',
  'list, comparison full',
  'product',
  'product with little to show, and many colours',
  'product, sold out',
  'cart, dialog open',
  'cart, undo',
  'cart, prices moved',
  'favourites, prices moved',
  'search, results',
  'comparison',
  'page not found',
]

/** How much is checked: the quick part runs in `npm test`, the whole in `npm run test:long`. */
type Depth = 'quick' | 'whole'

/**
 * Opens each state once, and checks everything there. A quick test has one state of each page and overlay: long words
 * are those that may not fit, and English ones make the smallest targets. Print is checked in English only.
 */
export function testStates(depth: Depth, words?: Words): void {
  for (const state of STATES.filter(({ name }) => depth === 'whole' || THOROUGH.includes(name))) {
    test(`accessible, large enough and within the policy: ${state.name}`, async ({
      page,
      consoleWatch,
    }) => {
      // Some of the states are failures.
      consoleWatch.allow(FAILED_REQUEST)
      consoleWatch.allow(/Failed to fetch dynamically imported module|CodeError/)
      await state.open(page, words)
      // During a colour transition a text has the contrast of neither theme.
      await addStyles(page, '* { transition: none !important }')
      await expectToFit(page, state, { isWhole: depth === 'whole', isLong: words !== undefined })
      // Roles and contrast are the same in every language.
      if (depth === 'whole' || !words) await expectNoFindings(page, state, depth)
      if (depth === 'whole' && THOROUGH.includes(state.name)) {
        await test.step('text at 200 % fits a phone', () => expectToFitEnlarged(page))
      }
      if (!words && PRINTED.includes(state.name)) {
        await test.step('prints no controls', () => expectToPrintNoControls(page))
      }
    })
  }
}

async function expectToFit(
  page: Page,
  { name, below = Infinity }: ScreenState,
  { isWhole, isLong }: { readonly isWhole: boolean; readonly isLong: boolean },
): Promise<void> {
  const fits = isWhole || isLong
  const widths = WIDTHS.filter(
    (width) => width < below && (isWhole || QUICK_WIDTHS.includes(width)),
  )
  const spaceOut = await addStyles(page, TEXT_SPACING)
  await spaceOut(false)
  const setTouch = await touchSwitch(page)
  await setTouch(true)

  // Some frames later, rows below a list are drawn and have measured their cards.
  const settled = expect.configure({ soft: true })
  for (const width of widths) {
    await test.step(`sizes at ${width} pixels`, async () => {
      const height = HEIGHTS.get(width)
      await page.setViewportSize({ width, height: height ?? 800 })
      await settled.poll(() => sidewaysScroll(page), `${name}: ${width} pixels, sideways`).toBe(0)
      if (height === undefined || !(isWhole || QUICK_MEASURED.includes(width))) return
      if (isWhole || !isLong) {
        await settled
          .poll(
            () => smallTargets(page, LEAST_FOR_FINGERS),
            `${name}: ${width} pixels, targets for fingers`,
          )
          .toEqual([])
      }
      // Phones and tablets are measured with their larger targets, laptops with those for the mouse.
      if (width === WIDTHS.at(-1)) await setTouch(false)
      if (!fits) return
      await settled.poll(() => misfits(page), `${name}: ${width} pixels`).toEqual([])
      await spaceOut(true)
      expect.soft(await misfits(page), `${name}: ${width} pixels, spaced out`).toEqual([])
      await spaceOut(false)
    })
  }
  await setTouch(false)
  if (isLong && !isWhole) return
  expect.soft(await smallTargets(page, LEAST_TARGET), `${name}: targets`).toEqual([])
}

async function expectNoFindings(page: Page, { name }: ScreenState, depth: Depth): Promise<void> {
  await test.step('axe, wide and light', async () => {
    expect.soft(await axeFindings(page), name).toEqual([])
  })
  if (depth === 'whole' && THOROUGH.includes(name)) {
    await test.step('axe, narrow and dark', async () => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await axeFindings(page), name).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    })
  }
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
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    // A resized window resets it.
    await setTextSize(page, 2)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px')
    expect.soft(await cutControls(page), `${width} pixels, cut controls`).toEqual([])
    expect.soft(await misfits(page), `${width} pixels`).toEqual([])
  }
  await setTextSize(page, 1)
}
