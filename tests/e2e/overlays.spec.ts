import type { Page } from '@playwright/test'
import {
  expect,
  expectAddress,
  expectScrollTop,
  expectStarted,
  scrollToMiddle,
  test,
} from './support/shop.ts'
import { PHONE as KEPT } from './support/catalogue.ts'
import { keepChoices } from './support/states.ts'

const PHONE = '#/phones/apple-iphone-16-pro-128gb-black-titanium'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses the browser's button: with a step to the same address, there is no load to wait for. */
const pressBack = (page: Page) => page.evaluate(() => window.history.back())
const pressForward = (page: Page) => page.evaluate(() => window.history.forward())

/** Waits until nothing of an overlay is left in the history. */
const expectPageEntry = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state)), { message: 'entry' })
    .not.toContain('"overlay"')

const OVERLAYS = [
  {
    name: 'full size',
    address: PHONE,
    opener: 'Show image full size',
    overlay: (page: Page) => page.getByRole('dialog'),
    closer: 'Close',
  },
  {
    name: 'share',
    address: '#/cart',
    opener: 'Share',
    overlay: (page: Page) => page.getByRole('dialog'),
    closer: 'Close',
  },
  {
    name: 'checkout',
    address: '#/cart',
    opener: 'Checkout',
    overlay: (page: Page) => page.getByRole('dialog'),
    closer: 'Continue shopping',
  },
  {
    name: 'menu',
    address: '#/cart',
    opener: 'Open menu',
    overlay: (page: Page) => page.getByRole('switch', { name: 'Dark theme' }),
    closer: 'Close menu',
  },
  {
    name: 'search',
    address: '#/cart',
    opener: 'Search',
    overlay: (page: Page) => page.getByRole('combobox', { name: 'Search' }),
    closer: 'Close search',
  },
  {
    name: 'filters',
    address: '#/phones?perPage=4',
    opener: 'Filters',
    overlay: (page: Page) => page.getByRole('dialog'),
    closer: 'Close',
  },
]

test.use({ viewport: { width: 375, height: 667 } })

for (const { name, address, opener, overlay, closer } of OVERLAYS) {
  test(`Back closes ${name} and stays on the page; nothing of it is left in the history`, async ({
    page,
  }) => {
    await keepChoices(page, { cartProducts: [KEPT] })
    await page.goto('#/favourites')
    await expectStarted(page)
    await page.evaluate((hash) => (window.location.hash = hash), address)
    const button = page.getByRole('button', { name: opener, exact: true }).first()
    await button.click()
    const opened = overlay(page)
    await expect(opened).toBeVisible()
    const title = await page.title()

    await pressBack(page)
    await expect(opened).toBeHidden()
    await expect(button).toBeFocused()
    await expectAddress(page, address)
    await expect(page).toHaveTitle(title)

    await pressForward(page)
    await expectPageEntry(page)
    await expect(opened).toBeHidden()

    await button.click()
    await expect(opened).toBeVisible()
    await page.getByRole('button', { name: closer, exact: true }).click()
    await expect(opened).toBeHidden()
    await pressBack(page)
    await expectAddress(page, '#/favourites')
    await expect(heading(page)).toHaveText('Favourites')
  })
}
