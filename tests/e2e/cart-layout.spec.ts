import type { Locator, Page } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { expect, extentOf, keepChoices, test } from './support/shop.ts'

const PRODUCTS = phoneList(9)

test('total and checkout stay visible, and cover neither focus nor Undo', async ({ page }) => {
  await openCart(page)
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 375, height: 812 },
    { width: 1024, height: 700 },
  ]) {
    await test.step(`in a window of ${viewport.width} by ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      await page.evaluate(() => window.scrollTo(0, 0))
      const last = removals(page).last()
      await expect(last).not.toBeInViewport()
      await expect(checkout(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('Total for 9 items')).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const end = await extentOf(page.getByText('Total for 9 items'))
      expect(end.top).toBeGreaterThan((await extentOf(last)).bottom)
      expect(end.bottom).toBeLessThan((await extentOf(page.getByRole('contentinfo'))).top)

      for (const control of await removals(page).all()) {
        await control.focus()
        await expectAboveCheckout(control)
      }
      await removals(page).first().click()
      const undo = page.getByRole('button', { name: 'Undo' })
      await expectAboveCheckout(undo)
      await undo.click()
      await expect(removals(page)).toHaveCount(PRODUCTS.length)
    })
  }
})

test('in a low window the checkout is below the lines, in a wide one beside', async ({ page }) => {
  await openCart(page)
  const first = await extentOf(page.getByRole('main').getByRole('listitem').first())
  expect((await extentOf(checkout(page))).top).toBeGreaterThan(first.top)
  await removals(page).last().focus()
  await expect(checkout(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 375, height: 400 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(checkout(page)).not.toBeInViewport()
})

async function openCart(page: Page): Promise<void> {
  await serveFile(page, 'products.json', PRODUCTS)
  await keepChoices(page, { cartProducts: PRODUCTS })
  await page.goto('#/cart')
  await expect(removals(page)).toHaveCount(PRODUCTS.length)
}

/** Polls, because toasts move into the window, and focus scrolls. */
async function expectAboveCheckout(control: Locator): Promise<void> {
  const { top } = await extentOf(checkout(control.page()))
  await expect.poll(async () => (await extentOf(control)).bottom).toBeLessThan(top)
}

function removals(page: Page): Locator {
  return page.getByRole('button', { name: /^Remove / })
}

function checkout(page: Page): Locator {
  return page.getByRole('button', { name: 'Checkout' })
}
