import type { Locator, Page } from '@playwright/test'
import { expectFocusToShow } from '#tests/e2e/support/keyboard.ts'
import { expect, mainNavigation, test } from '#tests/e2e/support/shop.ts'
import { STATES } from '#tests/e2e/support/states.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** All but the links that skip parts of the page, which are invisible until they have the focus. */
const CONTROLS =
  ':is(a[href], button, select, input[type=number], label:not(.visually-hidden)):not(.skip, [inert] *)'

/** States that between them have every kind of control, each with what is chosen there and what is not. */
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
  test(`controls keep an edge, and what is chosen differs: ${name}`, async ({ page }) => {
    // Most systems that force colours are dark.
    await page.emulateMedia({ colorScheme: 'dark' })
    await STATES.find((state) => state.name === name)?.open(page)
    await page.locator(CONTROLS).last().waitFor()
    expect(await withoutEdge(page)).toEqual([])
    for (const [chosen, other] of choicesOf(page)) await expectToDiffer(chosen, other)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`boxes and switches show their state, and the focus a ring: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('#/phones?perPage=4')
    for (const control of [
      page.getByRole('checkbox', { name: /^Apple/ }),
      page.getByRole('switch', { name: 'One card per model' }),
      page.getByRole('switch', { name: 'Dark theme' }),
    ]) {
      const isOn = await control.isChecked()
      const before = await control.screenshot()
      await control.press('Space')
      await expect(control).toBeChecked({ checked: !isOn })
      await expectFocusToShow(page)
      await control.evaluate((element) => element.blur())
      expect(before.equals(await control.screenshot())).toBe(false)
    }
  })
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
