import type { Locator, Page } from '@playwright/test'
import { BUILDS } from './support/builds.ts'
import { card, cartLink, expect, expectAddress, favouritesLink, test } from './support/shop.ts'

/** The same build with the catalogue of `other-shop/` in place of its own. */
test.use({ baseURL: BUILDS.otherShop })

const UNPAINTED = 'rgba(0, 0, 0, 0)'

const LONG_NAME = /^Nimbus Comet with a name that goes on/

test.beforeEach(({ consoleWatch }) => {
  // Some pictures of that shop do not exist.
  consoleWatch.allow(/^error: Failed to load resource.*\/img\/nimbus\/lost-\d\.webp/)
})

test('a shopper finds, chooses and buys in it', async ({ page }) => {
  await page.goto('')
  const newest = page.getByRole('region', { name: 'Brand new models' })
  await expect(newest.getByRole('article')).toHaveCount(9)
  await expect(newest.getByRole('article').first()).toContainText('Glow in the Dark')
  const hottest = page.getByRole('region', { name: 'Hot price' })
  await expect(hottest.getByRole('article').first()).toContainText('$1,099')
  for (const tile of ['Tablets 24 models', 'Accessories 100 models']) {
    await expect(page.getByRole('link', { name: tile })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Mobile phones 95 models' }).click()
  await expect(page.getByText('9 models')).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Cheapest')
  await expect(page.getByRole('article').nth(1)).toContainText('Nimbus <b>Ghost</b> & Co.')
  await expect(page.getByRole('article').nth(2)).toContainText('$299.50')

  await card(page, 'Nimbus N1 64GB Space Gray').getByRole('link').click()
  await expect(swatch(page, 'rosegold')).toHaveCSS('background-color', 'rgb(255, 182, 193)')
  await expect(swatch(page, 'space-gray')).not.toHaveCSS('background-color', UNPAINTED)
  await page.getByRole('radio', { name: '128GB' }).click({ force: true })
  await expectAddress(page, '#/phones/nimbus-n1-128gb-space-gray')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  await cartLink(page).click()
  await expect(page.getByText('Total for 1 items')).toBeVisible()
})

test('a name of 150 characters and an odd address fit every screen', async ({ page }) => {
  await page.goto('#/phones')
  const comet = page.getByRole('article', { name: LONG_NAME })
  await comet.getByRole('button', { name: 'Add to cart' }).click()
  await comet.getByRole('button', { name: 'Add to favourites' }).click()
  await expectToFit(page)
  await comet.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_NAME)
  await expect(page.getByRole('button', { name: 'Added' }).first()).toBeVisible()
  await expect(page.getByRole('radiogroup')).toHaveCount(0)
  await expectToFit(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_NAME)
  await favouritesLink(page).click()
  await expect(comet).toBeVisible()
  await expectToFit(page)
  await cartLink(page).click()
  await expect(page.getByText('Total for 1 items')).toBeVisible()
  await expectToFit(page)
})

test('works in a folder of a host as in its root', async ({ page }) => {
  await page.route('**/some/folder/**', async (route) => {
    const url = route.request().url().replace('/some/folder', '')
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto('some/folder/#/phones?perPage=4')
  await expect(page.getByRole('article')).toHaveCount(4)
  await card(page, 'Nimbus N1 64GB Space Gray').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  const picture = page.getByRole('region', { name: 'Product images' }).getByRole('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(new URL(page.url()).pathname).toBe('/some/folder/')
})

function swatch(page: Page, color: string): Locator {
  return page.getByTitle(color, { exact: true }).locator('span').first()
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width ${width}`)
      .toBeLessThanOrEqual(width)
  }
}

test('its lists can be filtered by what its files know, and grouped by the families of its details', async ({
  page,
}) => {
  await page.goto('#/phones')
  const filters = page.getByRole('region', { name: 'Filters' })
  await expect(filters.getByRole('group', { name: 'Color' })).toBeVisible()
  // All phones are of one brand, and no file says what kind they are.
  for (const name of ['Brand', 'Kind']) {
    await expect(filters.getByRole('group', { name })).toBeHidden()
  }
  await filters.getByRole('checkbox', { name: /^64GB/ }).check()
  await expectAddress(page, '#/phones?capacity=64gb')
  await expect(page.getByText(/^\d of 9 models$/)).toBeVisible()
  await page.getByRole('switch', { name: 'One card per model' }).check()
  await expectAddress(page, '#/phones?capacity=64gb&group=model')
  await expect(page.getByText(/^\d of \d models, \d variants$/)).toBeVisible()
})
