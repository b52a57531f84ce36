import type { Locator, Page } from '@playwright/test'
import {
  card,
  cartLink,
  cardsInSight,
  expect,
  expectAddress,
  favouritesLink,
  mainNavigation,
  test,
} from './support/shop.ts'

/** The same build with the catalogue of `other-shop/` in place of its own. */
test.use({ baseURL: 'http://localhost:4274/' })

const UNPAINTED = 'rgba(0, 0, 0, 0)'

const LONG_NAME = /^Nimbus Comet with a name that goes on/

test.beforeEach(({ consoleWatch }) => {
  // Some pictures of that shop do not exist.
  consoleWatch.allow(/^error: Failed to load resource.*\/img\/nimbus\/lost-\d\.webp/)
})

test('its home page shows its phones, and the fixed numbers of the tiles', async ({ page }) => {
  await page.goto('')
  const newest = page.getByRole('region', { name: 'Brand new models' })
  await expect(newest.getByRole('article')).toHaveCount(9)
  await expect(newest.getByRole('article').first()).toContainText('Glow in the Dark')
  const hottest = page.getByRole('region', { name: 'Hot price' })
  await expect(hottest.getByRole('article').first()).toContainText('$1,099')
  await expect(cardsInSight(hottest)).toHaveCount(4)
  for (const tile of ['Mobile phones 95 models', 'Tablets 24 models', 'Accessories 100 models']) {
    await expect(page.getByRole('link', { name: tile })).toBeVisible()
  }
})

test('its lists count, sort and paginate its products', async ({ page }) => {
  await page.goto('#/phones?sort=price&perPage=4&page=9')
  await expectAddress(page, '#/phones?sort=price&perPage=4&page=3')
  await expect(page.getByText('9 models')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('Items on page').selectOption('All')
  await expect(page.getByRole('article').nth(1)).toContainText('Nimbus <b>Ghost</b> & Co.')
  await expect(page.getByRole('article').nth(2)).toContainText('$299.50')
})

test('a category that it does not sell shows that there are no products', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/^error: Failed to load resource.*\/api\/tablets\.json/)
  await page.goto('')
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect(page.getByText('There are no tablets yet')).toBeVisible()
  await page.goto('#/tablets/some-tablet')
  await expect(page.getByRole('alert')).toBeVisible()
})

test('shows colours in any spelling, and an unknown one by its name', async ({ page }) => {
  await page.goto('#/phones/nimbus-n1-64gb-rosegold')
  await expect(swatch(page, 'rosegold')).toHaveCSS('background-color', 'rgb(255, 182, 193)')
  await expect(swatch(page, 'space-gray')).not.toHaveCSS('background-color', UNPAINTED)
  await page.goto('#/phones/nimbus-n2-pro-256gb-space-black')
  await expect(swatch(page, 'space-black')).not.toHaveCSS('background-color', UNPAINTED)
  await expect(swatch(page, 'sierrablue')).not.toHaveCSS('background-color', UNPAINTED)
  const colors = page.getByRole('radiogroup', { name: 'Available colors' })
  await expect(colors.getByRole('radio', { name: 'space-black' })).toBeChecked()
  await expect(colors.getByTitle('Glow in the dark')).toHaveText('Glow in the dark')
  await colors.getByTitle('Glow in the dark').click()
  await expectAddress(page, '#/phones/nimbus-n2-pro-256gb-glow')
  await expect(colors.getByRole('radio', { name: 'Glow in the dark' })).toBeChecked()
})

test('a combination that it does not sell leads to a page that says so', async ({ page }) => {
  await page.goto('#/phones/nimbus-n1-64gb-rosegold')
  await page.getByRole('radio', { name: '128GB' }).click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There are no nimbus n1 128gb rosegold yet',
  )
  await page.goBack()
  await page.getByRole('radio', { name: 'space-gray' }).click({ force: true })
  await page.getByRole('radio', { name: '128GB' }).click({ force: true })
  await expectAddress(page, '#/phones/nimbus-n1-128gb-space-gray')
})

test('sizes of watches are chosen like capacities', async ({ page }) => {
  await page.goto('#/accessories')
  await card(page, 'Nimbus Watch 40mm Starlight').getByRole('link').click()
  await expect(page.getByRole('radio', { name: '40mm' })).toBeChecked()
  await page.getByRole('radio', { name: '44mm' }).click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nimbus Watch 44mm Starlight')
  await expect(page.getByText('$229.99').first()).toBeVisible()
})

test('when the prices of list and page differ, the cart has the price of the list', async ({
  page,
}) => {
  await page.goto('#/phones/nimbus-n1-64gb-rosegold')
  const main = page.getByRole('main')
  await expect(main.getByText('$319').first()).toBeVisible()
  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  await cartLink(page).click()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText('Total for 2 items')).toBeVisible()
  await expect(page.getByText('$599').last()).toBeVisible()
})

test('a product without details can be bought, and its page says that there are none', async ({
  page,
}) => {
  await page.goto('#/phones')
  const ghost = card(page, 'Nimbus <b>Ghost</b> & Co.')
  await ghost.getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartLink(page)).toHaveText('Cart 1')
  await ghost.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There are no nimbus ghost 32gb black yet',
  )
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
})

test('missing facts have no rows', async ({ page }) => {
  await page.goto('#/phones/nimbus-n2-pro-256gb-sierrablue')
  const specs = page.getByRole('region', { name: 'Tech specs' })
  await expect(specs.getByRole('term')).toHaveText(['Processor', 'RAM', 'Built in memory', 'Cell'])
  await expect(specs.getByRole('definition').last()).toHaveText('LTE')
})

test('pictures that do not exist leave a placeholder, and the gallery works', async ({ page }) => {
  await page.goto('#/phones/nimbus-n2-pro-256gb-space-black')
  const gallery = page.getByRole('region', { name: 'Product images' })
  await expect(gallery.getByRole('img', { name: /picture 1 of 2/ })).toBeVisible()
  await expect(gallery.locator('img')).toHaveCount(0)
  await gallery.getByRole('button', { name: 'Image 2' }).click()
  await expect(gallery.getByRole('img', { name: /picture 2 of 2/ })).toBeVisible()
  await page.goto('#/phones/nimbus-n2-pro-256gb-glow')
  await expect(gallery.getByRole('img', { name: 'Nimbus N2 Pro 256GB Glow' })).toBeVisible()
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
