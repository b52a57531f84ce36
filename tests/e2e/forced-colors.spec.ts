import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectFocusToShow } from './support/keyboard.ts'
import { expect, mainNavigation, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** The skip link is not seen until it has the focus. */
const CONTROLS = ':is(a[href]:not([href="#main"]), button, select, label):not([inert] *)'

/** States that between them have every kind of control; most systems that force colours are dark. */
for (const name of ['home', 'list, page in the middle', 'product', 'cart, undo']) {
  test(`every control is seen: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, name)
    const controls = page.locator(CONTROLS)
    await controls.last().waitFor()
    // One picture of the page: a picture of each control would take most of the test's time.
    const picture = await page.screenshot({ fullPage: true })
    const unseen: string[] = []
    for (const control of await controls.all()) {
      if (
        (await control.isVisible()) &&
        ((await isPlain(control, picture)) || (await isOfItsGround(control)))
      ) {
        unseen.push((await control.getAttribute('aria-label')) ?? (await control.innerText()))
      }
    }
    expect(unseen).toEqual([])
  })
}

test('what is chosen stands out from what is not', async ({ page }) => {
  await open(page, 'product')
  for (const group of ['Available colors', 'Select capacity']) {
    const labels = page.getByRole('radiogroup', { name: group }).locator('label')
    await expectToDiffer(labels.filter({ has: page.locator(':checked') }), labels.last())
  }
  const thumbnails = page.getByRole('button', { name: /^Image \d/ })
  await expectToDiffer(thumbnails.first(), thumbnails.last())
  const links = mainNavigation(page).getByRole('link')
  await expectToDiffer(links.filter({ hasText: 'Phones' }), links.filter({ hasText: 'Tablets' }))
})

test('the current slide stands out from the others', async ({ page }) => {
  await open(page, 'home')
  const dot = (slide: number) => page.getByRole('button', { name: `Go to slide ${slide}` })
  await expectToDiffer(dot(1), dot(2))
})

test('the current page of a list stands out from the others', async ({ page }) => {
  await open(page, 'list, page in the middle')
  const link = (number: number) => page.getByRole('link', { name: `Page ${number}`, exact: true })
  await expectToDiffer(link(6), link(7))
})

test('the switch shows its state, and the focus its ring', async ({ page }) => {
  await open(page, 'product')
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  const off = await theme.screenshot()
  await theme.press('Space')
  await expect(theme).toBeChecked()
  await expectFocusToShow(page)
  await theme.evaluate((element) => element.blur())
  expect(off.equals(await theme.screenshot())).toBe(false)
})

async function open(page: Page, name: string): Promise<void> {
  await STATES.find((state) => state.name === name)?.open(page)
}

/** Nothing is drawn where it is, in a picture of the whole page, but its ground. */
async function isPlain(control: Locator, picture: Buffer): Promise<boolean> {
  const place = await control.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top + window.scrollY))]
    const width = Math.min(Math.ceil(right), window.innerWidth) - x
    return { left: x, top: y, width, height: Math.ceil(bottom + window.scrollY) - y }
  })
  const { channels } = await sharp(await sharp(picture).extract(place).toBuffer()).stats()
  return channels.every(({ min, max }) => max - min < 30)
}

/** Its text has the colour of what lies behind it: the browser draws the system's ground behind all that is forced. */
function isOfItsGround(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element)
    const page = getComputedStyle(document.body).backgroundColor
    return color === (forcedColorAdjust === 'none' ? backgroundColor : page)
  })
}

/** The two have different grounds: the system's lies behind all that is forced, whatever its style sheet says. */
async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  const groundOf = (element: Locator) =>
    element.evaluate((each) => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(each)
      return forcedColorAdjust === 'none' ? backgroundColor : 'forced'
    })
  expect(await groundOf(chosen)).not.toBe(await groundOf(other))
}
