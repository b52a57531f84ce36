import { BUILDS } from './support/builds.ts'
import { expect, expectAddress, FAILED_REQUEST, test } from './support/shop.ts'

const SLUG = 'apple-iphone-17-pro-max-256gb-deep-blue'
const NAME = 'Apple iPhone 17 Pro Max 256GB Deep Blue'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages of products and lists work, and lead to each other', async ({ page, request }) => {
    await page.goto('./')
    await page.getByRole('link', { name: 'Phones' }).click()
    await expect(page).toHaveURL(`${BUILDS.quick}phones/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones page')
    const picture = page.waitForResponse(/deep-blue\/card-\d+\.avif/)
    await page.getByRole('link', { name: NAME }).click()
    expect((await picture).ok()).toBe(true)
    await expect(page).toHaveURL(`${BUILDS.quick}p/${SLUG}/`)
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await page.getByRole('link', { name: 'Apple iPhone 17 Pro Max 1TB Deep Blue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1TB Deep Blue')
    await page.goto('404.html')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('link', { name: 'Go to the shop' })).toBeVisible()

    const statuses = (shop: string) =>
      Promise.all(
        ['404.html', 'robots.txt', 'sitemap.xml', 'phones/', `p/${SLUG}/`].map(async (path) =>
          (await request.get(shop + path)).status(),
        ),
      )
    expect(await statuses(BUILDS.quick)).toEqual([200, 200, 200, 200, 200])
    // Without an address.
    expect(await statuses(BUILDS.real)).toEqual([200, 200, 404, 404, 404])
  })
})

test('a person is in the shop at once, unpainted', async ({ page, context, consoleWatch }) => {
  consoleWatch.allow(FAILED_REQUEST)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const painted: string[] = []
  page.on('console', (message) => {
    const [, path] = /^painted (.*)/.exec(message.text()) ?? []
    if (path !== undefined) painted.push(path)
  })
  await page.addInitScript(() => {
    const { pathname } = window.location
    const observer = new PerformanceObserver(() => console.debug(`painted ${pathname}`))
    observer.observe({ type: 'paint', buffered: true })
  })
  const missing = await page.goto(`${BUILDS.quick}old/shop/blue-phone`)
  expect(missing?.status()).toBe(404)
  const search = page.getByRole('link', { name: 'Search the shop for “blue phone”' })
  await expect(search).toHaveAttribute('href', `${BUILDS.quick}#/search?q=blue+phone`)
  await expect.poll(() => painted).toContain('/old/shop/blue-phone')
  const before = await page.evaluate(() => window.history.length)
  await page.goto(`p/${SLUG}/?utm_source=mail`)
  await expect(page).toHaveURL(`${BUILDS.quick}?utm_source=mail#/phones/${SLUG}`)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  // The browser tells of a paint after it.
  await expect.poll(() => new Set(painted)).toEqual(new Set(['/old/shop/blue-phone', '/']))

  const expectShared = async (address: string) => {
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(BUILDS.quick + address)
  }
  await expectShared(`p/${SLUG}/`)
  await page.goBack()
  await expect(page).toHaveURL(`${BUILDS.quick}old/shop/blue-phone`)

  await page.goto('phones/')
  await expectAddress(page, '#/phones')
  await expectShared('phones/')
  await page.getByLabel('Sort by').selectOption('Cheapest')
  await expectAddress(page, '#/phones?sort=price')
  await expectShared('#/phones?sort=price')
})
