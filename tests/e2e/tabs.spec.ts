import type { Page } from '@playwright/test'
import { phoneList } from './support/catalogue.ts'
import { card, cartLink, expect, favouritesLink, test } from './support/shop.ts'

test.beforeEach(async ({ context }) => {
  await context.route('**/api/products.json', (route) => route.fulfill({ json: phoneList(6) }))
})

test('two tabs that act in the same moment lose no addition', async ({ page, context }) => {
  const ROUNDS = 4
  await context.route('**/api/products.json', (route) =>
    route.fulfill({ json: phoneList(2 * ROUNDS) }),
  )
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

test('what one tab adds and removes while the other is busy stays removed', async ({
  page,
  context,
}) => {
  const busy = await context.newPage()
  for (const tab of [page, busy]) {
    await tab.goto('#/phones')
    await expect(card(tab, 'Phone 01')).toBeVisible()
  }
  await favour(busy, 'Phone 01')
  await expect(favouritesLink(page)).toHaveText('Favourites 1')
  // Queued clicks are handled before the storage events.
  const released = busy
    .getByRole('article')
    .nth(1)
    .evaluate((article) => {
      const end = Date.now() + 1500
      while (Date.now() < end);
      article.querySelectorAll('button').forEach((button) => {
        if (button.getAttribute('aria-label')?.includes('favourites')) button.click()
      })
    })
  await favour(page, 'Phone 03')
  await card(page, 'Phone 03').getByRole('button', { name: 'Remove from favourites' }).click()
  await released
  // Events arrive in order, so with this one all earlier changes have arrived.
  await favour(page, 'Phone 04')
  for (const tab of [page, busy]) {
    for (const [name, label] of [
      ['Phone 04', 'Remove from favourites'],
      ['Phone 02', 'Remove from favourites'],
      ['Phone 03', 'Add to favourites'],
    ] as const) {
      await expect(card(tab, name).getByRole('button', { name: label })).toBeVisible()
    }
    await expect(favouritesLink(tab)).toHaveText('Favourites 3')
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

async function favour(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Add to favourites' }).click()
}
