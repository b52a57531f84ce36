import type { Page } from '@playwright/test'
import { PHONE } from './support/catalogue.ts'
import {
  boxOf,
  clickInPlace,
  expect,
  OFTEN,
  expectAddress,
  expectScrollTop,
  expectStarted,
  keepChoices,
  mainNavigation,
  scrollToMiddle,
  test,
} from './support/shop.ts'

const PRODUCT = '#/phones/apple-iphone-16-pro-128gb-black-titanium'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialogOf = (page: Page) => page.getByRole('dialog')
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Like the browser's buttons. Playwright's own steps wait for a load, which a step within a page does not have. */
const back = (page: Page) => page.evaluate(() => window.history.back())
const forward = (page: Page) => page.evaluate(() => window.history.forward())

/** Waits until the current history entry is that of an open overlay, or of a page. */
async function expectEntryOf(page: Page, kind: 'overlay' | 'page'): Promise<void> {
  const isOverlay = () => page.evaluate(() => JSON.stringify(history.state).includes('"overlay":'))
  await expect
    .poll(isOverlay, { ...OFTEN, message: 'entry of an overlay' })
    .toBe(kind === 'overlay')
}

test.use({ viewport: { width: 375, height: 667 } })

test('Back closes overlays and stays on the page; none leaves a dead step', async ({ page }) => {
  const menu = mainNavigation(page)
  const field = page.getByRole('combobox', { name: 'Search' })
  await keepChoices(page, { cartProducts: [PHONE] })
  await page.goto('#/favourites')
  await expectStarted(page)
  await page.evaluate(() => (window.location.hash = '#/cart'))
  await expect(page).toHaveTitle(/^Cart/)
  for (const [opener, overlay, closer] of [
    ['Checkout', dialogOf(page), 'Continue shopping'],
    ['Open menu', menu, 'Close menu'],
    ['Search', field, 'Close search'],
  ] as const) {
    await test.step(opener, async () => {
      const button = buttonOf(page, opener)
      await button.click()
      await expect(overlay).toBeVisible()
      await expectEntryOf(page, 'overlay')
      await back(page)
      await expect(overlay).toBeHidden()
      await expect(button).toBeFocused()
      await expectAddress(page, '#/cart')
      await expect(page).toHaveTitle(/^Cart/)
      // Forward opens nothing, and leaves no step that does nothing.
      await page.evaluate(async () => {
        if (navigation.canGoForward) await navigation.forward().committed
      })
      await expectEntryOf(page, 'page')
      await expect(overlay).toBeHidden()

      await button.click()
      await expectEntryOf(page, 'overlay')
      await buttonOf(page, closer).click()
      await expect(overlay).toBeHidden()
      await expectEntryOf(page, 'page')
    })
  }
  await back(page)
  await expectAddress(page, '#/favourites')
  await expect(heading(page)).toHaveText('Favourites')
})

test('the full size leaves the way back to the list as it was, even reloaded', async ({ page }) => {
  await page.goto('#/phones?perPage=4')
  await page.getByRole('article').first().getByRole('link').click()
  const opener = buttonOf(page, 'Show image full size')
  const top = await scrollToMiddle(page, opener)
  const address = new URL(page.url()).hash
  await opener.click()
  await expectEntryOf(page, 'overlay')
  await back(page)
  await expect(dialogOf(page)).toBeHidden()
  await expectAddress(page, address)
  await expectScrollTop(page, top)

  await opener.click()
  await expectEntryOf(page, 'overlay')
  await page.reload()
  await expectEntryOf(page, 'page')
  await expect(dialogOf(page)).toBeHidden()

  await opener.click()
  await expectEntryOf(page, 'overlay')
  await buttonOf(page, 'Close').click()
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expectAddress(page, '#/phones?perPage=4')
  // A jump over the page into what was the entry of its dialog shows the page.
  await page.evaluate(() => window.history.go(2))
  await expectAddress(page, address)
  await expect(opener).toBeVisible()
  await expectEntryOf(page, 'page')
  await back(page)
  await expectAddress(page, '#/phones?perPage=4')
})

test('Back closes the filters and keeps what was chosen there: one step each', async ({ page }) => {
  await page.goto('#/phones?perPage=4')
  const opener = buttonOf(page, 'Filters')
  await opener.click()
  const dialog = dialogOf(page)
  // It rises.
  await expect
    .poll(() => boxOf(dialog), OFTEN)
    .toMatchObject({ x: 0, y: 0, width: 375, height: 667 })
  await dialog.getByRole('checkbox', { name: /^Google \(/ }).check({ force: true })
  await expectAddress(page, '#/phones?brand=google&perPage=4')
  const highest = dialog.getByRole('spinbutton', { name: 'Highest price' })
  await highest.fill('950')
  await highest.press('Enter')
  const last = '#/phones?brand=google&price=-950&perPage=4'
  await expectAddress(page, last)
  await expectEntryOf(page, 'overlay')
  await back(page)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expectAddress(page, last)
  await back(page)
  await expectAddress(page, '#/phones?brand=google&perPage=4')
  await back(page)
  await expectAddress(page, '#/phones?perPage=4')
  await page.evaluate(() => window.history.go(2))
  await expectAddress(page, last)
  await expect(dialog).toBeHidden()
})

test('a page opened from menu or search takes its step in the history', async ({ page }) => {
  await page.goto('#/phones?perPage=16')
  const top = await scrollToMiddle(page, page.getByRole('article').nth(10))
  const burger = buttonOf(page, 'Open menu')
  await clickInPlace(page, burger)
  await expectEntryOf(page, 'overlay')
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect(heading(page)).toHaveText('Tablets page')
  await buttonOf(page, 'Search').click()
  await expectEntryOf(page, 'overlay')
  await page.getByRole('combobox', { name: 'Search' }).fill('apple')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('“apple”')

  await back(page)
  await expect(heading(page)).toHaveText('Tablets page')
  await back(page)
  await expect(heading(page)).toHaveText('Phones page')
  await expectScrollTop(page, top)
  await expect(burger).toBeVisible()
  await forward(page)
  await expect(heading(page)).toHaveText('Tablets page')
  await expect(burger).toBeVisible()
  await expectEntryOf(page, 'page')
})

test('a link that is followed while a dialog closes opens its page', async ({ page }) => {
  await page.goto('#/cart')
  await page.evaluate((address) => (window.location.hash = address), PRODUCT)
  await buttonOf(page, 'Show image full size').click()
  await expectEntryOf(page, 'overlay')
  await page.evaluate(async () => {
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
    const stepBack = window.history.back.bind(window.history)
    // The link is followed while the step out of the dialog's entry is under way.
    const stepped = new Promise<void>((resolve) => {
      window.history.back = () => {
        window.history.back = stepBack
        stepBack()
        press('header a[href="#/favourites"]')
        resolve()
      }
    })
    press('dialog [aria-label=Close]')
    await stepped
  })
  await expect(heading(page)).toHaveText('Favourites')
  await expectAddress(page, '#/favourites')
  await back(page)
  await expectAddress(page, PRODUCT)
  await expect(dialogOf(page)).toBeHidden()
})
