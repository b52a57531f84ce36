import { phoneList, serveFile } from './support/catalogue.ts'
import { card, expect, expectAddress, mainNavigation, test } from './support/shop.ts'

/**
 * Links that the browser itself may change, or that hold markup, with their canonical addresses;
 * app/search-params.test.tsx has the others.
 */
const CORRECTED = [
  ['#/phones?sort=%E0%A4%A&perPage=8', '#/phones?perPage=8'],
  ['#/phones?query=<script>&sort=year', '#/phones?sort=year'],
  ['#phones', '#/phones'],
] as const

test('links that are not canonical become so, when opened and when typed while the shop is open', async ({
  page,
}) => {
  await serveFile(page, 'products.json', phoneList(20))
  for (const how of ['opened', 'typed']) {
    for (const [bad, canonical] of CORRECTED) {
      await test.step(`${how}: ${bad}`, async () => {
        if (how === 'opened') await page.goto(`?${canonical.length}${bad}`)
        else await page.evaluate((hash) => (window.location.hash = hash), bad)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones page')
        await expectAddress(page, canonical)
        await page.evaluate(() => (window.location.hash = '#/cart'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
      })
    }
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

test("cold links to unknown paths show 'Page not found'", async ({ page }) => {
  for (const address of NOT_FOUND) {
    await test.step(address, async () => {
      await page.goto(`?${NOT_FOUND.indexOf(address)}${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    })
  }
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablets page')
})

test('the shop works in a folder of a host as in its root', async ({ page }) => {
  await page.route('**/some/folder/**', async (route) => {
    const url = route.request().url().replace('/some/folder', '')
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto('some/folder/#/phones?perPage=4')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  const picture = page.getByRole('region', { name: 'Product images' }).getByRole('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(new URL(page.url()).pathname).toBe('/some/folder/')
})
