import { expect, test } from './support/shop.ts'

test('the chosen theme is applied before the shop starts', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  // No script arrives, so this is the first paint.
  await page.route(/\.js$/, () => new Promise(() => undefined))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => localStorage.setItem('theme', '"light"'))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('all colours of a page change at once', async ({ page }) => {
  await page.goto('#/phones')
  await expect(page.getByRole('article').first()).toBeVisible()
  const themeSwitch = page.getByRole('switch', { name: 'Dark theme' })
  const late = await themeSwitch.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    return document.getAnimations().length
  })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  expect(late).toBe(0)
})

test('the typeface is the shop’s own, and preloaded once', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).origin)
  })
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 16px Figtree'))).toBe(true)
  expect(fonts).toEqual([new URL(page.url()).origin])
})

test('the header stands on the banner until the page scrolls', async ({ page }) => {
  await page.goto('./')
  const header = page.getByRole('banner')
  const opacity = () =>
    header.evaluate(({ parentElement }) =>
      parentElement ? getComputedStyle(parentElement, '::before').opacity : '',
    )
  await expect(page.getByRole('region', { name: 'Banner' })).toBeVisible()
  await expect.poll(opacity).toBe('0')
  await page.mouse.wheel(0, 200)
  await expect.poll(opacity).toBe('1')
})
