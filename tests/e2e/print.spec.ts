import type { Page } from '@playwright/test'
import { expect, mainNavigation, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

test('the cart prints as a list of names, quantities and prices, with its total', async ({
  page,
}) => {
  await print(page, 'cart')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(3)
  for (const line of await lines.all()) {
    await expect(line.getByRole('link')).toBeVisible()
    await expect(line.getByText(/^\d+$/)).toBeVisible()
    await expect(line.getByText(/^\$[\d,.]+$/)).toBeVisible()
  }
  await expect(page.getByText('Total for 10002 items')).toBeVisible()
})

for (const name of ['home', 'list', 'list, page in the middle', 'product', 'cart, undo']) {
  test(`prints no controls: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await print(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('button:visible, select:visible')).toHaveCount(0)
    await expect(mainNavigation(page)).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('link', { name: /^(Back|Cart|Favourites)/ })).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  })
}

async function print(page: Page, name: string): Promise<void> {
  await STATES.find((state) => state.name === name)?.open(page)
  await page.emulateMedia({ media: 'print' })
}
