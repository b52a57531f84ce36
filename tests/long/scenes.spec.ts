import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/e2e/support/shop.ts'

/** The pictures of the banner by the width of the window in pixels. */
const FORMS = { 375: 'tall', 768: 'wide' }

test('every banner picture fits its window, and categories have pictures', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { name: 'Hot price' })).toBeVisible()
  const banner = page.getByRole('region', { name: 'Banner' })
  for (const [width, form] of Object.entries(FORMS)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    for (const slide of [1, 2, 3]) {
      await banner.getByRole('button', { name: `Go to slide ${slide}` }).click()
      const picture = banner
        .getByRole('listitem')
        .nth(slide - 1)
        .locator('img')
      await expect.poll(() => picture.evaluate(fileOf)).toContain(form)
      await expectShown(picture)
    }
  }
  const tiles = page.getByRole('region', { name: 'Shop by category' })
  await tiles.scrollIntoViewIfNeeded()
  for (const tile of await tiles.getByRole('link').all()) await expectShown(tile.locator('img'))
})

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
