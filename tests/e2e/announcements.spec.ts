import type { Page } from '@playwright/test'
import { listen } from '#tests/support/listen.ts'
import { holdFile, PHONE, phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import {
  card,
  cartLink,
  expect,
  favouritesLink,
  loader,
  mainNavigation,
  test,
} from './support/shop.ts'

const REGION = '[aria-live]'

test('announces every change once, in one live region that stays on every page', async ({
  page,
}) => {
  await serveFile(page, 'products.json', [PHONE, ...phoneList(9)])
  await serveFile(page, 'phones.json', [phoneDetail(1)])
  await page.goto('#/phones?perPage=4')
  await expect(page.getByRole('article')).toHaveCount(4)
  const region = await page.locator(REGION).elementHandle()
  const expectToTell = await recordAnnouncements(page)
  const first = card(page, PHONE.name)

  await test.step('additions', async () => {
    await first.getByRole('button', { name: 'Add to cart' }).click()
    await expectToTell('Put in the cart.')
    await first.getByRole('button', { name: 'Added' }).click()
    await first.getByRole('button', { name: 'Add to favourites' }).click()
    await expectToTell('Put among the favourites.')
  })

  await test.step('a removal and its Undo', async () => {
    await first.getByRole('button', { name: 'Remove from favourites' }).click()
    await expectToTell('Removed from the favourites.Undo')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToTell('Back in the favourites.')
  })

  await test.step('results', async () => {
    await page.getByLabel('Sort by').selectOption('Cheapest')
    await expectToTell('Showing 1 to 4 of 10.')
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expectToTell('Showing 9 to 10 of 10.')
    await page.getByLabel('Items on page').selectOption('All')
    await expectToTell('Showing 1 to 10 of 10.')
  })

  await test.step('quantities, and a line that is removed and restored', async () => {
    await cartLink(page).click()
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await expectToTell('Quantity 2')
    await page.getByRole('button', { name: `Remove ${PHONE.name}` }).click()
    await expectToTell('Removed from the cart.Undo')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToTell('Back in the cart.')
  })

  await test.step('nothing on pages whose own content says everything', async () => {
    const title = page.getByRole('heading', { level: 1 })
    await favouritesLink(page).click()
    await card(page, PHONE.name).getByRole('link').click()
    await expect(title).toHaveText(PHONE.name)
    await page.evaluate(() => (window.location.hash = '#/no/such/page'))
    await expect(title).toHaveText('Page not found')
    await mainNavigation(page).getByRole('link', { name: 'Home' }).click()
    await expect(title).toHaveText('Product Catalog')
    await mainNavigation(page).getByRole('link', { name: 'Phones' }).click()
    await expectToTell('Showing 1 to 10 of 10.')
  })

  expect(await region.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.locator(REGION)).toHaveCount(1)
})

test('announces an error once', async ({ page }) => {
  const catalogue = await holdFile(page, 'products.json')
  await page.goto('#/phones')
  await expect(loader(page)).toBeVisible()
  const expectToTell = await recordAnnouncements(page)
  await catalogue.release('no list')
  await expectToTell('Somethin went wrong!')
  await page.getByRole('button', { name: 'Reload' }).click()
  await catalogue.release('no list')
  await expectToTell('Somethin went wrong!')
})

/** From now on, each expected text has to be announced, and no other. */
async function recordAnnouncements(page: Page): Promise<(text: string) => Promise<void>> {
  const told: string[] = []
  const said = await page.evaluateHandle(listen)
  return async (text) => {
    told.push(text)
    await expect.poll(() => said.jsonValue()).toEqual(told)
  }
}
