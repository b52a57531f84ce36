import type { Page } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { card, cartLink, expect, favouritesLink, test } from './support/shop.ts'

const [PHONE_1, PHONE_2] = phoneList(2)

const NOTICE = /does not let the shop keep/

test.beforeEach(({ page }) => serveFile(page, 'products.json', phoneList(3)))

test('the shop works when the browser has stored invalid entries among valid ones', async ({
  page,
}) => {
  const damaged = {
    cartProducts: JSON.stringify([PHONE_1, null, { id: 'x' }, PHONE_2]),
    favorites: JSON.stringify([7, PHONE_1]),
  }
  await keep(page, damaged)
  await page.goto('#/cart')
  await expect(cartLink(page)).toHaveText('Cart 2')
  await expect(favouritesLink(page)).toHaveText('Favourites 1')
  await expect(page.getByText('Total for 2 items')).toBeVisible()
  expect(await keptOriginals(page)).toEqual(damaged)

  await page.goto('#/phones')
  await card(page, 'Phone 03').getByRole('button', { name: 'Add to cart' }).click()
  await card(page, 'Phone 03').getByRole('button', { name: 'Add to favourites' }).click()
  await expect(cartLink(page)).toHaveText('Cart 3')
  await page.reload()
  await expect(cartLink(page)).toHaveText('Cart 3')
  await expect(favouritesLink(page)).toHaveText('Favourites 2')
  expect(await keptOriginals(page)).toEqual(damaged)
})

/** app/storage-refused.test.tsx does the same where the storage exists, but has no room left. */
test('the shop works when the browser has no storage for it, and says once that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('#/phones')
  await card(page, 'Phone 01').getByRole('button', { name: 'Add to cart' }).click()
  await card(page, 'Phone 02').getByRole('button', { name: 'Add to cart' }).click()
  await card(page, 'Phone 02').getByRole('button', { name: 'Add to favourites' }).click()
  await expect(cartLink(page)).toHaveText('Cart 2')
  await expect(favouritesLink(page)).toHaveText('Favourites 1')
  const notice = page.getByRole('status').filter({ hasText: NOTICE })
  await expect(notice).toHaveCount(1)
  await notice.getByRole('button', { name: 'Close message' }).click()
  await expect(notice).toHaveCount(0)

  await cartLink(page).click()
  await page.getByRole('button', { name: 'Increase quantity' }).first().click()
  await expect(page.getByText('Total for 3 items')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Phone 02' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

/** Puts texts into storage before the shop is opened for the first time. */
async function keep(page: Page, state: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (window.sessionStorage.getItem('kept')) return
    window.sessionStorage.setItem('kept', 'yes')
    for (const [key, text] of entries) window.localStorage.setItem(key, text)
  }, Object.entries(state))
}

/** The texts that the shop could not read but kept, by their original keys. */
async function keptOriginals(page: Page): Promise<Record<string, string>> {
  const { origins } = await page.context().storageState()
  const entries = origins.flatMap(({ localStorage }) => localStorage)
  return Object.fromEntries(
    entries
      .filter(({ name }) => name.endsWith('.rejected'))
      .map(({ name, value }) => [name.replace('.rejected', ''), value]),
  )
}
