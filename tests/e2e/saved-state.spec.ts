import { phoneList, serveFile } from './support/catalogue.ts'
import { card, cartLink, expect, favouritesLink, test } from './support/shop.ts'

const TOAST = /does not let the shop keep/

// Here the scripts inside the page read it too; state/refused-storage.test.ts has the rest.
test('the shop works without storage, and says once that nothing is kept', async ({ page }) => {
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
  await expect(cartLink(page)).toHaveText('Cart 2')
  const toast = page.getByRole('status').filter({ hasText: TOAST })
  await expect(toast).toHaveCount(1)
  await toast.getByRole('button', { name: 'Close message' }).click()
  await expect(toast).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await card(page, 'Phone 01').getByRole('button', { name: 'Add to favourites' }).click()
  await expect(favouritesLink(page)).toHaveText('Favourites 1')
  await expect(toast).toHaveCount(0)
})
