import type { Locator } from '@playwright/test'
import { hotPriceModels } from '#src/domain/product/selections.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { hold } from '#tests/e2e/support/hold.ts'
import { expect, test } from '#tests/e2e/support/shop.ts'

declare global {
  interface Window {
    /** Where the edges of each part of the home page have been, in pixels from the window's top. */
    edges?: Record<string, { tops: number[]; bottoms: number[] }>
  }
}

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

const SCREENS = [
  { screen: 'phones', width: 375 },
  { screen: 'large screens', width: 1280 },
] as const

for (const { screen, width } of SCREENS) {
  test(`late cards, pictures and typeface move nothing on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const late = await hold(page, /img\/(banner|category)\/|\.woff2$/)
    await page.addInitScript(recordEdges)
    await page.goto('', { waitUntil: 'domcontentloaded' })
    const hot = page.getByRole('region', { name: 'Hot price' })
    await expect(hot.getByRole('article')).toHaveCount(hotPriceModels(catalogue).length)
    await late.release()
    await expectShown(page.getByRole('region', { name: 'Banner' }).locator('img').first())
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('600 16px Figtree')))
      .toBe(true)
    const edges = (await page.evaluate(() => window.edges)) ?? {}
    expect(Object.keys(edges)).toEqual(
      expect.arrayContaining(['Banner', 'Brand new models', 'Shop by category', 'Hot price']),
    )
    // The typeface and its stand-in differ by fractions of a pixel.
    const moved = Object.entries(edges).filter(([, { tops, bottoms }]) =>
      [tops, bottoms].some((places) => Math.max(...places) - Math.min(...places) > 1),
    )
    expect(moved).toEqual([])
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

/** Records the edges of the home page's parts, in every frame. */
function recordEdges(): void {
  const edges: NonNullable<Window['edges']> = {}
  window.edges = edges
  const look = () => {
    for (const part of document.querySelectorAll('main section')) {
      const name = part.ariaLabel ?? part.querySelector('h2')?.textContent ?? ''
      const { top, bottom } = part.getBoundingClientRect()
      const { tops, bottoms } = (edges[name] ??= { tops: [], bottoms: [] })
      tops.push(top)
      bottoms.push(bottom)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
