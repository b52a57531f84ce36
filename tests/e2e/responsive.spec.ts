import type { Locator } from '@playwright/test'
import { countOf } from '#tools/dev/demo-catalogue.ts'
import { PHONE } from './support/catalogue.ts'
import {
  boxOf,
  cartLink,
  expect,
  favouritesLink,
  keepChoices,
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

test('the controls of a list stand between the page’s edges', async ({ page }) => {
  await page.goto('#/phones?perPage=4')
  for (const width of [768, 1000, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    // The filters beside the list come in a render of their own.
    await expect(async () => {
      const size = await boxOf(page.getByLabel('Items on page'))
      const main = await boxOf(page.getByRole('main'))
      const gutter = (await boxOf(page.getByRole('heading', { level: 1 }))).x - main.x
      expect(size.x + size.width).toBeCloseTo(main.x + main.width - gutter, 0)
    }).toPass()
  }
})

test('shows a menu below 640 pixels, and the navigation itself from 640 on', async ({ page }) => {
  await page.goto('#/cart')
  const burger = page.getByRole('button', { name: 'Open menu' })
  for (const width of [320, 639]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(burger).toBeVisible()
    await expect(mainNavigation(page)).toBeHidden()
  }
  for (const width of [640, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(burger).toBeHidden()
    await expect(mainNavigation(page).getByRole('link')).toHaveText([
      'Home',
      'Phones',
      'Tablets',
      'Accessories',
    ])
    await expect(mainNavigation(page)).toBeVisible()
  }
  // A window that is made wide while the menu is open shows the page.
  await page.setViewportSize({ width: 375, height: 800 })
  await burger.click()
  await page.setViewportSize({ width: 800, height: 800 })
  await page.getByRole('main').getByRole('link', { name: 'Go to the store' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to the store!' })).toBeVisible()
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
    expect(amount.x).toBeGreaterThan(picture.x + picture.width)
    expect(amount.y).toBeLessThan(picture.y + picture.height)
  }
  expect((await boxOf(categories)).height).toBeLessThan(667)
})

test('slides are equally high, even if text at 200 % makes one taller', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('')
  await expect(page.getByRole('article').first()).toBeVisible()
  const heights = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const slides = document.querySelectorAll('section[aria-label=Banner] li')
    return [...slides].map((slide) => slide.firstElementChild?.clientHeight)
  })
  expect(heights).toHaveLength(3)
  expect(new Set(heights).size).toBe(1)
})

test('Back to top stays in place at a list’s end, and scrolls to the top', async ({ page }) => {
  await page.goto('#/phones')
  await expect(page.getByRole('article')).toHaveCount(countOf('phones'))
  const toTop = page.getByRole('button', { name: 'Back to top' })
  const places = await toTop.evaluate(async (button) => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    const seen = new Set<number>()
    for (let frame = 0; frame < 10; frame++) {
      seen.add(Math.round(button.getBoundingClientRect().top))
      await new Promise(requestAnimationFrame)
    }
    return [...seen]
  })
  expect(places).toHaveLength(1)
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  for (const address of ['#/accessories?perPage=4', '#/accessories?perPage=4&page=12']) {
    test(`the arrows of the pagination stand beside the page numbers: ${address}`, async ({
      page,
    }) => {
      await page.goto(address)
      const pagination = page.getByRole('navigation', { name: 'Pagination' })
      const next = await boxOf(pagination.getByRole('link', { name: 'Next page' }))
      const last = await boxOf(pagination.getByRole('link', { name: 'Page 25' }))
      expect(next.y).toBeCloseTo(last.y, 0)
    })
  }
})

test.describe('the badge', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('is round with one digit, and stays on its link with two', async ({ page }) => {
    await keepChoices(page, {
      cartProducts: [PHONE],
      totalBill: { [PHONE.id]: 99 },
      favorites: [PHONE],
    })
    await page.goto('#/cart')
    await expect(page.getByText('Total for 99 items')).toBeVisible()
    const badgeOf = async (link: Locator) => {
      const [box, around] = await Promise.all([boxOf(link.locator('span').last()), boxOf(link)])
      return { ...box, over: box.x + box.width - around.x - around.width }
    }
    const favourites = await badgeOf(favouritesLink(page))
    expect(favourites.width).toBeCloseTo(favourites.height, 0)
    const cart = await badgeOf(cartLink(page))
    expect(cart.width).toBeGreaterThan(favourites.width)
    expect(cart.over).toBeLessThan(2)
  })
})
