import type { Page } from '@playwright/test'
import {
  PHONE,
  holdFile,
  phoneDetail,
  phoneList,
  serveFile,
  watchRequests,
} from './support/catalogue.ts'
import { FAILED_REQUEST, card, expect, loader, mainNavigation, test } from './support/shop.ts'

/** The shortest time of the catalogue's first load, in milliseconds (specification, section 9). */
const DELAY = 1500

/** The time that the shop may take beyond that, in milliseconds of the page's clock. */
const GRACE = 50

test.describe('with a stopped clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
  })

  for (const address of ['#/phones', '']) {
    test(`shows the loader for exactly 1.5 seconds for a fast catalogue, on ${address || 'home'}`, async ({
      page,
    }) => {
      await serveFile(page, 'products.json', phoneList(3))
      const answered = page.waitForResponse('**/api/products.json')
      await page.goto(address)
      await (await answered).finished()
      await expect(loader(page)).toBeVisible()
      await page.clock.runFor(DELAY - 1)
      await expect(loader(page)).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
      await runOn(page, GRACE)
      await expect(card(page, 'Phone 01').first()).toBeVisible()
      await expect(loader(page)).toHaveCount(0)
    })
  }

  test('a slow catalogue is not delayed further', async ({ page }) => {
    const file = await holdFile(page, 'products.json')
    await page.goto('#/phones')
    await expect.poll(file.requests).toBe(1)
    await page.clock.runFor(2 * DELAY)
    await expect(loader(page)).toBeVisible()
    await file.release(phoneList(3))
    await runOn(page, GRACE)
    await expect(card(page, 'Phone 01')).toBeVisible()
  })

  test('an error shows at once', async ({ page, consoleWatch }) => {
    consoleWatch.allow(FAILED_REQUEST)
    await page.route('**/api/products.json', (route) => route.fulfill({ status: 500 }))
    await page.goto('#/phones')
    await runOn(page, GRACE)
    await expect(page.getByRole('alert')).toHaveText('Somethin went wrong!')
  })
})

test('refetches the catalogue behind the list of another category, without a loader', async ({
  page,
}) => {
  const tablets = phoneList(2).map((entry) => ({ ...entry, category: 'tablets' }))
  await serveFile(page, 'products.json', [...phoneList(1), ...tablets.slice(1)])
  await page.goto('#/phones')
  await expect(card(page, 'Phone 01')).toBeVisible()
  const requests = watchRequests(page, 'products.json')
  const file = await holdFile(page, 'products.json')
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect.poll(file.requests).toBe(1)
  await expect(card(page, 'Phone 02')).toBeVisible()
  await expect(loader(page)).toHaveCount(0)
  await file.release(tablets)
  await expect(card(page, 'Phone 01')).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Cheapest')
  await card(page, 'Phone 02').getByRole('button', { name: 'Add to cart' }).click()
  expect(requests).toHaveLength(1)
})

test('fetches the details of a category once, when a product needs them', async ({ page }) => {
  await serveFile(page, 'products.json', [PHONE])
  await serveFile(page, 'phones.json', [phoneDetail(1)])
  const requests = watchRequests(page, 'phones.json')
  await page.goto('#/phones')
  await expect(card(page, PHONE.name)).toBeVisible()
  expect(requests).toHaveLength(0)
  for (let times = 0; times < 2; times++) {
    await card(page, PHONE.name).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
    await page.goBack()
  }
  expect(requests).toHaveLength(1)
})

/** One bad response for each page; the whole-app tests have them all (app/catalogue-errors, app/product-states). */
const FAILURES = [
  {
    address: '',
    failure: 'is an HTML page',
    answer: { contentType: 'text/html', body: '<!doctype html>' },
    text: 'Something went wrong!',
    recovered: 'Brand new models',
  },
  {
    address: '#/tablets',
    failure: 'is cut short',
    answer: { body: JSON.stringify(phoneList(3)).slice(0, -9) },
    text: 'Somethin went wrong!',
    recovered: 'Tablets page',
  },
  {
    address: `#/phones/${PHONE.itemId}`,
    failure: 'fails with status 500',
    answer: { status: 500 },
    text: 'Something went wrong!',
    recovered: 'You may also like',
  },
] as const

for (const { address, failure, answer, text, recovered } of FAILURES) {
  test(`${address || 'home'} shows an error when the catalogue ${failure}, and Reload retries`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(FAILED_REQUEST)
    await serveFile(page, 'phones.json', [phoneDetail(1)])
    await page.route('**/api/products.json', (route) => route.fulfill(answer))
    await page.goto(address)
    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(loader(page)).toHaveCount(0)
    const tablets = phoneList(2).map((entry) => ({ ...entry, category: 'tablets' }))
    await serveFile(page, 'products.json', [PHONE, ...tablets])
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: recovered })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('shows an error when the catalogue cannot be reached, and every other page works', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_REQUEST)
  const requests = watchRequests(page, 'products.json')
  await page.route('**/api/products.json', (route) => route.abort())
  await page.goto('')
  await expect(page.getByRole('alert')).toBeVisible()
  for (const category of ['Phones', 'Tablets', 'Accessories']) {
    await mainNavigation(page).getByRole('link', { name: category }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${category} page`)
    await expect(page.getByRole('alert')).toHaveText('Somethin went wrong!')
  }
  expect(requests).toHaveLength(1)
})

test('a product page shows an error when its details file is missing, and Reload retries', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_REQUEST)
  await serveFile(page, 'products.json', [PHONE, ...phoneList(3)])
  await page.route('**/api/phones.json', (route) => route.fulfill({ status: 404 }))
  await page.goto(`#/phones/${PHONE.itemId}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await serveFile(page, 'phones.json', [phoneDetail(2)])
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PHONE.name)
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
})

/** Advances the clock of the page in single steps, so that timers and promises run in between. */
async function runOn(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed++) await page.clock.runFor(1)
}
