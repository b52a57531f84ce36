import type { Locator, Route } from '@playwright/test'
import { phoneList, serveFile } from '#tests/e2e/support/catalogue.ts'
import {
  card,
  cartLink,
  expect,
  FAILED_REQUEST,
  mainNavigation,
  test,
} from '#tests/e2e/support/shop.ts'

/** Responses at a picture's address that are not a picture. */
const NO_PICTURES = [
  { status: 404 },
  { status: 500 },
  { contentType: 'text/html', body: '<!doctype html>' },
  { contentType: 'image/svg+xml', body: '' },
] as const

test('shows placeholders for responses that are not pictures', async ({ page, consoleWatch }) => {
  consoleWatch.allow(FAILED_REQUEST)
  const products = phoneList(NO_PICTURES.length)
  await serveFile(
    page,
    'products.json',
    products.map((entry, index) => ({ ...entry, image: `img/none/${index}` })),
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

test('keeps space and colour of pictures that never arrive, and works', async ({ page }) => {
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
