import { expect, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

test('the cart prints as a list of names, quantities and prices, and a total', async ({ page }) => {
  await STATES.find(({ name }) => name === 'cart')?.open(page)
  await page.emulateMedia({ media: 'print' })
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(3)
  for (const line of await lines.all()) {
    await expect(line.getByRole('link')).toBeVisible()
    await expect(line.getByRole('textbox', { name: 'Quantity' })).toHaveValue(/^\d+$/)
    await expect(line.getByText(/^\$[\d,.]+$/)).toBeVisible()
  }
  await expect(page.getByText('Total for 10000 items')).toBeVisible()
})

test('a comparison prints all columns on narrow paper, without controls', async ({ page }) => {
  await STATES.find(({ name }) => name === 'comparison')?.open(page)
  await page.setViewportSize({ width: 560, height: 800 })
  await page.emulateMedia({ media: 'print' })
  const names = page.getByRole('columnheader').getByRole('link')
  await expect(names).toHaveCount(4)
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('rowheader', { name: 'Processor' })).toBeVisible()
  await expect(page.locator('button:visible, input:visible')).toHaveCount(0)
})
