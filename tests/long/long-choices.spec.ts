import { phoneList, serveFile } from '#tests/e2e/support/catalogue.ts'
import { card, expect, keepChoices, test } from '#tests/e2e/support/shop.ts'

const COUNT = 2000

test('keeps the focus when one of thousands of favourites goes and returns', async ({ page }) => {
  await keepChoices(page, { favorites: phoneList(COUNT) })
  await page.goto('#/favourites')
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first).toHaveAttribute('aria-setsize', String(COUNT))
  await page.evaluate(() => window.scrollTo({ top: 50_000, behavior: 'instant' }))
  await expect(card(page, 'Phone 01')).toHaveCount(0)
  const [name = '', next = ''] = await page.getByRole('article').evaluateAll((cards) => {
    const first = cards.findIndex((element) => element.getBoundingClientRect().top > 100)
    return cards.slice(first, first + 2).map((element) => element.querySelector('a')?.innerText)
  })
  const removal = (of: string) => card(page, of).getByRole('button', { name: /^Remove/ })
  await removal(name).focus()
  await page.keyboard.press('Enter')
  await expect(card(page, name)).toHaveCount(0)
  await expect(page.getByText(`${COUNT - 1} models`)).toBeAttached()
  await expect(removal(next)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(removal(name)).toBeFocused()
  await expect(removal(name)).toBeInViewport()
})

test('of thousands of cart lines, only visible ones are drawn, and all count', async ({ page }) => {
  await serveFile(page, 'products.json', [])
  await keepChoices(page, { cartProducts: phoneList(COUNT) })
  await page.goto('#/cart')
  await expect(page.getByText(`Total for ${COUNT} items`)).toBeVisible()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.first()).toHaveAttribute('aria-setsize', String(COUNT))
  expect(await lines.count()).toBeLessThan(40)
  await lines.nth(1).getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText(`Total for ${COUNT + 1} items`)).toBeVisible()
  await lines
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Total for ${COUNT - 1} items`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Phone 03' })).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 1_000_000, behavior: 'instant' }))
  await expect(page.getByRole('button', { name: `Remove Phone ${COUNT}` })).toBeInViewport()
})
