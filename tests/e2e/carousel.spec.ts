import type { Locator, Page } from '@playwright/test'
import { phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { swipeByMouse } from './support/gestures.ts'
import { boxOf, card, cardsInSight, expect, expectAddress, test } from './support/shop.ts'

/** Enough phones for a carousel that ends after a few steps. */
const COUNT = 7

/** The specified steps in pixels by the width of the window. */
const STEPS = { 1280: 286, 1200: 286, 1199: 237, 768: 237, 767: 212, 375: 212 }

/** Windows in which a carousel shows a different number of cards in full. */
const WINDOWS = [
  { width: 1280, whole: 4 },
  { width: 800, whole: 3 },
  { width: 375, whole: 1 },
] as const

test('a step is one card, as wide as specified; the last one shows the last', async ({ page }) => {
  const { carousel, next, previous } = await openCarousel(page)
  for (const [width, step] of Object.entries(STEPS)) {
    await page.setViewportSize({ width: Number(width), height: 1600 })
    await expect.poll(() => stepOf(carousel), `window of ${width}`).toBe(step)
  }
  for (const { width, whole } of WINDOWS) {
    await test.step(`${whole} cards in a window of ${width}`, async () => {
      await page.setViewportSize({ width, height: 1600 })
      await expect(cardsInSight(carousel).nth(whole - 1)).toBeInViewport({ ratio: 1 })
      while (await previous.isEnabled()) await previous.click()
      for (let moved = 0; moved < COUNT - whole; moved++) await next.click()
      await expect(next).toBeDisabled()
      await expect(card(carousel, 'Phone 01')).toBeInViewport({ ratio: 1 })
    })
  }
  await page.setViewportSize({ width: 1280, height: 1600 })
  await expect(cardsInSight(carousel)).toHaveCount(4)
  await expect(card(carousel, 'Phone 01')).toBeInViewport({ ratio: 1 })
  await expect(next).toBeDisabled()
})

test('a swipe past the last card springs back, and a click opens its product', async ({ page }) => {
  await serveFile(page, 'phones.json', [{ ...phoneDetail(1), id: 'phone-01', name: 'Phone 01' }])
  const { carousel, left, next } = await openCarousel(page)
  // Four cards are in sight.
  const end = (await left()) - (COUNT - 4) * (await stepOf(carousel))
  while (await next.isEnabled()) await next.click()
  await expect.poll(left).toBe(end)
  await swipeByMouse(page, { on: card(carousel, 'Phone 02'), by: -120 })
  await expect.poll(left).toBe(end)
  await expectAddress(page, '')
  await card(carousel, 'Phone 01').getByRole('link').click()
  await expectAddress(page, '#/phones/phone-01')
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

/** From the left side of a card to that of the next one, in pixels. */
async function stepOf(carousel: Locator): Promise<number> {
  const [first, second] = await Promise.all(
    ['Phone 07', 'Phone 06'].map((name) => boxOf(card(carousel, name))),
  )
  return Math.round((second?.x ?? 0) - (first?.x ?? 0))
}
