import { phoneList, serveFile } from './support/catalogue.ts'
import { card, expect, expectAddress, mainNavigation, test } from './support/shop.ts'

/** Links that the browser itself may change, or that hold markup; app/addresses.test.tsx has the others. */
const LINKS = [
  ['#/phones?sort=%E0%A4%A&perPage=8', 'Phones page', '#/phones?perPage=8'],
  ['#/phones?query=<script>&sort=year', 'Phones page', '#/phones?sort=year'],
  ['#phones', 'Phones page', '#/phones'],
  ['#/%E0%A4%A', 'Page not found'],
  ['#/phones/100%-cotton', 'Page not found'],
  ['#//evil.example/phones', 'Page not found'],
] as const

test('broken links are corrected or not found, opened or typed', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(20))
  const title = page.getByRole('heading', { level: 1 })
  for (const [index, [link, heading, canonical]] of LINKS.entries()) {
    const isTyped = index % 2 === 1
    await test.step(`${isTyped ? 'typed' : 'opened'}: ${link}`, async () => {
      if (isTyped) await page.evaluate((hash) => (window.location.hash = hash), link)
      else await page.goto(`?${index}${link}`)
      await expect(title).toHaveText(heading)
      if (canonical !== undefined) await expectAddress(page, canonical)
      await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
      await expect(title).toHaveText('Tablets page')
    })
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
