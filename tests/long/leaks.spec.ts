import type { Page } from '@playwright/test'
import { expect, mainNavigation, test } from '#tests/e2e/support/shop.ts'
import { weigh, type Weight } from './weight.ts'

const ROUNDS = 7

test('pages that are left while they are drawn leak nothing', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { name: 'Hot price' })).toBeVisible()
  await expectNoGrowth(page, leaveHalfDrawn)
})

test('carousels of variants that are left while they are drawn leak nothing', async ({ page }) => {
  await page.goto('#/phones/apple-iphone-16-pro-128gb-black-titanium')
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await expectNoGrowth(page, choosePromptly)
})

async function expectNoGrowth(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  // Two rounds before the first measurement: memory that stays only once is no leak.
  const weights: Weight[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await act(page)
    weights.push(await weigh(page))
  }
  const [early, late] = [weights[2], weights.at(-1)]
  expect(late?.nodes).toBeLessThan(1.2 * (early?.nodes ?? 0))
  expect(late?.listeners).toBeLessThan(1.2 * (early?.listeners ?? 0))
}

/** Presses buttons of the banner while the carousels are drawn, then goes to a page without carousels. */
async function leaveHalfDrawn(page: Page): Promise<void> {
  await mainNavigation(page).getByRole('link', { name: 'Home' }).click()
  await page.evaluate(async () => {
    const dots = [...document.querySelectorAll<HTMLElement>('[aria-label^="Go to slide"]')]
    for (let times = 0; times < 20; times++) {
      dots[times % dots.length]?.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
}

/** Chooses one colour after the other while the carousel of the one before is drawn, and waits for the last one. */
async function choosePromptly(page: Page): Promise<void> {
  const colors = page.getByRole('radiogroup', { name: 'Available colors' }).getByRole('radio')
  await colors.evaluateAll(async (radios: HTMLElement[]) => {
    for (let times = 0; times < 40; times++) {
      radios[times % radios.length]?.click()
      await new Promise((resolve) => setTimeout(resolve, 10 * (times % 8)))
    }
    radios[0]?.click()
  })
  await expect(colors.first()).toBeChecked()
  const cards = page.getByRole('region', { name: 'You may also like' }).locator('article')
  await expect(cards).toHaveCount(30)
}
