import type { Locator, Page } from '@playwright/test'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { countOf } from '#tests/support/count-of.ts'
import { serveFile } from './support/catalogue.ts'
import {
  boxOf,
  clickInPlace,
  expect,
  OFTEN,
  expectAddress,
  expectScrollTop,
  scrollTo,
  scrollTop,
  test,
} from './support/shop.ts'

/** Twelve phones of each brand: a list that can be scrolled whatever is chosen. */
const SOME_PHONES = Object.values(
  Object.groupBy(
    catalogue.filter(({ category }) => category === 'phones'),
    ({ brand = '' }) => brand,
  ),
).flatMap((phones = []) => phones.slice(0, 12))

const panel = (page: Page) => page.getByRole('region', { name: 'Filters' })

/** A value of a facet, whatever its count. */
function value(within: Locator, name: string): Locator {
  return within.getByRole('checkbox', { name: new RegExp(`^${name} \\(\\d+\\)$`) })
}

test('Back undoes ten presses one by one, each with its scroll position', async ({ page }) => {
  await serveFile(page, 'products.json', SOME_PHONES)
  await page.goto('#/phones')
  const presses = ['Apple', 'Samsung', 'Google', 'Samsung', 'On sale'] as const
  const steps: { readonly hash: string; readonly top: number }[] = []
  const takeStep = async () => {
    steps.push({ hash: new URL(page.url()).hash, top: await scrollTop(page) })
  }
  await scrollTo(page, 100)
  for (const [index, name] of [...presses, ...presses].entries()) {
    await takeStep()
    const box = value(panel(page), name)
    const isChecked = await box.isChecked()
    // The page is scrolled on while the list of the press is not drawn yet.
    await box.evaluate(
      (input: HTMLInputElement, top) => {
        input.click()
        window.scrollTo({ top, behavior: 'instant' })
      },
      120 + 20 * index,
    )
    await expect(box).toBeChecked({ checked: !isChecked })
    await expect.poll(() => new URL(page.url()).hash, OFTEN).not.toBe(steps.at(-1)?.hash)
  }
  await takeStep()
  for (const { hash, top } of steps.slice(0, -1).reverse()) {
    await page.goBack()
    await expectAddress(page, hash)
    await expectScrollTop(page, top)
  }
  await expect(page.getByText(`${SOME_PHONES.length} models`, { exact: true })).toBeVisible()
  await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.goForward()
  await expectAddress(page, '#/phones?brand=apple')
  await expect(value(panel(page), 'Apple')).toBeChecked()
})

test('Back restores the position of pages that were left before they were drawn', async ({
  page,
}) => {
  await serveFile(page, 'products.json', SOME_PHONES)
  await page.goto('#/phones')
  await scrollTo(page, 100)
  const names = ['Apple', 'Samsung', 'Google']
  const boxes = names.map((name) => value(panel(page), name))
  const inputs = await Promise.all(boxes.map((box) => box.elementHandle()))
  const steps = await page.evaluate(async (controls) => {
    const left = []
    for (const [index, control] of controls.entries()) {
      const { hash } = window.location
      left.push({ hash, top: window.scrollY })
      if (control instanceof HTMLInputElement) control.click()
      window.scrollTo({ top: 120 + 20 * index, behavior: 'instant' })
      while (window.location.hash === hash) await new Promise((resolve) => setTimeout(resolve))
    }
    return left
  }, inputs)
  for (const { hash, top } of steps.reverse()) {
    await page.evaluate(() => history.back())
    await expectAddress(page, hash)
    await expectScrollTop(page, top)
  }
})

test('a press beside a scrolled list leaves it in place, unless its results would be out of view', async ({
  page,
}) => {
  const pressFarDown = async (name: string) => {
    await page.goto('about:blank')
    await page.goto('#/phones')
    await expect(page.getByRole('article')).toHaveCount(countOf('phones'))
    await page.evaluate(() => window.scrollTo(0, 2000))
    const box = value(panel(page), name)
    await box.scrollIntoViewIfNeeded()
    await clickInPlace(page, box)
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeAttached()
  }
  await pressFarDown('Apple')
  await expect(page.getByRole('article')).not.toHaveCount(countOf('phones'))
  await expectScrollTop(page, 2000)
  await pressFarDown('Fairphone')
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeInViewport()
})

test('the filters stay beside a list that scrolls, show what has the focus, and counts stand beside their values', async ({
  page,
}) => {
  await page.goto('#/accessories')
  const fits = panel(page).getByRole('group', { name: 'Fits' })
  await fits.getByRole('button', { name: 'Show more' }).click()
  const counts = fits.getByText(/^\(\d+\)$/)
  expect(await counts.count()).toBeGreaterThan(10)
  // However many lines a value has.
  const strays = await counts.evaluateAll((elements) =>
    elements.filter((element) => {
      const before = element.previousElementSibling?.getBoundingClientRect()
      return before && element.getBoundingClientRect().left < before.right
    }),
  )
  expect(strays).toHaveLength(0)

  await page.evaluate(() => window.scrollTo(0, 2000))
  await expectScrollTop(page, 2000)
  await expect(panel(page)).toBeInViewport({ ratio: 0.95 })
  const last = panel(page).getByRole('spinbutton').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expectScrollTop(page, 2000)
})

test('pointing at a swatch shows its variant in the same place and height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('#/phones?group=model')
  const first = page.getByRole('article').first()
  const name = first.getByRole('heading')
  // A plain card stands in until the code of the model card has loaded.
  await expect(swatches(first).first()).toBeVisible()
  const before = (await name.textContent()) ?? ''
  const picture = first.locator('img')
  const source = await picture.getAttribute('src')
  const box = await boxOf(first)
  await swatches(first).nth(1).hover()
  await expect(name).not.toHaveText(before)
  await expect(picture).not.toHaveAttribute('src', source ?? '')
  expect(await boxOf(first)).toEqual(box)
})

function swatches(card: Locator): Locator {
  return card.getByRole('list', { name: 'Colors' }).getByRole('link')
}

test('price fields take Arabic, Persian and full-width digits', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('#/phones')
  const lowest = panel(page).getByRole('spinbutton', { name: 'Lowest price' })
  for (const [digits, price] of [
    ['٣٠٠', '300'],
    ['۴۵۰', '450'],
    ['５００', '500'],
  ] as const) {
    await lowest.click()
    await page.keyboard.press('Control+A')
    for (const digit of digits) await page.keyboard.insertText(digit)
    await expect(lowest).toHaveValue(price)
    await page.keyboard.press('Enter')
    await expectAddress(page, `#/phones?price=${price}-`)
  }
})
