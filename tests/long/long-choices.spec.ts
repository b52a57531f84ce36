import { phoneList, serveFile } from '#tests/e2e/support/catalogue.ts'
import { expect, keepChoices, test } from '#tests/e2e/support/shop.ts'

const COUNT = 2000

test('of thousands of cart lines, 300 are drawn, and all count', async ({ page }) => {
  await serveFile(page, 'products.json', [])
  await keepChoices(page, { cartProducts: phoneList(COUNT) })
  await page.goto('#/cart')
  await expect(page.getByText(`Total for ${COUNT} items`)).toBeVisible()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(300)
  await lines.nth(1).getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText(`Total for ${COUNT + 1} items`)).toBeVisible()
  await lines
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await expect(page.getByText(`Total for ${COUNT - 1} items`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Phone 03' })).toBeFocused()
  await expect(lines).toHaveCount(300)
})
