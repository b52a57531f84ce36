import type { Locator, Page } from '@playwright/test'
import { phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { pinch, swipeByMouse, swipeByTouch } from './support/gestures.ts'
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

test('one step is one card, as wide as specified for the window, and the last step shows the last card', async ({
  page,
}) => {
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

test('a mouse swipe over 50 pixels, of any length, moves one card and opens nothing', async ({
  page,
}) => {
  await serveFile(page, 'phones.json', [{ ...phoneDetail(1), id: 'phone-04', name: 'Phone 04' }])
  const { carousel, left, next } = await openCarousel(page)
  const start = await left()
  const swipe = async (name: string, by: number) =>
    swipeByMouse(page, { on: card(carousel, name), by })
  const expectMoved = async (cards: number) => expect.poll(left).toBe(start - cards * 286)

  await test.step('the first card springs back', async () => {
    await swipe('Phone 06', 120)
    await expectMoved(0)
  })
  await test.step('50 pixels spring back', async () => {
    await swipe('Phone 06', -50)
    await expectMoved(0)
  })
  await test.step('more than 50 pixels move one card', async () => {
    await swipe('Phone 05', -51)
    await expectMoved(1)
    await swipe('Phone 04', -600)
    await expectMoved(2)
    await swipe('Phone 04', 60)
    await expectMoved(1)
  })
  await test.step('the last card springs back', async () => {
    while (await next.isEnabled()) await next.click()
    await expectMoved(COUNT - 4)
    await swipe('Phone 02', -120)
    await expectMoved(COUNT - 4)
  })
  await expectAddress(page, '')
  await card(carousel, 'Phone 04').getByRole('link').click()
  await expectAddress(page, '#/phones/phone-04')
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } })

  test('a swipe over 50 pixels moves one card, a shorter one springs back, and a tap opens the product', async ({
    page,
  }) => {
    await serveFile(page, 'phones.json', [{ ...phoneDetail(1), id: 'phone-07', name: 'Phone 07' }])
    const { carousel, left } = await openCarousel(page)
    const start = await left()
    const link = (name: string) => card(carousel, name).getByRole('link')
    await swipeByTouch(page, { on: link('Phone 07'), by: -70 })
    await expect.poll(left).toBe(start - 212)
    await swipeByTouch(page, { on: link('Phone 06'), by: 70 })
    await expect.poll(left).toBe(start)
    await swipeByTouch(page, { on: link('Phone 07'), by: -40 })
    await expect.poll(left).toBe(start)
    await expectAddress(page, '')
    await link('Phone 07').tap()
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
  await card(carousel, 'Phone 04').getByRole('button', { name: 'Compare' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Mobile phones' })).toBeFocused()
  await next.click()
  await card(carousel, 'Phone 06').getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(next).toBeFocused()
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
