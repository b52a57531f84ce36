import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectFocusToShow } from '#tests/e2e/support/keyboard.ts'
import { expect, mainNavigation, test } from '#tests/e2e/support/shop.ts'
import { STATES } from '#tests/e2e/support/states.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** What skips parts of the page is invisible until it has the focus. */
const CONTROLS =
  ':is(a[href], button, select, input[type=number], label:not(.visually-hidden)):not(.skip, [inert] *)'

/**
 * States that between them have every kind of control, each with what is chosen there and what is not. Most systems that
 * force colours are dark.
 */
const CHOICES: Readonly<Record<string, (page: Page) => readonly (readonly [Locator, Locator])[]>> =
  {
    home: (page) => {
      const dot = (slide: number) => page.getByRole('button', { name: `Go to slide ${slide}` })
      return [[dot(1), dot(2)]]
    },
    'list, page in the middle': (page) => {
      const link = (number: number) =>
        page.getByRole('link', { name: `Page ${number}`, exact: true })
      return [[link(6), link(7)]]
    },
    'list, filtered': (page) => {
      const rows = ['Brand', 'Color'].map((name) =>
        page.getByRole('group', { name }).locator('label'),
      )
      return rows.map(
        (all) => [all.filter({ has: page.locator(':checked') }).first(), all.last()] as const,
      )
    },
    'list, one card per model': (page) => {
      const swatches = page.getByRole('list', { name: 'Colors' }).first().getByRole('link')
      return [[swatches.first(), swatches.last()]]
    },
    product: (page) => {
      const labels = ['Available colors', 'Select capacity'].map((name) =>
        page.getByRole('radiogroup', { name }).locator('label'),
      )
      const thumbnails = page.getByRole('button', { name: /^Image \d/ })
      const links = mainNavigation(page).getByRole('link')
      return [
        ...labels.map(
          (all) => [all.filter({ has: page.locator(':checked') }), all.last()] as const,
        ),
        [thumbnails.first(), thumbnails.last()],
        [links.filter({ hasText: 'Phones' }), links.filter({ hasText: 'Tablets' })],
      ]
    },
    'cart, undo': () => [],
    'list, comparison full': () => [],
  }

for (const [name, choicesOf] of Object.entries(CHOICES)) {
  test(`every control is visible, and what is chosen differs: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await STATES.find((state) => state.name === name)?.open(page)
    await page.locator(CONTROLS).last().waitFor()
    // The browser does not draw carousels far below the window.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: 1280, height })
    // Before the picture: filters may still appear, in a place that is kept for them.
    const controls = await controlsOf(page)
    const picture = await pictureOf(page)
    const unseen: string[] = []
    for (const { name, place, hasColourOfGround } of controls) {
      if (hasColourOfGround || (await isPlain(picture, place))) unseen.push(name)
    }
    expect(unseen).toEqual([])
    expect(await withoutEdge(page)).toEqual([])
    for (const [chosen, other] of choicesOf(page)) await expectToDiffer(chosen, other)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a tick and a switch's knob show what is chosen: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('#/phones?group=model&brand=apple&perPage=4')
    for (const box of [
      page.getByRole('checkbox', { name: /^Apple/ }),
      page.getByRole('switch', { name: 'One card per model' }),
    ]) {
      await expect(box).toBeChecked()
      expect(await isPlain(await pictureOf(page), await middleOf(box))).toBe(false)
    }
  })
}

test('the switch shows its state, and focus has a visible ring', async ({ page }) => {
  await page.goto('#/cart')
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  const off = await theme.screenshot()
  await theme.press('Space')
  await expect(theme).toBeChecked()
  await expectFocusToShow(page)
  await theme.evaluate((element) => element.blur())
  expect(off.equals(await theme.screenshot())).toBe(false)
})

/** A part of a picture, in pixels. */
type Place = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

type Picture = Awaited<ReturnType<typeof pictureOf>>

/** A line through the middle of an element of the window, without its rounded ends. */
function middleOf(element: Locator): Promise<Place> {
  return element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    const [x, y] = [Math.ceil(left) + 4, Math.floor(top + height / 2)]
    return { left: x, top: y, width: Math.floor(width) - 8, height: 1 }
  })
}

/** The whole page as raw pixels: a picture of each control takes many times as long. */
async function pictureOf(page: Page) {
  const picture = sharp(await page.screenshot({ fullPage: true }))
  return picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** The visible controls, with their rectangles in a picture of the page. */
function controlsOf(page: Page) {
  return page.locator(CONTROLS).evaluateAll((elements) => {
    const page = getComputedStyle(document.body).backgroundColor
    /** Whether a part of the page that scrolls by itself hides the element or a part of it. */
    const isScrolledAway = (element: Element) => {
      let scroller = element.parentElement
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
        scroller = scroller.parentElement
      const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: Infinity }
      const place = element.getBoundingClientRect()
      return scroller !== null && (place.top < top || place.bottom > bottom)
    }
    return elements
      .filter((element) => {
        const { right, width, height } = element.getBoundingClientRect()
        return (
          width > 0 &&
          height > 0 &&
          // The cards that a carousel has not moved to are beside the window, or cut by its edge.
          right <= document.documentElement.clientWidth &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !isScrolledAway(element)
        )
      })
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top + scrollY))]
        const width = Math.ceil(right) - x
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element)
        return {
          name: element.ariaLabel ?? element.textContent,
          place: { left: x, top: y, width, height: Math.ceil(bottom + scrollY) - y },
          // The browser draws the system's background behind all text with forced colours.
          hasColourOfGround: color === (forcedColorAdjust === 'none' ? backgroundColor : page),
        }
      })
  })
}

/** Nothing but a background is drawn there. */
async function isPlain({ data, info }: Picture, place: Place): Promise<boolean> {
  const pixels = await sharp(data, { raw: info }).extract(place).raw().toBuffer()
  const { channels } = await sharp(pixels, { raw: { ...place, channels: 3 } }).stats()
  return channels.every(({ min, max }) => max - min < 30)
}

/** The names of controls that have a background without forced colours, and no border that stands for it with them. */
async function withoutEdge(page: Page): Promise<string[]> {
  const looks = () =>
    page.locator(CONTROLS).evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, borderTopWidth, forcedColorAdjust } = getComputedStyle(element)
        return {
          name: element.ariaLabel ?? element.textContent,
          isFilled: backgroundColor !== 'rgba(0, 0, 0, 0)',
          hasEdge: borderTopWidth !== '0px' || forcedColorAdjust === 'none',
        }
      }),
    )
  const forced = await looks()
  await page.emulateMedia({ forcedColors: 'none' })
  const plain = await looks()
  await page.emulateMedia({ forcedColors: 'active' })
  return forced
    .filter(({ hasEdge }, index) => plain[index]?.isFilled === true && !hasEdge)
    .map(({ name }) => name)
}

/** Compares backgrounds. If colours are forced, the system's background replaces that of the style sheet. */
async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  const groundOf = (element: Locator) =>
    element.evaluate((each) => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(each)
      return forcedColorAdjust === 'none' ? backgroundColor : 'forced'
    })
  expect(await groundOf(chosen)).not.toBe(await groundOf(other))
}
