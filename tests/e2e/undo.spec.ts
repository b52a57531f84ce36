import { phoneList, serveFile } from './support/catalogue.ts'
import { card, cartLink, expect, test } from './support/shop.ts'

test('Control+Z undoes nothing behind the open checkout dialog', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(2))
  await page.goto('#/phones')
  for (const name of ['Phone 01', 'Phone 02']) {
    await card(page, name).getByRole('button', { name: 'Add to cart' }).click()
  }
  await cartLink(page).click()
  await page.getByRole('button', { name: 'Remove Phone 02' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cartLink(page)).toHaveText('Cart 1')
  await page.getByRole('button', { name: 'Continue shopping' }).click()
  await page.keyboard.press('Control+z')
  await expect(cartLink(page)).toHaveText('Cart 2')
})
