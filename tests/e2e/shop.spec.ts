import { expect, test } from '@playwright/test'

test('opens on a cold link with its list state', async ({ page }) => {
  await page.goto('#/phones?sort=price&perPage=8&page=2')
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(page.getByLabel('Sort by')).toHaveValue('price')
})
