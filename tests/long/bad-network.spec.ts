import type { Locator } from '@playwright/test'
import { hold } from '#tests/e2e/support/hold.ts'
import { cartLink, expect, test } from '#tests/e2e/support/shop.ts'

test('keeps space and colour of pictures that never arrive, and works', async ({ page }) => {
  const pictures = await hold(page, '**/img/**')
  await page.goto('#/phones?perPage=4', { waitUntil: 'commit' })
  const first = page.getByRole('article').first()
  const picture = first.locator('img')
  await expect(picture).toHaveCSS('background-image', /^radial-gradient/)
  const room = await sizeOf(first)

  await first.getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartLink(page)).toHaveText('Cart 1')
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  await page.goBack()
  await expect(first).toBeVisible()
  await pictures.release()
  await expect(picture).toHaveCSS('background-image', 'none')
  expect(await sizeOf(first)).toEqual(room)
})

async function sizeOf(element: Locator) {
  const box = await element.boundingBox()
  return box && [box.width, box.height]
}
