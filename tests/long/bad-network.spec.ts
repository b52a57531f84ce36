import type { Locator, Route } from '@playwright/test'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'
import { countTimeoutsByTimer } from '#tests/support/abort-timeout.ts'
import { PHONE, phoneDetail, phoneList, serveFile } from '#tests/e2e/support/catalogue.ts'
import {
  card,
  cartLink,
  expect,
  FAILED_REQUEST,
  loader,
  mainNavigation,
  test,
} from '#tests/e2e/support/shop.ts'

const BEGINNING = JSON.stringify(phoneList(3)).slice(0, 300)

/** Faults of the connection, which all look alike to a page. */
const FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'resets the connection halfway': (response) => {
    response.writeHead(200, { 'Content-Length': 1000 })
    response.write(BEGINNING, () => response.socket?.resetAndDestroy())
  },
  'sends what is not compressed as compressed': (response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(BEGINNING),
  'never answers': () => undefined,
  'stops halfway': (response) => response.write(BEGINNING),
}

/** The same code fetches both files, so each is tested with only some of the faults. */
const FILES = [
  {
    file: 'products.json',
    address: '#/phones',
    mended: [PHONE, ...phoneList(3)],
    faults: ['resets the connection halfway', 'stops halfway'],
  },
  {
    file: 'phones.json',
    address: `#/phones/${PHONE.itemId}`,
    mended: [phoneDetail(2)],
    faults: ['sends what is not compressed as compressed', 'never answers'],
  },
] as const

let host: Server
let hostUrl = ''

test.beforeAll(async () => {
  host = createServer(({ url = '' }, response) => {
    FAULTS[decodeURIComponent(url.slice(1))]?.(response)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  hostUrl = `http://127.0.0.1:${portOf(host.address())}`
})

test.afterAll(() => {
  host.closeAllConnections()
  host.close()
})

for (const { file, address, mended, faults } of FILES) {
  test(`shows the error with Reload when the host ${faults.join(', then ')} for ${file}`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(FAILED_REQUEST)
    await page.clock.install()
    await page.addInitScript(countTimeoutsByTimer)
    await serveFile(page, 'products.json', [PHONE, ...phoneList(3)])
    const alert = page.getByRole('alert')
    for (const [place, fault] of faults.entries()) {
      await page.route(`**/api/${file}`, (route) =>
        route.continue({ url: `${hostUrl}/${encodeURIComponent(fault)}` }),
      )
      if (place === 0) {
        // The page's own code has the same time limit.
        const code = page.waitForResponse(/\/assets\/_category.*\.js$/)
        await page.goto(address)
        await (await code).finished()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      } else {
        const request = page.waitForRequest(`**/api/${file}`)
        await page.getByRole('button', { name: 'Reload' }).click()
        await request
      }
      await page.clock.runFor(FILE_TIME_LIMIT)
      await expect(alert).toHaveText(/Somethin went wrong!|details of this product could not/)
      await expect(loader(page)).toHaveCount(0)
    }
    await serveFile(page, file, mended)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.clock.runFor(FILE_TIME_LIMIT / 2)
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('main').getByText(PHONE.name).first()).toBeVisible()
  })
}

/** Responses at a picture's address that are not a picture. */
const NO_PICTURES = [
  { status: 404 },
  { status: 500 },
  { contentType: 'text/html', body: '<!doctype html>' },
  { contentType: 'image/svg+xml', body: '' },
] as const

test('shows placeholders for responses that are not pictures, and the shop works', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_REQUEST)
  const products = phoneList(NO_PICTURES.length)
  await serveFile(
    page,
    'products.json',
    products.map((entry, place) => ({ ...entry, image: `img/none/${place}` })),
  )
  await page.route('**/img/none/*', (route) =>
    route.fulfill(NO_PICTURES[Number(route.request().url().at(-1))]),
  )
  await page.goto('#/phones')
  await expect(page.getByRole('article')).toHaveCount(NO_PICTURES.length)
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  await card(page, 'Phone 01').getByRole('button', { name: 'Add to cart' }).click()
  await expect(card(page, 'Phone 01').getByRole('button', { name: 'Added' })).toBeVisible()
})

test('keeps space and colour of pictures that never arrive, and the shop works', async ({
  page,
}) => {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/img/**', (route) => (isHeld ? void held.push(route) : route.continue()))
  await page.goto('#/phones?perPage=4', { waitUntil: 'commit' })
  const first = page.getByRole('article').first()
  const picture = first.locator('img')
  await expect(picture).toHaveCSS('background-image', /^radial-gradient/)
  const room = await sizeOf(first)

  await first.getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartLink(page)).toHaveText('Cart 1')
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  const gallery = page.getByRole('region', { name: 'Product images' })
  await gallery.getByRole('button', { name: 'Image 2' }).click()
  await expect(gallery.getByRole('button', { name: 'Image 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await mainNavigation(page).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const carousel = page.getByRole('region', { name: 'Hot price' })
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel.getByRole('button', { name: 'Previous' })).toBeEnabled()

  await page.goBack()
  await page.goBack()
  await expect(first).toBeVisible()
  isHeld = false
  await Promise.all(held.map((route) => route.continue()))
  await expect(picture).toHaveCSS('background-image', 'none')
  expect(await sizeOf(first)).toEqual(room)
})

async function sizeOf(element: Locator) {
  const box = await element.boundingBox()
  return box && [box.width, box.height]
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return address.port
}
