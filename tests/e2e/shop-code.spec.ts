import type { Page } from '@playwright/test'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'
import { PHONE, phoneList, serveFile } from './support/catalogue.ts'
import { countStarts, prepareForBadCode } from './support/code.ts'
import { hold } from './support/hold.ts'
import {
  cartLink,
  expect,
  expectAddress,
  keepChoices,
  mainNavigation,
  test,
} from './support/shop.ts'

/** The last of the shop's first scripts, in any version: it imports the others. */
const SHOP_CODE = '**/assets/index-*.js'

/** The others. */
const IMPORTED_CODE = ['**/assets/libraries-*.js', '**/assets/rules-*.js']

const CART_CODE = '**/assets/cart-*.js'

/**
 * Unusable answers to a request for code: one that browsers refuse, as they refuse an error status or a wrong type,
 * one that they cannot parse, and one that does nothing.
 */
const BAD_CODE = [
  { what: 'a page with status 200', answer: { contentType: 'text/html', body: '<!doctype html>' } },
  { what: 'half a script', answer: { contentType: 'text/javascript', body: 'import{a as' } },
  { what: 'an empty script', answer: { contentType: 'text/javascript', body: '' } },
] as const

test.beforeEach(({ page, consoleWatch }) => prepareForBadCode(page, consoleWatch))

test('reloads once, with cart and address, when a first script is missing', async ({ page }) => {
  const starts = countStarts(page)
  await keepChoices(page, { cartProducts: [PHONE], totalBill: { [PHONE.id]: 3 } })
  await serveFile(page, 'products.json', [PHONE, ...phoneList(4)])
  await page.route(SHOP_CODE, (route) =>
    starts() % 2 === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  // The second reload is for another new version.
  for (const start of [2, 4]) {
    await page.goto(`?from=mail-${start}#/cart`)
    await expect(page.getByText('Total for 3 items')).toBeVisible()
    await expectAddress(page, '#/cart')
    expect(starts()).toBe(start)
  }
})

test('a first script that stays missing: one reload, then the message', async ({ page }) => {
  const starts = countStarts(page)
  await keepChoices(page, { cartProducts: [PHONE], totalBill: { [PHONE.id]: 3 } })
  await serveFile(page, 'products.json', [PHONE, ...phoneList(4)])
  await page.route(SHOP_CODE, (route) => route.fulfill({ status: 404 }))
  await page.goto('#/phones?sort=price')
  await expectErrorPage(page)
  await expect(cartLink(page)).toHaveText('Cart 3')
  expect(starts()).toBe(2)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(starts).toBe(3)
  await expectErrorPage(page)
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect.poll(starts).toBe(4)
  await expectErrorPage(page)
  await page.unroute(SHOP_CODE)
  await cartLink(page).click()
  await expect(page.getByText('Total for 3 items')).toBeVisible()
  expect(starts()).toBe(5)
})

test('shows the message, then the shop, when the first script comes too late', async ({ page }) => {
  const starts = countStarts(page)
  await page.clock.install()
  const code = await hold(page, SHOP_CODE)
  await page.goto('#/cart', { waitUntil: 'commit' })
  // The script that shows the template then waits for the code, which the head has requested before.
  await expect(cartLink(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await page.clock.runFor(FILE_TIME_LIMIT)
  await expectErrorPage(page)
  await code.release()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await mainNavigation(page).getByRole('link', { name: 'Phones' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones page')
  expect(starts()).toBe(1)
})

test('code of a page that stays missing: one reload, then the error page', async ({ page }) => {
  const starts = countStarts(page)
  await keepChoices(page, { cartProducts: [PHONE] })
  await page.route(CART_CODE, (route) => route.fulfill({ status: 404 }))
  await page.goto('#/tablets')
  await page.evaluate(() => (window.location.hash = '#/cart'))
  await expectErrorPage(page)
  await expectAddress(page, '#/cart')
  await expect(page.getByRole('link', { name: 'Go to the store' })).toBeVisible()
  await expect(cartLink(page)).toHaveText('Cart 1')
  expect(starts()).toBe(2)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(starts).toBe(3)
  await expectErrorPage(page)
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablets page')
  await page.goBack()
  await expectErrorPage(page)
  await page.unroute(CART_CODE)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Total for 1 items')).toBeVisible()
  expect(starts()).toBe(4)
})

test('a page, half a script or an empty one as code: the message', async ({ page }) => {
  const cases = [
    ...[SHOP_CODE, CART_CODE].flatMap((files) => BAD_CODE.map((bad) => ({ files, ...bad }))),
    ...IMPORTED_CODE.map((files) => ({ files, ...BAD_CODE[0] })),
  ]
  for (const [index, { files, what, answer }] of cases.entries()) {
    await test.step(`${what}, instead of ${files}`, async () => {
      await page.route(files, (route) => route.fulfill(answer))
      await page.goto(`?${index}#/cart`)
      await expectErrorPage(page)
      await page.unroute(files)
    })
  }
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText('Something went wrong!')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
}
