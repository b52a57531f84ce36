import type { Page } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { pinch, swipeByMouse, swipeByTouch } from './support/gestures.ts'
import { expect, expectStarted, test } from './support/shop.ts'

/** How long a slide stays, in milliseconds (specification, section 9). */
const STAY = 5000

test('every slide stays for five seconds, and the first follows the last', async ({ page }) => {
  const { expectSlide } = await openBanner(page)
  for (const slide of [2, 3, 1]) {
    await page.clock.runFor(STAY - 1)
    await expectSlide(slide === 1 ? 3 : slide - 1)
    await page.clock.runFor(1)
    await expectSlide(slide)
  }
})

test('every change restarts the five seconds', async ({ page }) => {
  const { banner, expectSlide } = await openBanner(page)
  const changes = [
    { by: banner.getByRole('button', { name: 'Next slide' }), slide: 2 },
    { by: banner.getByRole('button', { name: 'Previous slide' }), slide: 1 },
    { by: banner.getByRole('button', { name: 'Go to slide 3' }), slide: 3 },
  ]
  for (const { by, slide } of changes) {
    await page.clock.runFor(STAY - 1000)
    await by.click()
    await expectSlide(slide)
  }
  await page.clock.runFor(STAY - 1)
  await expectSlide(3)
  await page.clock.runFor(1)
  await expectSlide(1)
})

test('the buttons cycle past both ends', async ({ page }) => {
  const { banner, expectSlide } = await openBanner(page)
  await banner.getByRole('button', { name: 'Previous slide' }).click()
  await expectSlide(3)
  await banner.getByRole('button', { name: 'Next slide' }).click()
  await expectSlide(1)
})

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
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } })

  test('a swipe over 50 pixels turns one slide, a shorter one none', async ({ page }) => {
    const { banner, expectSlide } = await openBanner(page)
    await swipeByTouch(page, { on: banner, by: -70 })
    await expectSlide(2)
    await swipeByTouch(page, { on: banner, by: -40 })
    await swipeByTouch(page, { on: banner, by: -70 })
    await expectSlide(3)
  })

  test('two fingers magnify the page and turn no slide', async ({ page }) => {
    const { banner, expectSlide } = await openBanner(page)
    await pinch(page, banner)
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5)
    await expectSlide(1)
  })
})

test('the pause button stops the slides and starts them again', async ({ page }) => {
  const { banner, expectSlide } = await openBanner(page)
  await banner.getByRole('button', { name: 'Stop turning slides' }).click()
  await page.clock.runFor(4 * STAY)
  await expectSlide(1)
  await banner.getByRole('button', { name: 'Start turning slides' }).click()
  await page.clock.runFor(STAY)
  await expectSlide(2)
})

test('a press of the mouse does not stop the slides', async ({ page }) => {
  const { banner, expectSlide } = await openBanner(page)
  await banner.getByRole('button', { name: 'Next slide' }).click()
  await expectSlide(2)
  await page.clock.runFor(STAY)
  await expectSlide(3)
  await banner.getByText('All for you!', { exact: true }).click()
  await page.clock.runFor(STAY)
  await expectSlide(1)
})

test('the slides wait while keyboard focus is among them', async ({ page }) => {
  const { banner, expectSlide } = await openBanner(page)
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).focus()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('link', { name: 'Order now' }).first()).toBeFocused()
  await page.clock.runFor(4 * STAY)
  await expectSlide(1)
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(STAY)
  await expectSlide(2)
})

test('the slides never turn by themselves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { banner, expectSlide } = await openBanner(page)
  await page.clock.runFor(4 * STAY)
  await expectSlide(1)
  await expect(banner.getByRole('button', { name: /turning slides/ })).toHaveCount(0)
  await banner.getByRole('button', { name: 'Next slide' }).click()
  await expectSlide(2)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(banner.getByRole('button', { name: 'Stop turning slides' })).toBeVisible()
  await page.clock.runFor(STAY)
  await expectSlide(3)
})

test('the slides wait in a hidden tab', async ({ page }) => {
  const { expectSlide } = await openBanner(page)
  await page.clock.runFor(STAY - 1)
  await setVisibility(page, 'hidden')
  await page.clock.runFor(4 * STAY)
  await expectSlide(1)
  await setVisibility(page, 'visible')
  await page.clock.runFor(STAY)
  await expectSlide(2)
})

test('only the visible slide can be reached', async ({ page }) => {
  const { banner } = await openBanner(page)
  await banner.getByRole('link', { name: 'Order now' }).first().focus()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: 'Previous slide' })).toBeFocused()
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

/** In a headless browser no tab can hide another one. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
