import { phoneList, serveFile } from '#tests/e2e/support/catalogue.ts'
import { card, expect, test } from '#tests/e2e/support/shop.ts'

test('a list shows 300 cards, and more at a press; another order shows 300 again', async ({
  page,
}) => {
  await serveFile(page, 'products.json', phoneList(610))
  await page.goto('#/phones')
  const cards = page.getByRole('article')
  await expect(page.getByText('610 models')).toBeVisible()
  await page.getByRole('button', { name: 'Show 300 more' }).press('Enter')
  await expect(card(page, 'Phone 301').getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'Show 10 more' }).click()
  await expect(cards).toHaveCount(610)
  await expect(page.getByRole('button', { name: / more$/ })).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption('Newest')
  await expect(cards.first()).toContainText('Phone 610')
  await expect(cards).toHaveCount(300)
  await page.goBack()
  await expect(cards).toHaveCount(610)
})
