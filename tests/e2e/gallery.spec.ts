import type { Page } from '@playwright/test'
import { PHONE, phoneDetail, serveFile } from './support/catalogue.ts'
import { swipeByMouse } from './support/gestures.ts'
import { boxOf, expect, expectScrollTop, test } from './support/shop.ts'

// app/pictures.test.tsx has the wheel's rounds, and strokes on a trackpad.
test('forty pictures make the gallery no taller', async ({ page }) => {
  const { gallery, main, expectPicture } = await openGallery(page, 40)
  const shown = (number: number) =>
    gallery.getByRole('button', { name: `Image ${number}`, exact: true })
  const picture = main.locator('xpath=ancestor::div[2]')
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(async () => {
      const [whole, large, small] = await Promise.all([gallery, picture, shown(1)].map(boxOf))
      const below = width < 1200 ? 8 + (small?.height ?? 0) : 0
      expect(whole?.height, `${width} pixels`).toBeCloseTo((large?.height ?? 0) + below, 0)
    }).toPass()
    await expect(shown(40)).not.toBeInViewport()
    // Not `hover`, which scrolls the page when a busy browser makes it try again.
    const { x, y, width: across, height } = await boxOf(main)
    await page.mouse.move(x + across / 2, y + height / 2)
    await page.mouse.wheel(0, -100)
    await expectPicture(40)
    await expect(shown(40)).toBeInViewport({ ratio: 1 })
    await expectScrollTop(page, 0)
    await swipeByMouse(page, { on: main, by: -60 })
    await expectPicture(1)
    await expect(shown(1)).toBeInViewport({ ratio: 1 })
  }
})

/** The product page of a phone with `count` pictures, scrolled so that the whole main picture is visible. */
async function openGallery(page: Page, count = 4) {
  await serveFile(page, 'products.json', [PHONE])
  await serveFile(page, 'phones.json', [phoneDetail(count)])
  await page.goto(`#/phones/${PHONE.itemId}`)
  const gallery = page.getByRole('region', { name: 'Product images' })
  const main = gallery.getByRole('img').first()
  await expect(main).toBeVisible()
  return {
    gallery,
    main,
    expectPicture: async (number: number) => {
      const thumbnail = gallery.getByRole('button', { name: `Image ${number}`, exact: true })
      await expect(thumbnail).toHaveAttribute('aria-current', 'true')
      await expect(main).toHaveAttribute('alt', new RegExp(`picture ${number} of ${count}$`))
    },
  }
}
