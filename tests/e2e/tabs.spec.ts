import type { Page } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { card, cartLink, expect, favouritesLink, test } from './support/shop.ts'

test('two tabs that act in the same moment lose no addition', async ({ page, context }) => {
  const ROUNDS = 4
  await serveFile(context, 'products.json', phoneList(2 * ROUNDS))
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('#/phones')
    await expect(card(tab, 'Phone 01')).toBeVisible()
  }
  for (let round = 0; round < ROUNDS; round++) {
    // Late enough for both tabs to receive it.
    const moment = Date.now() + 100
    await Promise.all([clickAt(page, 2 * round, moment), clickAt(other, 2 * round + 1, moment)])
    for (const tab of [page, other]) {
      await expect(cartLink(tab)).toHaveText(`Cart ${2 * round + 2}`)
      await expect(favouritesLink(tab)).toHaveText(`Favourites ${2 * round + 2}`)
    }
  }
})

/** Presses both buttons of a card at a given time, in milliseconds of the clock. */
async function clickAt(page: Page, index: number, moment: number): Promise<void> {
  await page
    .getByRole('article')
    .nth(index)
    .evaluate((article, at) => {
      while (Date.now() < at);
      article.querySelectorAll('button').forEach((button) => button.click())
    }, moment)
}
