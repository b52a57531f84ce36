import type { Locator } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import {
  card,
  expect,
  expectAddress,
  expectScrollTop,
  scrollToMiddle,
  test,
} from './support/shop.ts'

const LIST = '#/phones?sort=name&perPage=16'

test('Back restores a list whose address was typed while the shop was open', async ({ page }) => {
  await page.goto('#/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
  await page.evaluate((address) => (window.location.hash = address), LIST)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const chosen = page.getByRole('article').nth(12).getByRole('link')
  const top = await scrollToMiddle(page, chosen)
  expect(top).toBeGreaterThan(500)
  await chosen.click()
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  await expectScrollTop(page, 0)
  await page.goBack()
  await expectAddress(page, LIST)
  await expectScrollTop(page, top)
})

test('a reload keeps a list and its position, a product and its own', async ({ page }) => {
  await page.goto(LIST)
  const chosen = page.getByRole('article').nth(12).getByRole('link')
  const top = await scrollToMiddle(page, chosen)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(16)
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await expectScrollTop(page, top)

  await chosen.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const related = page.getByRole('region', { name: 'You may also like' })
  const relatedTop = await scrollToMiddle(page, related)
  expect(relatedTop).toBeGreaterThan(500)
  await page.reload()
  await expect(related).toBeVisible()
  await expectScrollTop(page, relatedTop)

  await page.goBack()
  await expect(chosen).toBeFocused()
  await expectScrollTop(page, top)
  await page.goForward()
  await expect(related).toBeVisible()
  await expectScrollTop(page, relatedTop)
})

test('a chosen variant keeps position, focus, and where the Back control leads', async ({
  page,
}) => {
  await page.goto('#/phones?sort=year&perPage=16')
  const opened = page.getByRole('article').nth(9).getByRole('link')
  const name = (await opened.textContent()) ?? ''
  const top = await scrollToMiddle(page, opened)
  expect(top).toBeGreaterThan(300)
  await opened.click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(name)
  const capacities = page.getByRole('radiogroup', { name: 'Select capacity' })
  await capacities.getByRole('radio', { checked: true }).focus()
  const purchase = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  const purchaseTop = await scrollToMiddle(page, purchase)
  expect(purchaseTop).toBeGreaterThan(50)
  await page.keyboard.press('ArrowDown')
  await expect(title).not.toHaveText(name)
  await expect(capacities.getByRole('radio', { checked: true })).toBeFocused()
  await expectScrollTop(page, purchaseTop)

  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expectAddress(page, '#/phones?sort=year&perPage=16')
  await expect(page.getByRole('article')).toHaveCount(16)
  await expectScrollTop(page, top)
  await expect(opened).toBeFocused()
})

test('Back returns to a card that ‘Show more’ has shown', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(350))
  await page.goto('#/phones')
  await page.getByRole('button', { name: 'Show 50 more' }).click()
  const chosen = card(page, 'Phone 340').getByRole('link')
  const top = await scrollToMiddle(page, chosen)
  await chosen.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(chosen).toBeFocused()
  await expectScrollTop(page, top)
})

test('a press is painted before the next page is drawn', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  /** What the page shows a frame after a control has been changed. */
  const painted = (control: Locator, value = '') =>
    control.evaluate(async (element: HTMLElement, value) => {
      if (element instanceof HTMLSelectElement) {
        element.value = value
        element.dispatchEvent(new Event('change', { bubbles: true }))
      } else element.click()
      await new Promise(requestAnimationFrame)
      const shown = (selector: string) => document.querySelector(selector)?.textContent
      return { address: location.hash, title: shown('h1'), card: shown('article') }
    }, value)

  await page.goto('#/phones')
  const tablets = page.getByRole('link', { name: 'Tablets', exact: true }).first()
  await tablets.hover()
  await page.waitForLoadState('networkidle')
  const pressed = await painted(tablets)
  expect(pressed).toMatchObject({ address: '#/tablets', title: 'Phones page' })
  await expect(title).toHaveText('Tablets page')

  const firstCard = page.getByRole('article').first()
  const before = await firstCard.textContent()
  const sort = page.getByLabel('Sort by')
  expect(await painted(sort, 'price')).toMatchObject({ card: before })
  await expect(sort).toHaveValue('price')
  await expect(firstCard).not.toHaveText(before ?? '')

  await page.goto('#/phones/apple-iphone-16-pro-128gb-black-titanium')
  const other = page.getByRole('radiogroup', { name: 'Select capacity' }).getByLabel('256GB')
  await expect(other).not.toBeChecked()
  const name = await title.textContent()
  expect(await painted(other)).toMatchObject({ title: name })
  await expect(title).not.toHaveText(name ?? '')
  await expect(other).toBeChecked()
})
