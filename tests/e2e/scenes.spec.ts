import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from './support/shop.ts'

const SCREENS = [
  { screen: 'phones', width: 375, form: 'tall' },
  { screen: 'tablets', width: 768, form: 'wide' },
  { screen: 'large screens', width: 1280, form: 'wide' },
] as const

for (const { screen, width, form } of SCREENS) {
  test(`${screen} get the ${form} pictures of the banner`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('')
    const banner = page.getByRole('region', { name: 'Banner' })
    for (const slide of [1, 2, 3]) {
      await banner.getByRole('button', { name: `Go to slide ${slide}` }).click()
      const picture = banner
        .getByRole('listitem')
        .nth(slide - 1)
        .locator('img')
      await expectShown(picture)
      expect(await picture.evaluate(fileOf)).toContain(form)
    }
  })
}

test('the first picture of the banner is requested before all others', async ({ page }) => {
  await page.goto('')
  const pictures = page.getByRole('region', { name: 'Banner' }).locator('img')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.first()).toHaveAttribute('loading', 'eager')
  await expect(pictures.last()).toHaveAttribute('fetchpriority', 'low')
})

test('every category has its picture', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { name: 'Hot price' })).toBeVisible()
  const tiles = page.getByRole('region', { name: 'Shop by category' })
  await tiles.scrollIntoViewIfNeeded()
  for (const tile of await tiles.getByRole('link').all()) await expectShown(tile.locator('img'))
})

for (const { screen, width } of SCREENS) {
  test(`pictures that arrive late cause no layout shift on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const held: Route[] = []
    let isHeld = true
    await page.route(/img\/(banner|category)\//, async (route) => {
      if (isHeld) held.push(route)
      else await route.continue()
    })
    await page.goto('', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { name: 'Hot price' })).toBeVisible()
    const before = await placesOf(page)
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
    await expectShown(page.getByRole('region', { name: 'Banner' }).locator('img').first())
    expect(await placesOf(page)).toEqual(before)
  })
}

/** The picture has loaded, has its size as attributes, and was not replaced by a placeholder. */
async function expectShown(picture: Locator) {
  await expect(picture).toHaveAttribute('width', /^\d+$/)
  await expect(picture).toHaveAttribute('height', /^\d+$/)
  await expect
    .poll(() =>
      picture.evaluate(
        (img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth,
      ),
    )
    .toBeGreaterThan(0)
}

/** The picture file that the browser chose. */
function fileOf(picture: Element): string {
  return picture instanceof HTMLImageElement ? picture.currentSrc : ''
}

/** The positions of the home page's parts, in pixels from its top. */
async function placesOf(page: Page) {
  const parts = [
    page.getByRole('region', { name: 'Banner' }),
    page.getByRole('region', { name: 'Shop by category' }),
    page.getByRole('region', { name: 'Hot price' }),
  ]
  return Promise.all(parts.map((part) => part.boundingBox()))
}
