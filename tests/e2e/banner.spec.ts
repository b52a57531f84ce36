import type { Page } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { pinch, swipeByMouse, swipeByTouch } from './support/gestures.ts'
import { expect, expectStarted, test } from './support/shop.ts'

/** How long a slide stays, in milliseconds (specification, section 9). */
const STAY = 5000

test('a swipe over 50 pixels turns one slide and follows no link', async ({ page }) => {
  const { banner, expectSlide } = await openBanner(page)
  const link = (slide: number) => banner.getByRole('link', { name: 'Order now' }).nth(slide - 1)
  await swipeByMouse(page, { on: link(1), by: -51 })
  await expectSlide(2)
  await swipeByMouse(page, { on: banner, by: 51 })
  await expectSlide(1)
  await swipeByMouse(page, { on: banner, by: -50 })
  await swipeByMouse(page, { on: banner, by: 51 })
  await expectSlide(3)
  await expect(page.getByRole('heading', { name: 'Welcome to the store!' })).toBeVisible()
  // The focus that the mouse leaves in the banner does not stop the slides.
  await page.clock.runFor(STAY)
  await expectSlide(1)
})

test('by keyboard only the visible slide can be reached; focus and reduced motion stop the slides', async ({
  page,
}) => {
  const { banner, expectSlide } = await openBanner(page)
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).focus()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('link', { name: 'Order now' }).first()).toBeFocused()
  await page.clock.runFor(4 * STAY)
  await expectSlide(1)
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: 'Previous slide' })).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).focus()
  await page.clock.runFor(STAY)
  await expectSlide(2)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(banner.getByRole('button', { name: /turning slides/ })).toHaveCount(0)
  await page.clock.runFor(4 * STAY)
  await expectSlide(2)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(banner.getByRole('button', { name: 'Stop turning slides' })).toBeVisible()
  await page.clock.runFor(STAY)
  await expectSlide(3)
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } })

  test('a swipe over 50 pixels turns one slide, a shorter one none, and two fingers magnify the page', async ({
    page,
  }) => {
    const { banner, expectSlide } = await openBanner(page)
    await swipeByTouch(page, { on: banner, by: -70 })
    await expectSlide(2)
    await swipeByTouch(page, { on: banner, by: -40 })
    await swipeByTouch(page, { on: banner, by: -70 })
    await expectSlide(3)
    await pinch(page, banner)
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5)
    await expectSlide(3)
  })
})

/** The home page with a stopped clock. */
async function openBanner(page: Page) {
  await serveFile(page, 'products.json', phoneList(1))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('')
  await expectStarted(page)
  const banner = page.getByRole('region', { name: 'Banner' })
  const expectSlide = async (number: number) => {
    await expect(banner.getByRole('button', { name: `Go to slide ${number}` })).toHaveAttribute(
      'aria-current',
      'true',
    )
  }
  await expectSlide(1)
  return { banner, expectSlide }
}
