import type { Page } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { swipeByMouse } from './support/gestures.ts'
import { expect, expectStarted, test } from './support/shop.ts'

/** How long a slide stays, in milliseconds (specification, section 9). */
const STAY = 5000

test('keyboard focus and reduced motion stop the slides, the mouse does not', async ({ page }) => {
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

  await swipeByMouse(page, { on: banner, by: 60 })
  await expectSlide(2)
  await page.clock.runFor(STAY)
  await expectSlide(3)
})

test('slides are equally high, even if text at 200 % makes one taller', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('')
  await expect(page.getByRole('article').first()).toBeVisible()
  const heights = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const slides = document.querySelectorAll('section[aria-label=Banner] li')
    return [...slides].map((slide) => slide.firstElementChild?.clientHeight)
  })
  expect(heights).toHaveLength(3)
  expect(new Set(heights).size).toBe(1)
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
