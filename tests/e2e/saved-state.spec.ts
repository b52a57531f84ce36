import { phoneList, serveFile } from './support/catalogue.ts'
import { card, cartLink, expect, favouritesLink, test } from './support/shop.ts'

const NOTICE = /does not let the shop keep/

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
  await serveFile(page, 'products.json', phoneList(2))
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
