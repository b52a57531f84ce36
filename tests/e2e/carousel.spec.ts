import type { Page } from '@playwright/test'
import { PHONE, phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { pinch, swipeByMouse, swipeByTouch } from './support/gestures.ts'
import { card, cardsInSight, expect, expectAddress, test } from './support/shop.ts'

/** Enough phones for a carousel that ends after a few steps. */
const COUNT = 7

/** The specified steps in pixels by the width of the window, and how many cards are fully visible there. */
const WIDTHS = [
  { width: 1280, step: 286, whole: 4 },
  { width: 1200, step: 286, whole: 4 },
  { width: 1199, step: 237, whole: 4 },
  { width: 800, step: 237, whole: 3 },
  { width: 768, step: 237, whole: 3 },
  { width: 767, step: 212, whole: 3 },
  { width: 375, step: 212, whole: 1 },
] as const

test('one step is one card, as wide as specified for the window, and the last step shows the last card', async ({
  page,
}) => {
  const { carousel, left, next, previous } = await openCarousel(page)
  for (const { width, step, whole } of WIDTHS) {
    await test.step(`${step} pixels in a window of ${width}`, async () => {
      await page.setViewportSize({ width, height: 1600 })
      await expect(previous).toBeDisabled()
      const start = await left()
      const last = COUNT - whole
      for (let index = 1; index <= last; index++) {
        await expect(next).toBeEnabled()
        await next.click()
        await expect.poll(left).toBe(start - index * step)
      }
      await expect(next).toBeDisabled()
      await expect(card(carousel, 'Phone 01')).toBeInViewport({ ratio: 1 })
      await expect(previous).toBeEnabled()
      await previous.click()
      await expect.poll(left).toBe(start - (last - 1) * step)
      await expect(next).toBeEnabled()
      for (let index = last - 1; index > 0; index--) await previous.click()
      await expect.poll(left).toBe(start)
      await expect(previous).toBeDisabled()
    })
  }
})

test('a mouse swipe over 50 pixels, of any length, moves one card and opens nothing', async ({
  page,
}) => {
  const { carousel, left } = await openCarousel(page)
  const start = await left()
  await swipeByMouse(page, { on: carousel.getByRole('article').nth(2), by: -51 })
  await expect.poll(left).toBe(start - 286)
  await swipeByMouse(page, { on: carousel.getByRole('article').nth(3), by: -600 })
  await expect.poll(left).toBe(start - 572)
  await swipeByMouse(page, { on: carousel.getByRole('article').nth(3), by: 60 })
  await expect.poll(left).toBe(start - 286)
  await expectAddress(page, '')
})

test('a mouse swipe of 50 pixels springs back and opens nothing; a click opens', async ({
  page,
}) => {
  await serveFile(page, 'phones.json', [{ ...phoneDetail(1), id: 'phone-06', name: 'Phone 06' }])
  const { carousel, left, next } = await openCarousel(page)
  const start = await left()
  await swipeByMouse(page, { on: card(carousel, 'Phone 06'), by: -50 })
  await expect.poll(left).toBe(start)
  await expectAddress(page, '')
  await next.click()
  await expect.poll(left).toBe(start - 286)
  await card(carousel, 'Phone 06').getByRole('link').click()
  await expectAddress(page, '#/phones/phone-06')
})

test('a swipe past either end springs back', async ({ page }) => {
  const { carousel, left, next } = await openCarousel(page)
  const start = await left()
  await swipeByMouse(page, { on: carousel.getByRole('article').nth(1), by: 120 })
  await expect.poll(left).toBe(start)
  for (let times = 0; times < COUNT - 4; times++) await next.click()
  await expect.poll(left).toBe(start - (COUNT - 4) * 286)
  await swipeByMouse(page, { on: card(carousel, 'Phone 02'), by: -120 })
  await expect.poll(left).toBe(start - (COUNT - 4) * 286)
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } })

  test('a swipe over 50 pixels moves one card and opens nothing', async ({ page }) => {
    const { carousel, left } = await openCarousel(page)
    const start = await left()
    await swipeByTouch(page, { on: card(carousel, 'Phone 07').getByRole('link'), by: -70 })
    await expect.poll(left).toBe(start - 212)
    await swipeByTouch(page, { on: card(carousel, 'Phone 06').getByRole('link'), by: 70 })
    await expect.poll(left).toBe(start)
    await expectAddress(page, '')
  })

  test('a shorter one springs back, and a tap opens the product', async ({ page }) => {
    await serveFile(page, 'phones.json', [{ ...phoneDetail(1), id: 'phone-07', name: 'Phone 07' }])
    const { carousel, left } = await openCarousel(page)
    const start = await left()
    await swipeByTouch(page, { on: card(carousel, 'Phone 07').getByRole('link'), by: -40 })
    await expect.poll(left).toBe(start)
    await expectAddress(page, '')
    await card(carousel, 'Phone 07').getByRole('link').tap()
    await expectAddress(page, '#/phones/phone-07')
  })

  test('two fingers magnify the page and move nothing', async ({ page }) => {
    const { carousel, previous } = await openCarousel(page)
    await pinch(page, carousel.getByRole('article').first())
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5)
    await expect(previous).toBeDisabled()
  })
})

test('cards out of sight cannot be focused', async ({ page }) => {
  const { carousel, next } = await openCarousel(page)
  await expect(cardsInSight(carousel)).toHaveCount(4)
  await card(carousel, 'Phone 04').getByRole('button', { name: 'Add to favourites' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Mobile phones' })).toBeFocused()
  await next.click()
  await card(carousel, 'Phone 06').getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(next).toBeFocused()
})

test('a wider window shows more cards and does not move past the last one', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 1600 })
  const { carousel, next } = await openCarousel(page)
  for (let times = 0; times < COUNT - 1; times++) await next.click()
  await expect(next).toBeDisabled()
  await page.setViewportSize({ width: 1280, height: 1600 })
  await expect(cardsInSight(carousel)).toHaveCount(4)
  await expect(card(carousel, 'Phone 01')).toBeInViewport({ ratio: 1 })
  await expect(next).toBeDisabled()
})

test("a product's own carousel starts at its first card for another product", async ({ page }) => {
  await serveFile(page, 'products.json', [PHONE, ...phoneList(COUNT)])
  await serveFile(page, 'phones.json', [phoneDetail(1)])
  await page.goto(`#/phones/${PHONE.itemId}`)
  const carousel = page.getByRole('region', { name: 'You may also like' })
  await expect(carousel.getByRole('article')).toHaveCount(COUNT)
  await expect(card(carousel, PHONE.name)).toHaveCount(0)
  const first = (await carousel.getByRole('article').first().textContent()) ?? ''
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel.getByRole('button', { name: 'Previous' })).toBeEnabled()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(carousel.getByRole('article').first()).toHaveText(first)
})

/** The first carousel of the home page, with seven phones, Phone 07 the newest. */
async function openCarousel(page: Page) {
  await serveFile(page, 'products.json', phoneList(COUNT))
  await page.goto('')
  const carousel = page.getByRole('region', { name: 'Brand new models' })
  await expect(carousel.getByRole('article')).toHaveCount(COUNT)
  const first = card(carousel, 'Phone 07')
  const left = () => first.evaluate((element) => Math.round(element.getBoundingClientRect().left))
  return {
    carousel,
    /** The x coordinate of the first card's left side. */
    left,
    next: carousel.getByRole('button', { name: 'Next' }),
    previous: carousel.getByRole('button', { name: 'Previous' }),
  }
}
