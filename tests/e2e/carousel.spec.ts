import type { Locator } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { boxOf, card, expect, test } from './support/shop.ts'

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
  await serveFile(page, 'products.json', phoneList(COUNT))
  await page.goto('')
  const carousel = page.getByRole('region', { name: 'Brand new models' })
  const previous = carousel.getByRole('button', { name: 'Previous' })
  const next = carousel.getByRole('button', { name: 'Next' })
  const inSight = carousel.getByRole('article').and(page.locator(':not([inert] *)'))
  await expect(carousel.getByRole('article')).toHaveCount(COUNT)
  for (const [width, step] of Object.entries(STEPS)) {
    await page.setViewportSize({ width: Number(width), height: 1600 })
    await expect.poll(() => stepOf(carousel), `window of ${width}`).toBe(step)
  }
  for (const { width, whole } of WINDOWS) {
    await test.step(`${whole} cards in a window of ${width}`, async () => {
      await page.setViewportSize({ width, height: 1600 })
      await expect(inSight.nth(whole - 1)).toBeInViewport({ ratio: 1 })
      while (await previous.isEnabled()) await previous.click()
      for (let moved = 0; moved < COUNT - whole; moved++) await next.click()
      await expect(next).toBeDisabled()
      await expect(card(carousel, 'Phone 01')).toBeInViewport({ ratio: 1 })
    })
  }
  await page.setViewportSize({ width: 1280, height: 1600 })
  await expect(inSight).toHaveCount(4)
  await expect(card(carousel, 'Phone 01')).toBeInViewport({ ratio: 1 })
  await expect(next).toBeDisabled()
})

test('in wide windows, the newest model is as wide as two, and leaves with one step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1600 })
  await serveFile(page, 'products.json', phoneList(COUNT))
  await page.goto('')
  const carousel = page.getByRole('region', { name: 'Brand new models' })
  const next = carousel.getByRole('button', { name: 'Next' })
  const inSight = carousel.getByRole('article').and(page.locator(':not([inert] *)'))
  // The last of them in part, at the edge of the window.
  await expect(inSight).toHaveCount(6)
  expect((await boxOf(card(carousel, 'Phone 07'))).width).toBe(2 * 286 - 24)
  await next.click()
  await expect(next).toBeDisabled()
  await expect(inSight).toHaveCount(6)
  await expect(inSight.first()).toBeInViewport()
  await expect(card(carousel, 'Phone 01')).toBeInViewport()
})

/** From the left side of a card to that of the next one, in pixels. */
async function stepOf(carousel: Locator): Promise<number> {
  const [first, second] = await Promise.all(
    ['Phone 07', 'Phone 06'].map((name) => boxOf(card(carousel, name))),
  )
  return Math.round((second?.x ?? 0) - (first?.x ?? 0))
}

test('one or two cards fill a wide row', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(2))
  await page.goto('')
  const row = page.getByRole('region', { name: 'Brand new models' })
  await expect(row.getByRole('article')).toHaveCount(2)
  const end = async (part: Locator) => {
    const { x, width } = await boxOf(part)
    return Math.round(x + width)
  }
  expect(await end(row.getByRole('article').last())).toBe(await end(row))
})
