import type { Page } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { card, cartLink, expect, favouritesLink, test } from './support/shop.ts'

test.beforeEach(async ({ context }) => {
  await context.route('**/api/products.json', (route) => route.fulfill({ json: phoneList(6) }))
})

test('two tabs stay in step', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('#/phones')
  await other.goto('#/phones')
  await add(page, 'Phone 01')
  await expect(cartLink(other)).toHaveText('Cart 1')
  await expect(card(other, 'Phone 01').getByRole('button', { name: 'Added' })).toBeVisible()
  await add(other, 'Phone 02')
  await expect(cartLink(page)).toHaveText('Cart 2')

  await card(page, 'Phone 03').getByRole('button', { name: 'Add to favourites' }).click()
  await expect(favouritesLink(other)).toHaveText('Favourites 1')
  await card(other, 'Phone 03').getByRole('button', { name: 'Remove from favourites' }).click()
  await expect(favouritesLink(page)).toHaveText('Favourites')

  await cartLink(page).click()
  await cartLink(other).click()
  await line(page, 'Phone 01').getByRole('button', { name: 'Increase quantity' }).click()
  await expect(other.getByText('Total for 3 items')).toBeVisible()
  await expect(other.getByText('$301')).toBeVisible()
  await line(other, 'Phone 01').getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(page.getByText('Total for 2 items')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Phone 02' }).click()
  await expect(line(other, 'Phone 02')).toHaveCount(0)
  await other.getByRole('button', { name: 'Checkout' }).click()
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('a tab that gets no storage events keeps the changes of the other tab', async ({
  page,
  context,
}) => {
  const silent = await context.newPage()
  // In every browser a storage event arrives a moment after the write. Here it never arrives.
  await silent.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
  await page.goto('#/phones')
  await silent.goto('#/phones')
  await expect(card(silent, 'Phone 01')).toBeVisible()
  await add(page, 'Phone 01')
  await add(silent, 'Phone 02')
  await expect(cartLink(silent)).toHaveText('Cart 2')
  await favour(page, 'Phone 03')
  await favour(silent, 'Phone 04')
  await expect(favouritesLink(silent)).toHaveText('Favourites 2')
  await cartLink(page).click()
  await line(page, 'Phone 01').getByRole('button', { name: 'Increase quantity' }).click()
  await add(silent, 'Phone 05')
  await expect(cartLink(silent)).toHaveText('Cart 4')
  await page.reload()
  await expect(page.getByText('Total for 4 items')).toBeVisible()
  await expect(favouritesLink(page)).toHaveText('Favourites 2')
})

test('the same product added in both tabs at once is one line', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('#/phones')
  await other.goto('#/phones')
  await Promise.all([add(page, 'Phone 01'), add(other, 'Phone 01')])
  await cartLink(page).click()
  await expect(page.getByText('Total for 1 items')).toBeVisible()
  await expect(line(page, 'Phone 01')).toHaveCount(1)
})

test('two tabs that act in the same moment lose no addition', async ({ page, context }) => {
  const ROUNDS = 8
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

test('cart, quantities and favourites survive a reload', async ({ page }) => {
  await page.goto('#/phones')
  await add(page, 'Phone 01')
  await favour(page, 'Phone 02')
  await cartLink(page).click()
  const more = page.getByRole('button', { name: 'Increase quantity' })
  await more.click()
  await more.click()
  await expect(page.getByText('Total for 3 items')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Total for 3 items')).toBeVisible()
  await expect(page.getByText('$300').last()).toBeVisible()
  await favouritesLink(page).click()
  await expect(card(page, 'Phone 02')).toBeVisible()
  await expect(page.getByText('1 models')).toBeVisible()
})

test('the badges are correct from the first paint on', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(6))
  await page.goto('#/phones')
  await add(page, 'Phone 01')
  await add(page, 'Phone 02')
  await favour(page, 'Phone 03')
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      const header = document.querySelector('header')
      if (header) seen.add(header.textContent.replace(/\D/g, ''))
      document.documentElement.dataset.badges = [...seen].join()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(card(page, 'Phone 01')).toBeVisible()
  // In the header the favourites are before the cart.
  expect(await page.locator('html').getAttribute('data-badges')).toBe('12')
})

async function add(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name: /Add/ }).first().click()
}

/** Presses both buttons of a card at a given time, in milliseconds of the clock. */
async function clickAt(page: Page, place: number, moment: number): Promise<void> {
  await page
    .getByRole('article')
    .nth(place)
    .evaluate((article, at) => {
      while (Date.now() < at);
      article.querySelectorAll('button').forEach((button) => button.click())
    }, moment)
}

async function favour(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Add to favourites' }).click()
}

function line(page: Page, name: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}
