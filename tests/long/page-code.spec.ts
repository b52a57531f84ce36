import { PHONE } from '#tests/e2e/support/catalogue.ts'
import {
  BAD_CODE,
  countStarts,
  expectErrorPage,
  prepareForBadCode,
} from '#tests/e2e/support/code.ts'
import {
  card,
  cartLink,
  expect,
  expectAddress,
  fillStorage,
  keepChoices,
  mainNavigation,
  test,
} from '#tests/e2e/support/shop.ts'

/** The file with the code of the cart's page, in any version. */
const CART_CODE = '**/assets/cart-*.js'

test.beforeEach(({ page, consoleWatch }) =>
  prepareForBadCode(page, consoleWatch, /\/assets\/cart-|uncaught:/),
)

test('code that stays missing: one reload, then the error page with Reload', async ({ page }) => {
  const starts = countStarts(page)
  await keepChoices(page, { cartProducts: [PHONE] })
  await page.route(CART_CODE, (route) => route.fulfill({ status: 404 }))
  await page.goto('#/phones')
  await cartLink(page).click()
  await expectErrorPage(page)
  await expect(page.getByRole('link', { name: 'Go to the store' })).toBeVisible()
  await expect(cartLink(page)).toHaveText('Cart 1')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(starts).toBe(3)
  await expectErrorPage(page)
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablets page')
  await cartLink(page).click()
  await expectErrorPage(page)
  await page.unroute(CART_CODE)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Total for 1 items')).toBeVisible()
  await expectAddress(page, '#/cart')
  expect(starts()).toBe(4)
})

test('does not reload for missing code when the cart is in memory only', async ({ page }) => {
  const starts = countStarts(page)
  await fillStorage(page)
  await page.route(CART_CODE, (route) => route.fulfill({ status: 404 }))
  await page.goto('#/phones')
  await card(page, 'Phone 01').getByRole('button', { name: 'Add to cart' }).click()
  await cartLink(page).click()
  await expectErrorPage(page)
  await expect(cartLink(page)).toHaveText('Cart 1')
  expect(starts()).toBe(1)
})

test('shows the error page while offline, and Reload works later', async ({ page, context }) => {
  const starts = countStarts(page)
  await page.goto('#/phones')
  await card(page, 'Phone 01').getByRole('button', { name: 'Add to cart' }).click()
  await context.setOffline(true)
  await cartLink(page).click()
  await expectErrorPage(page)
  expect(starts()).toBe(1)
  await mainNavigation(page).getByRole('link', { name: 'Phones' }).click()
  await expect(card(page, 'Phone 01').getByRole('button', { name: 'Added' })).toBeVisible()
  await cartLink(page).click()
  await expectErrorPage(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Total for 1 items')).toBeVisible()
})

test('a page, half a script or an empty one as code: the error page', async ({ page }) => {
  for (const { what, answer } of BAD_CODE) {
    await test.step(what, async () => {
      await page.route(CART_CODE, (route) => route.fulfill(answer))
      await page.goto(`?${what}#/cart`)
      await expectErrorPage(page)
      await page.unroute(CART_CODE)
    })
  }
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})
