import type { Locator, Page } from '@playwright/test'
import { holdFile, PHONE, phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { boxOf, card, expect, expectAddress, test } from './support/shop.ts'
import { keepChoices } from './support/keep-choices.ts'

const LIST = '#/phones'
const PRODUCT = `#/phones/${PHONE.itemId}`

test('the second press of a double click opens no card of the pending page', async ({ page }) => {
  const details = await holdFile(page, 'phones.json')
  await openList(page)
  const point = await middleOf(linkOf(page))
  await page.mouse.click(point.x, point.y)
  const liked = page.getByRole('region', { name: 'You may also like' })
  const other = liked.getByRole('article').first().getByRole('link')
  await other.scrollIntoViewIfNeeded()
  await clickSecond(page, other)
  await expectAddress(page, PRODUCT)
  await details.release([phoneDetail(4)])
  await expectProduct(page)
  await page.goBack()
  await expectAddress(page, LIST)
})

test('in the cart, a double click or Enter held down acts once', async ({ page }) => {
  await openCart(page)
  await test.step('a double click on Remove removes one line, and the next click another', async () => {
    const point = await middleOf(page.getByRole('button', { name: 'Remove Phone 01' }))
    await page.mouse.dblclick(point.x, point.y)
    await expect(linesOf(page)).toHaveCount(4)
    await page.mouse.click(point.x, point.y)
    await expect(linesOf(page)).toHaveCount(3)
  })
  await test.step('Enter held down on Remove removes one line', async () => {
    await page.getByRole('button', { name: 'Remove Phone 03' }).focus()
    await holdDown(page)
    await expect(linesOf(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Remove Phone 04' })).toBeFocused()
  })
  await test.step('Enter held down on Checkout leaves the dialog open', async () => {
    await page.getByRole('button', { name: 'Checkout' }).focus()
    await holdDown(page)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

/** A list whose first product has a page. */
async function openList(page: Page): Promise<void> {
  await serveFile(page, 'products.json', [PHONE, ...phoneList(8)])
  await page.goto(LIST)
  await expect(card(page, PHONE.name)).toBeVisible()
}

async function openCart(page: Page): Promise<void> {
  const phones = phoneList(5)
  await serveFile(page, 'products.json', phones)
  await keepChoices(page, { cartProducts: phones })
  await page.goto('#/cart')
  await expect(linesOf(page)).toHaveCount(phones.length)
}

function linkOf(page: Page): Locator {
  return card(page, PHONE.name).getByRole('link')
}

function linesOf(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem')
}

async function expectProduct(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  await expectAddress(page, PRODUCT)
}

/** Playwright reports a repeated `down` of the same key as a held key. */
async function holdDown(page: Page): Promise<void> {
  for (let times = 1; times <= 6; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

/** The second press of a double click, no matter where the first one was. */
async function clickSecond(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target)
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

async function middleOf(shown: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(shown)
  return { x: x + width / 2, y: y + height / 2 }
}
