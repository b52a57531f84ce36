import { hold } from '#tests/e2e/support/hold.ts'
import { boxOf, cartLink, expect, test } from '#tests/e2e/support/shop.ts'

test('keeps space and colour of pictures that never arrive, and works', async ({ page }) => {
  const pictures = await hold(page, '**/img/**')
  await page.goto('#/phones?perPage=4', { waitUntil: 'commit' })
  const first = page.getByRole('article').first()
  const picture = first.locator('img')
  await expect(picture).toHaveCSS('background-image', /^radial-gradient/)
  const { width, height } = await boxOf(first)

  await first.getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartLink(page)).toHaveText('Cart 1')
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  // The page's load event waits for the pictures.
  await page.goBack({ waitUntil: 'commit' })
  await expect(first).toBeVisible()
  await pictures.release()
  await expect(picture).toHaveCSS('background-image', 'none')
  expect(await boxOf(first)).toMatchObject({ width, height })
})
