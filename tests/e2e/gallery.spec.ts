import { PHONE, phoneDetail, serveFile } from './support/catalogue.ts'
import { swipeByMouse } from './support/gestures.ts'
import { boxOf, expect, expectScrollTop, test } from './support/shop.ts'

const COUNT = 40

for (const [width, scale, files] of [
  [390, 3, ['card-640', 'detail-640']],
  [1280, 1, ['card-640', 'detail-640']],
  [1920, 1, ['card-640', 'detail-1280']],
] as const) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale })

    test('cut-out and close-up load no larger file than they need', async ({ page }) => {
      await page.goto('#/phones/apple-iphone-16-pro-128gb-black-titanium')
      const gallery = page.getByRole('region', { name: 'Product images' })
      const expectFile = async (number: number, file: string) => {
        const picture = gallery.getByRole('img', { name: `picture ${number} of 4` })
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
          .toContain(file)
        // The picture before has faded out.
        await expect(gallery.locator('[data-picture] img')).toHaveCount(1)
      }
      await expectFile(1, files[0])
      await gallery.getByRole('button', { name: 'Image 4' }).click()
      await expectFile(4, files[1])
    })
  })
}

// app/pictures.test.tsx has the wheel's rounds, and strokes on a trackpad.
test('forty pictures make the gallery no taller', async ({ page }) => {
  await serveFile(page, 'products.json', [PHONE])
  await serveFile(page, 'phones.json', [phoneDetail(COUNT)])
  await page.goto(`#/phones/${PHONE.itemId}`)
  const gallery = page.getByRole('region', { name: 'Product images' })
  const main = gallery.getByRole('img').first()
  const shown = (number: number) =>
    gallery.getByRole('button', { name: `Image ${number}`, exact: true })
  const expectPicture = async (number: number) => {
    await expect(shown(number)).toHaveAttribute('aria-current', 'true')
    await expect(main).toHaveAttribute('alt', new RegExp(`picture ${number} of ${COUNT}$`))
    await expect(shown(number)).toBeInViewport({ ratio: 1 })
  }
  const picture = main.locator('xpath=ancestor::div[2]')
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(async () => {
      const [whole, large, small] = await Promise.all([gallery, picture, shown(1)].map(boxOf))
      const below = width < 1200 ? 8 + (small?.height ?? 0) : 0
      expect(whole?.height, `${width} pixels`).toBeCloseTo((large?.height ?? 0) + below, 0)
    }).toPass()
    await expect(shown(COUNT)).not.toBeInViewport()
    // Not `hover`, which scrolls the page when a busy browser makes it try again.
    const { x, y, width: across, height } = await boxOf(main)
    await page.mouse.move(x + across / 2, y + height / 2)
    await page.mouse.wheel(0, -100)
    await expectPicture(COUNT)
    await expectScrollTop(page, 0)
    await swipeByMouse(page, { on: main, by: -60 })
    await expectPicture(1)
  }
})
