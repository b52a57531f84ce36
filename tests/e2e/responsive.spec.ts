import { countOf } from '#tests/support/count-of.ts'
import {
  boxOf,
  cartLink,
  expect,
  expectStarted,
  mainNavigation,
  scrollToMiddle,
  test,
} from './support/shop.ts'

test('a long list fits when the window gets narrow halfway down', async ({ page }) => {
  await page.goto('#/accessories')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(countOf('accessories'))
  await scrollToMiddle(page, cards.nth(70))
  await page.setViewportSize({ width: 375, height: 667 })
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(375)
  // The filters beside the list leave in a render of their own.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('shows a menu below 640 pixels, and the navigation itself from 640 on', async ({ page }) => {
  await page.goto('#/cart')
  await expectStarted(page)
  const burger = page.getByRole('button', { name: 'Open menu' })
  for (const [width, hasMenu] of [
    [320, true],
    [639, true],
    [640, false],
    [1200, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(burger).toBeVisible({ visible: hasMenu })
    await expect(mainNavigation(page)).toBeVisible({ visible: !hasMenu })
  }
  // As a larger zoom does: the focused link is hidden.
  await mainNavigation(page).getByRole('link', { name: 'Phones' }).focus()
  await page.setViewportSize({ width: 500, height: 800 })
  await expect(page.locator('body')).not.toBeFocused()
  // A window that is made wide while the menu is open shows the page.
  await page.setViewportSize({ width: 375, height: 800 })
  await burger.click()
  await page.setViewportSize({ width: 800, height: 800 })
  await page.getByRole('main').getByRole('link', { name: 'Go to the store' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to the store!' })).toBeVisible()
})

test('the cart stays in view at a root font size of 200 %', async ({ page }) => {
  await page.goto('')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(cartLink(page)).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone the categories have their text beside their pictures', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('')
  const categories = page.getByRole('region', { name: 'Shop by category' })
  const tiles = categories.getByRole('link')
  await expect(tiles).toHaveCount(3)
  for (const tile of await tiles.all()) {
    const picture = await boxOf(tile.locator('img'))
    const amount = await boxOf(tile.getByText(/models$/))
    expect(amount.x + amount.width).toBeLessThan(picture.x)
    expect(amount.y).toBeLessThan(picture.y + picture.height)
  }
  expect((await boxOf(categories)).height).toBeLessThan(667)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  test('the arrows of the pagination stand beside the page numbers', async ({ page }) => {
    // The first pages are the widest: six numbers.
    await page.goto('#/accessories?perPage=4')
    const pagination = page.getByRole('navigation', { name: 'Pagination' })
    for (const width of [375, 390]) {
      await page.setViewportSize({ width, height: 667 })
      const next = await boxOf(pagination.getByRole('link', { name: 'Next page' }))
      const last = await boxOf(pagination.getByRole('link', { name: 'Page 25' }))
      expect(next.y).toBeCloseTo(last.y, 0)
    }
  })
})
