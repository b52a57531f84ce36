import type { Page } from '@playwright/test'
import { expect, mainNavigation, test } from '#tests/e2e/support/shop.ts'
import { weigh, type Weight } from '#tests/e2e/support/monkey/weight.ts'

const ROUNDS = 7

test('pages that are left while they are drawn leak nothing', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { name: 'Hot price' })).toBeVisible()
  // Two rounds before the first measurement: memory that is kept only once is no leak.
  const weights: Weight[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await leaveHalfDrawn(page)
    weights.push(await weigh(page))
  }
  const [early, late] = [weights[2], weights.at(-1)]
  expect(late?.nodes).toBeLessThan(1.2 * (early?.nodes ?? 0))
  expect(late?.listeners).toBeLessThan(1.2 * (early?.listeners ?? 0))
})

/** Presses buttons of the banner while the carousels are drawn, then goes to a page without carousels. */
async function leaveHalfDrawn(page: Page): Promise<void> {
  await mainNavigation(page).getByRole('link', { name: 'Home' }).click()
  await page.evaluate(async () => {
    const dots = [...document.querySelectorAll<HTMLElement>('[aria-label^="Go to slide"]')]
    for (let times = 0; times < 20; times++) {
      dots[times % dots.length]?.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
}
