import { expect, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

test('the cart prints as a list of names, quantities and prices, with its total', async ({
  page,
}) => {
  await STATES.find(({ name }) => name === 'cart')?.open(page)
  await page.emulateMedia({ media: 'print' })
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(3)
  for (const line of await lines.all()) {
    await expect(line.getByRole('link')).toBeVisible()
    await expect(line.getByText(/^\d+$/)).toBeVisible()
    await expect(line.getByText(/^\$[\d,.]+$/)).toBeVisible()
  }
  await expect(page.getByText('Total for 10002 items')).toBeVisible()
})
