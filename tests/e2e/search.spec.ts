import type { Page } from '@playwright/test'
import { PHONE } from './support/catalogue.ts'
import {
  boxOf,
  cartLink,
  expect,
  expectAddress,
  extentOf,
  keepChoices,
  test,
} from './support/shop.ts'

test('suggests, searches and returns, as fast as a shopper types', async ({ page }) => {
  await page.goto('#/cart')
  const field = searchField(page)
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.type('iphone 16 pro 256gb')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  // Those of all that was typed: they replace those of its beginning.
  await expect(page.getByRole('option', { name: /256GB, Capacity$/ })).toBeVisible()

  await test.step('undoes typing, not a removal', async () => {
    await page.keyboard.type('x')
    await expect(field).toHaveValue('iphone 16 pro 256gbx')
    await page.keyboard.press('Control+z')
    // The browser decides how much of the typing it undoes.
    await expect(field).not.toHaveValue(/x$/)
    await field.fill('iphone 16 pro 256gb')
  })

  await test.step('covers nothing once it is closed', async () => {
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expectAddress(page, '#/search?q=iphone+16+pro+256gb')
    await expect(
      page.getByRole('heading', { level: 1, name: '“iphone 16 pro 256gb”' }),
    ).toBeFocused()
    await expect(page.getByRole('article').first()).toContainText('iPhone 16 Pro')
  })

  await test.step('shows ‘Share’ beside the title', async () => {
    const title = await extentOf(page.getByRole('heading', { level: 1 }))
    const share = await extentOf(page.getByRole('button', { name: 'Share' }))
    expect(share.top).toBeLessThan(title.bottom)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  test('leaving the search closes it before the code of its suggestions has loaded', async ({
    page,
  }) => {
    await page.route(/suggestions-/, () => undefined)
    await page.goto('#/phones', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    await expect(searchField(page)).toBeFocused()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(searchField(page)).toBeHidden()
  })

  test('the button opens the field over the header, and leaving it closes it', async ({ page }) => {
    await keepChoices(page, { cartProducts: [PHONE] })
    await page.goto('#/phones', { waitUntil: 'networkidle' })
    const opener = page.getByRole('button', { name: 'Search', exact: true })
    const field = searchField(page)
    await expect(field).toBeHidden()

    await opener.tap()
    await expect(field).toBeFocused()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(field).toBeHidden()

    await opener.tap()
    const { x, y, width, height } = await boxOf(cartLink(page).getByText('1', { exact: true }))
    const atBadge = page
      .getByRole('search')
      .evaluate((search, [left, top]) => search.contains(document.elementFromPoint(left, top)), [
        x + width / 2,
        y + height / 2,
      ] as const)
    expect(await atBadge, 'the badge is covered').toBe(true)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close search' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field).toBeHidden()

    await opener.tap()
    await page.keyboard.type('galaxy s25')
    await page
      .getByRole('option', { name: /Galaxy S25/ })
      .first()
      .tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Galaxy S25')
    await expect(field).toBeHidden()
  })
})

function searchField(page: Page) {
  return page.getByRole('combobox', { name: 'Search' })
}
