import { expect, test } from './support/shop.ts'

test('the chosen theme is applied before the shop has started', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  // No script arrives, so this is the first paint.
  await page.route(/\.js$/, () => new Promise(() => undefined))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test.describe('on a system that is dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the shop is dark, and light if the visitor chooses it', async ({ page }) => {
    await page.goto('./')
    const dark = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
    await page.getByRole('switch', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await expect(page.locator('body')).not.toHaveCSS('color', dark)
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Dark theme' })).not.toBeChecked()
  })
})

test('the typeface is the shop’s own, and preloaded once', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).origin)
  })
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('600 16px Figtree'))).toBe(true)
  expect(fonts).toEqual([new URL(page.url()).origin])
})
