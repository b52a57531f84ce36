import { phoneList, serveFile } from './support/catalogue.ts'
import { card, expect, expectAddress, mainNavigation, test } from './support/shop.ts'

test('a cold link opens the list with its order, its page size and its page', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(20).reverse())
  await page.goto('#/phones?sort=price&perPage=8&page=2')
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('article').first()).toContainText('Phone 09')
  await expect(page.getByLabel('Sort by')).toHaveValue('price')
  await expect(page.getByLabel('Items on page')).toHaveValue('8')
  const pagination = page.getByRole('navigation', { name: 'Pagination' })
  await expect(pagination.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAddress(page, '#/phones?sort=price&perPage=8&page=2')
})

/** Links that are not canonical, with their canonical addresses. */
const MENDED = [
  ['#/phones?perPage=5&sort=price', '#/phones?sort=price'],
  ['#/phones?page=-1&perPage=8', '#/phones?perPage=8'],
  ['#/phones?page=1.5', '#/phones'],
  ['#/phones?sort=constructor&perPage=4', '#/phones?perPage=4'],
  ['#/phones?sort=price&sort=name', '#/phones'],
  ['#/phones?sort=%7B%22a%22%3A1%7D', '#/phones'],
  ['#/phones?sort=all&perPage=all&page=1', '#/phones'],
  ['#/phones?perPage=%228%22', '#/phones'],
  ['#/phones?sort=year&price=700-300', '#/phones?price=300-700&sort=year'],
  ['#/phones?sort=%E0%A4%A&perPage=8', '#/phones?perPage=8'],
  ['#/phones?query=<script>&sort=year', '#/phones?sort=year'],
  ['#phones', '#/phones'],
] as const

/** The shop reads an address in the same way at its start and later, so a few links are enough. */
for (const [bad, canonical] of MENDED.slice(-3)) {
  test(`a cold link to ${bad} becomes ${canonical}`, async ({ page }) => {
    await page.goto(bad)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones page')
    await expectAddress(page, canonical)
  })
}

test('an address typed while the shop is open becomes canonical too', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(20))
  await page.goto('#/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
  for (const [bad, canonical] of MENDED) {
    await page.evaluate((hash) => (window.location.hash = hash), bad)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones page')
    await expectAddress(page, canonical)
    await page.evaluate(() => (window.location.hash = '#/cart'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
  }
})

test('a query that a newsletter added before the # does not change the list', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(20))
  await page.goto('?utm_source=x#/phones?sort=price&perPage=8&page=2')
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(card(page, 'Phone 09')).toBeVisible()
  await expectAddress(page, '#/phones?sort=price&perPage=8&page=2')
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(card(page, 'Phone 17')).toBeVisible()
  expect(new URL(page.url()).search).toBe('?utm_source=x')
})

/** Paths that the browser itself may rewrite; app/not-found.test.tsx has the others. */
const NOT_FOUND = ['#/%E0%A4%A', '#/phones/100%-cotton', '#//evil.example/phones'] as const

for (const address of NOT_FOUND) {
  test(`a cold link to ${address} shows 'Page not found'`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablets page')
  })
}

test('links have the documented form', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(20))
  await page.goto('#/phones?sort=price&perPage=8')
  const href = async (name: string) =>
    new URL(
      (await page.getByRole('link', { name, exact: true }).first().getAttribute('href')) ?? '',
      page.url(),
    )
  await expect(page.getByRole('article')).toHaveCount(8)
  expect((await href('Page 2')).hash).toBe('#/phones?sort=price&perPage=8&page=2')
  expect((await href('Page 1')).hash).toBe('#/phones?sort=price&perPage=8')
  expect((await href('Tablets')).hash).toBe('#/tablets')
  expect((await href('Phone 01')).hash).toBe('#/phones/phone-01')
  expect((await href('Page 2')).pathname).toBe('/')
})
