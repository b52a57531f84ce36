import type { Page } from '@playwright/test'
import { pinch, swipeByTouch, tapTwice } from './support/gestures.ts'
import { boxOf, expect, expectScrollTop, test } from './support/shop.ts'

const ADDRESS = '#/phones/apple-iphone-16-pro-128gb-black-titanium'

test('the picture in full size is used by keyboard, and the focus returns', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(ADDRESS)
  const opener = page.getByRole('button', { name: 'Show image full size' })
  await opener.focus()
  expect(requests.filter(isLargest)).toEqual([])
  await page.keyboard.press('Enter')
  const { dialog, picture, scale } = fullSize(page)
  await expect.poll(() => requests.filter(isLargest)).toHaveLength(1)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Image 2 of 4')).toBeVisible()
  for (let times = 0; times < 3; times++) await page.keyboard.press('+')
  await expect.poll(scale).toBeCloseTo(1.5 ** 3)
  const { x } = await boxOf(picture)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await boxOf(picture)).x).toBeCloseTo(x - 80, 0)
  await page.mouse.wheel(0, 2000)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 2000)
  await expect.poll(scale).toBe(1)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Previous image' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expectScrollTop(page, 0)
  await expect(page.getByRole('button', { name: 'Image 2', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } })

  test('the picture in full size is opened by a tap, turned, pinched, moved and tapped twice', async ({
    page,
  }) => {
    await page.goto(ADDRESS)
    await page.getByRole('region', { name: 'Product images' }).getByRole('img').first().tap()
    const { dialog, picture, scale } = fullSize(page)
    await expect(dialog.getByText('Image 1 of 4')).toBeVisible()
    await swipeByTouch(page, { on: picture, by: -80 })
    await expect(dialog.getByText('Image 2 of 4')).toBeVisible()
    await pinch(page, picture)
    await expect.poll(scale).toBeGreaterThan(2)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
    const { x } = await boxOf(picture)
    await swipeByTouch(page, { on: dialog, by: 80 })
    await expect.poll(async () => (await boxOf(picture)).x).toBeGreaterThan(x + 40)
    await expect(dialog.getByText('Image 2 of 4')).toBeVisible()
    await tapTwice(page, dialog)
    await expect.poll(scale).toBe(1)
    await tapTwice(page, dialog)
    await expect.poll(scale).toBe(2.5)
  })
})

/** The dialog, its picture, and how many times it is enlarged. */
function fullSize(page: Page) {
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img')
  const scale = () =>
    picture.evaluate((image) => {
      const { width } = image.getBoundingClientRect()
      return width / image.clientWidth
    })
  return { dialog, picture, scale }
}

function isLargest(url: string): boolean {
  return url.endsWith('-1280.avif')
}
