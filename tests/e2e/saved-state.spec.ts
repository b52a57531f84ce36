import type { Page } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { card, cartLink, expect, favouritesLink, test } from './support/shop.ts'

const [PHONE_1, PHONE_2] = phoneList(2)

const NOTICE = /does not let the shop keep/

/** Texts in the browser's storage, by their keys. */
type SavedState = Readonly<Record<string, string>>

/** What a visitor's browser may have stored, and what the shop reads from it: pieces in the cart, and favourites. */
const DAMAGED: readonly {
  readonly what: string
  readonly state: SavedState
  readonly pieces: number
  readonly favourites: number
  readonly rejected: readonly string[]
}[] = [
  {
    what: 'text that is not JSON',
    state: {
      cartProducts: '[{"id":',
      favorites: 'undefined',
      totalBill: '',
    },
    pieces: 0,
    favourites: 0,
    rejected: ['cartProducts', 'favorites', 'totalBill'],
  },
  {
    what: 'invalid entries among valid ones',
    state: {
      cartProducts: JSON.stringify([PHONE_1, null, { id: 'x' }, PHONE_2]),
      favorites: JSON.stringify([7, PHONE_1]),
    },
    pieces: 2,
    favourites: 1,
    rejected: ['cartProducts', 'favorites'],
  },
]

test.beforeEach(({ page }) => serveFile(page, 'products.json', phoneList(3)))

for (const { what, pieces, favourites, rejected, state } of DAMAGED) {
  test(`the shop works when the browser has stored ${what}`, async ({ page }) => {
    await keep(page, state)
    await page.goto('#/cart')
    await expect(cartLink(page)).toHaveText(pieces > 0 ? `Cart ${pieces}` : 'Cart')
    await expect(favouritesLink(page)).toHaveText(
      favourites > 0 ? `Favourites ${favourites}` : 'Favourites',
    )
    await expect(
      page.getByText(pieces > 0 ? `Total for ${pieces} items` : 'Your cart is empty'),
    ).toBeVisible()
    const originals = Object.fromEntries(
      Object.entries(state).filter(([key]) => rejected.includes(key)),
    )
    expect(await keptOriginals(page)).toEqual(originals)

    await page.goto('#/phones')
    await card(page, 'Phone 03').getByRole('button', { name: 'Add to cart' }).click()
    await card(page, 'Phone 03').getByRole('button', { name: 'Add to favourites' }).click()
    await expect(cartLink(page)).toHaveText(`Cart ${pieces + 1}`)
    await page.reload()
    await expect(cartLink(page)).toHaveText(`Cart ${pieces + 1}`)
    await expect(favouritesLink(page)).toHaveText(`Favourites ${favourites + 1}`)
    expect(await keptOriginals(page)).toEqual(originals)
  })
}

/** The ways in which browsers refuse to store something. */
const REFUSALS = [
  {
    how: 'has no storage for the shop',
    refuse: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    },
  },
  {
    how: 'has no room left',
    refuse: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  },
] as const

for (const { how, refuse } of REFUSALS) {
  test(`the shop works when the browser ${how}, and says once that nothing is kept`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    await page.goto('#/phones')
    await card(page, 'Phone 01').getByRole('button', { name: 'Add to cart' }).click()
    await card(page, 'Phone 02').getByRole('button', { name: 'Add to cart' }).click()
    await card(page, 'Phone 02').getByRole('button', { name: 'Add to favourites' }).click()
    await expect(cartLink(page)).toHaveText('Cart 2')
    await expect(favouritesLink(page)).toHaveText('Favourites 1')
    const notice = page.getByRole('status').filter({ hasText: NOTICE })
    await expect(notice).toHaveCount(1)
    await notice.getByRole('button', { name: 'Close message' }).click()
    await expect(notice).toHaveCount(0)

    await cartLink(page).click()
    await page.getByRole('button', { name: 'Increase quantity' }).first().click()
    await expect(page.getByText('Total for 3 items')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Phone 02' }).click()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
}

/** Puts texts into storage before the shop is opened for the first time. */
async function keep(page: Page, state: SavedState): Promise<void> {
  await page.addInitScript((entries) => {
    if (window.sessionStorage.getItem('kept')) return
    window.sessionStorage.setItem('kept', 'yes')
    for (const [key, text] of entries) window.localStorage.setItem(key, text)
  }, Object.entries(state))
}

/** The texts that the shop could not read but kept, by their original keys. */
async function keptOriginals(page: Page): Promise<Record<string, string>> {
  const { origins } = await page.context().storageState()
  const entries = origins.flatMap(({ localStorage }) => localStorage)
  return Object.fromEntries(
    entries
      .filter(({ name }) => name.endsWith('.rejected'))
      .map(({ name, value }) => [name.replace('.rejected', ''), value]),
  )
}
