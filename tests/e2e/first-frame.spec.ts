import type { Page, Route } from '@playwright/test'
import { holdFile, phoneList, watchRequests } from './support/catalogue.ts'
import { cartLink, expect, favouritesLink, loader, mainNavigation, test } from './support/shop.ts'

/** Holds the shop's scripts back: until they are released, the page is what `index.html` draws by itself. */
async function holdScripts(page: Page) {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()))
  return {
    release: async () => {
      isHeld = false
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

/** Marks what `index.html` has drawn: the mark is gone when the shop has taken over. */
async function markFrame(page: Page): Promise<void> {
  await page.locator('#root > *').evaluate((element) => element.setAttribute('data-drawn', ''))
}

/** What is drawn, in the words of style sheets and screen readers; without what only the router reads. */
function drawn(page: Page): Promise<string[]> {
  return page.locator('#root').evaluate((root) => {
    const kept = ['class', 'role', 'aria-label', 'aria-current', 'aria-checked', 'src', 'inert']
    return [...root.querySelectorAll('*')].map((element) => {
      const attributes = kept.flatMap((name) => {
        const value = element.getAttribute(name)?.replace(/\s*\bactive\b/, '')
        return value === undefined || value === '' ? [] : `${name}=${value}`
      })
      const text = element.childElementCount === 0 ? element.textContent : ''
      return [element.tagName, ...attributes, text].join(' ').trim()
    })
  })
}

const PRODUCT = '#/phones/apple-iphone-16-pro-128gb-black-titanium'

const PAGES = [
  { address: '', heading: 'Product Catalog', current: 'Home' },
  { address: '#/phones', heading: 'Phones page', current: 'Phones' },
  { address: '#/tablets?sort=price&perPage=4', heading: 'Tablets page', current: 'Tablets' },
  { address: '#/accessories/a-new-case', heading: 'a new case', current: 'Accessories' },
]

for (const { address, heading, current } of PAGES) {
  test(`${address || 'home'} is drawn before any script, and taken over as it is`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page)
    await holdFile(page, 'products.json')
    await holdFile(page, 'accessories.json')
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(loader(page)).toBeVisible()
    await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText(current)
    const before = await drawn(page)
    await markFrame(page)
    await scripts.release()
    await expect(page.locator('[data-drawn]')).toHaveCount(0)
    expect(await drawn(page)).toEqual(before)
  })
}

test('the badges come with what is kept', async ({ page }) => {
  const products = phoneList(3)
  await page.addInitScript((kept) => {
    localStorage.setItem('cartProducts', JSON.stringify(kept))
    localStorage.setItem('totalBill', JSON.stringify({ [kept[0]?.id ?? '']: 5 }))
    localStorage.setItem('favorites', JSON.stringify(kept.slice(1)))
  }, products)
  await holdScripts(page)
  await page.goto('#/cart', { waitUntil: 'commit' })
  await expect(cartLink(page)).toHaveText('Cart 7')
  await expect(favouritesLink(page)).toHaveText('Favourites 2')
})

test('a first visit has no badges, and a dark system its switch', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await holdScripts(page)
  await page.goto('', { waitUntil: 'commit' })
  await expect(page.getByRole('switch')).toBeChecked()
  await expect(cartLink(page)).toHaveText('Cart')
  await expect(favouritesLink(page)).toHaveText('Favourites')
})

test('what the page needs is asked for before the scripts are there, and once', async ({
  page,
}) => {
  const catalogue = watchRequests(page, 'products.json')
  const details = watchRequests(page, 'phones.json')
  const scripts = await holdScripts(page)
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  await expect.poll(() => [catalogue.length, details.length]).toEqual([1, 1])
  await scripts.release()
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
  expect([catalogue.length, details.length]).toEqual([1, 1])
})

test('the picture of a product is there before any script, and stays', async ({ page }) => {
  const scripts = await holdScripts(page)
  const details = await holdFile(page, 'phones.json')
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  const pictures = page.getByRole('main').locator('img')
  const drawnPicture = () =>
    pictures.evaluateAll((images) =>
      images.map(
        (image) => image instanceof HTMLImageElement && [image.currentSrc, image.complete],
      ),
    )
  await expect(pictures).toHaveCount(1)
  await expect.poll(drawnPicture).toEqual([[expect.stringMatching(/card-\d+\.avif$/), true]])
  const before = await drawnPicture()
  const box = await pictures.boundingBox()
  await markFrame(page)
  await scripts.release()
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  expect((await drawnPicture())[0]).toEqual(before[0])
  expect(await pictures.first().boundingBox()).toEqual(box)
  await details.release()
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  expect(await pictures.first().boundingBox()).toEqual(box)
})
