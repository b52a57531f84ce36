import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { pinch, swipeByMouse, swipeByTouch, tapTwice } from './support/gestures.ts'
import { tabTo } from './support/keyboard.ts'
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
  const { dialog, picture } = lightbox(page)
  await expect.poll(() => requests.filter(isLargest)).toHaveLength(1)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Image 2 of 4')).toBeVisible()
  // It rises as it opens.
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0)
  const whole = await boxOf(picture)
  await page.keyboard.press('+')
  const { x, width } = await boxOf(picture)
  expect(width).toBeCloseTo(2.5 * whole.width, 0)
  expect(x + width / 2).toBeCloseTo(whole.x + whole.width / 2, 0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => leftOf(picture)).toBeCloseTo(x - 80, 0)
  await tabTo(page, dialog.getByRole('group', { name: 'Picture' }))
  const { y } = await boxOf(picture)
  await page.keyboard.press('PageDown')
  await expect.poll(async () => (await boxOf(picture)).y).toBeLessThan(y - 80)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('-')
  expect(await boxOf(picture)).toEqual(whole)
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

test('with a mouse, a double click enlarges the picture, a drag moves it', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Show image full size' }).click()
  const { picture } = lightbox(page)
  const whole = await boxOf(picture)
  await picture.dblclick({ position: { x: whole.width / 4, y: whole.height / 2 } })
  const enlarged = await boxOf(picture)
  expect(enlarged.width).toBeCloseTo(2.5 * whole.width, 0)
  expect(enlarged.x).toBeCloseTo(whole.x - (1.5 * whole.width) / 4, 0)
  await swipeByMouse(page, { on: page.getByRole('dialog'), by: -100 })
  await expect.poll(() => leftOf(picture)).toBeCloseTo(enlarged.x - 100, 0)
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } })

  test('the full size is opened by a tap, turned, enlarged, moved, pinched', async ({ page }) => {
    await page.goto(ADDRESS)
    await page.getByRole('region', { name: 'Product images' }).getByRole('img').first().tap()
    const { dialog, picture } = lightbox(page)
    const counter = dialog.getByText('Image 2 of 4')
    await expect(dialog.getByText('Image 1 of 4')).toBeVisible()
    await swipeByTouch(page, { on: picture, by: -80 })
    await expect(counter).toBeVisible()
    const widthOf = async () => (await boxOf(picture)).width
    const width = await widthOf()
    await tapTwice(page, picture)
    await expect.poll(widthOf).toBeGreaterThan(2 * width)
    const { x } = await boxOf(picture)
    await swipeByTouch(page, { on: dialog, by: 80 })
    await expect.poll(() => leftOf(picture)).toBeGreaterThan(x + 40)
    await tapTwice(page, dialog)
    await expect.poll(widthOf).toBeCloseTo(width)
    await pinch(page, picture)
    await expect.poll(() => pageScale(page)).toBeGreaterThan(2)
    await swipeByTouch(page, { on: picture, by: -80 })
    await expect.poll(() => page.evaluate(() => window.visualViewport?.offsetLeft)).not.toBe(0)
    await expect(counter).toBeVisible()
  })
})

/** The dialog and its picture. */
function lightbox(page: Page) {
  const dialog = page.getByRole('dialog')
  return { dialog, picture: dialog.getByRole('img') }
}

async function leftOf(picture: Locator): Promise<number> {
  return (await boxOf(picture)).x
}

/** How many times two fingers have enlarged the page. */
function pageScale(page: Page): Promise<number> {
  return page.evaluate(() => window.visualViewport?.scale ?? 0)
}

function isLargest(url: string): boolean {
  return url.endsWith('-1280.avif')
}
