import type { Page } from '@playwright/test'
import { BUILDS } from './support/builds.ts'
import { PHONE, holdFile, phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { FAILED_REQUEST, card, expect, loader, test } from './support/shop.ts'

test.use({ baseURL: BUILDS.real })

/** The shortest time of the catalogue's first load, in milliseconds (specification, section 9). */
const DELAY = 1500

/** The time that the shop may take beyond that, in milliseconds of the page's clock. */
const GRACE = 50

test.describe('with a stopped clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
  })

  test('shows the loader for exactly 1.5 seconds for a fast catalogue', async ({ page }) => {
    await serveFile(page, 'products.json', phoneList(3))
    const answered = page.waitForResponse('**/api/products.json')
    await page.goto('#/phones')
    await (await answered).finished()
    await expect(loader(page)).toBeVisible()
    await page.clock.runFor(DELAY - 1)
    await expect(loader(page)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await runOn(page, GRACE)
    await expect(card(page, 'Phone 01').first()).toBeVisible()
    await expect(loader(page)).toHaveCount(0)
  })

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

/** Advances the clock of the page in single steps, so that timers and promises run in between. */
async function runOn(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed++) await page.clock.runFor(1)
}
