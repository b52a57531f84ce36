import type { Page, Route } from '@playwright/test'
import { pathToFileURL } from 'node:url'
import { listen } from '#tests/support/listen.ts'
import { holdFile, phoneList, watchRequests } from './support/catalogue.ts'
import {
  cartLink,
  expect,
  expectAddress,
  favouritesLink,
  loader,
  mainNavigation,
  scrollTop,
  test,
} from './support/shop.ts'
import { keepChoices } from './support/states.ts'

/** Holds the shop's scripts back: until their release, only the template in `index.html` is shown. */
async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<HeldScripts> {
  const held: Route[] = []
  let isHeld = true
  await page.route(files, (route) => (isHeld ? void held.push(route) : route.fallback()))
  return {
    release: async () => {
      isHeld = false
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

interface HeldScripts {
  readonly release: () => Promise<void>
}

/** Releases the scripts, and waits until React has hydrated the elements of the page: all but the loader. */
async function expectTakenOver(page: Page, scripts: HeldScripts): Promise<void> {
  const elements = await page.evaluateHandle(() => [
    ...document.querySelectorAll(
      '#root :not(main template, main [role=status], main [role=status] *)',
    ),
  ])
  await scripts.release()
  await page.waitForFunction(() => globalThis.shopStart?.isTakenOver)
  // The router has drawn its first page.
  await page.waitForFunction(() => globalThis.shopStart?.path === undefined)
  const lost = await elements.evaluate((before) =>
    before.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  expect(lost).toEqual([])
}

/** Holds the mouse button down on the theme's switch before any script has loaded. */
async function holdMouseOnTheme(page: Page) {
  const scripts = await holdScripts(page)
  await page.goto('#/cart', { waitUntil: 'commit' })
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  await theme.hover()
  await page.mouse.down()
  return { scripts, theme }
}

/** The elements with the attributes that styles and screen readers use, without those that only the router reads. */
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
  test(`${address || 'home'} is drawn before any script, and hydrated unchanged`, async ({
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
    await expectTakenOver(page, scripts)
    expect(await drawn(page)).toEqual(before)
  })
}

test('its skip link leads to the content, which keeps the focus during hydration', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await holdFile(page, 'products.json')
  await page.goto('#/phones?sort=price', { waitUntil: 'commit' })
  await expect(loader(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expectTakenOver(page, scripts)
  await expect(page.getByRole('main')).toBeFocused()
  await expectAddress(page, '#/phones?sort=price')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused()
})

test('the live region exists before any script, and is empty', async ({ page }) => {
  const scripts = await holdScripts(page)
  await holdFile(page, 'products.json')
  await page.goto('#/phones', { waitUntil: 'commit' })
  const region = page.locator('[aria-live]')
  await expect(region).toHaveText('')
  const said = await page.evaluateHandle(listen)
  await expectTakenOver(page, scripts)
  await expect(region).toHaveText('')
  expect(await said.jsonValue()).toEqual([])
})

test('its header and footer can be used before any script', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('#/cart', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rights' }).click()
  await expectAddress(page, '#/cart')
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).focus()
  await expectTakenOver(page, scripts)
  await expect(mainNavigation(page).getByRole('link', { name: 'Tablets' })).toBeFocused()
  await expectAddress(page, '#/cart')
})

test('presses the button that was pressed last before any script once the shop has started', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const scripts = await holdScripts(page)
  await holdFile(page, 'products.json')
  await page.goto('', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Stop turning slides' }).click()
  await expectTakenOver(page, scripts)
  await expect(page.getByRole('button', { name: 'Start turning slides' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

test('a mouse press that is held during hydration counts if it is released on the same control', async ({
  page,
}) => {
  const { scripts, theme } = await holdMouseOnTheme(page)
  await expectTakenOver(page, scripts)
  await expect(theme).not.toBeChecked()
  await page.mouse.up()
  await expect(theme).toBeChecked()
})

test('a press that is released elsewhere does not count, before any script or afterwards', async ({
  page,
}) => {
  const { scripts, theme } = await holdMouseOnTheme(page)
  await cartLink(page).hover()
  await page.mouse.up()
  await expectTakenOver(page, scripts)
  await expect(theme).not.toBeChecked()
  await theme.click()
  await expect(theme).toBeChecked()
})

test('a link that is followed while the shop starts leads to its page', async ({ page }) => {
  const scripts = await holdScripts(page)
  const catalogue = await holdFile(page, 'products.json')
  const pageCode = await holdScripts(page, '**/assets/_category._productId-*.js')
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await scrollTop(page)).toBeGreaterThan(0)
  await scripts.release()
  await page.waitForFunction(() => globalThis.shopStart?.hasShop)
  await mainNavigation(page)
    .getByRole('link', { name: 'Tablets' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablets page')
  await expectTakenOver(page, pageCode)
  await expectAddress(page, '#/tablets')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await catalogue.release()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a link that is followed before any script shows the template of its page', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('#/phones', { waitUntil: 'commit' })
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablets page')
  await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText('Tablets')
  // Does not wait for the load event, which waits for the scripts.
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones page')
  await expectTakenOver(page, scripts)
  await expect(page.getByText('95 models')).toBeVisible()
})

test('a page that is scrolled before any script stays where it is', async ({ page }) => {
  const scripts = await holdScripts(page)
  const catalogue = await holdFile(page, 'products.json')
  await page.goto('', { waitUntil: 'commit' })
  await page.getByRole('region', { name: 'Shop by category' }).scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(0)
  await expectTakenOver(page, scripts)
  expect(await scrollTop(page)).toBe(top)
  await catalogue.release()
  await expect(page.getByRole('region', { name: 'Hot price' })).toBeVisible()
  expect(await scrollTop(page)).toBe(top)
  await page.getByRole('link', { name: /^Tablets \d+ models$/ }).click()
  await expect(page.getByRole('heading', { name: 'Tablets page' })).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Hot price' })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(top)
})

test('text that is selected before any script stays selected', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Welcome to the store!' }).selectText()
  await expectTakenOver(page, scripts)
  await expect(page.getByRole('region', { name: 'Hot price' })).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toBe('Welcome to the store!')
})

test('shows no picture under the address of another category, before and after the scripts load', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await holdFile(page, 'tablets.json')
  const catalogue = page.waitForResponse('**/api/products.json')
  await page.goto(PRODUCT.replace('phones', 'tablets'), { waitUntil: 'commit' })
  await (await catalogue).finished()
  await expectTakenOver(page, scripts)
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
  const pictures = page.locator('[data-picture-sizes] img')
  await expect(pictures).toHaveCount(0)
})

test('opened from disk, the page says that it needs a web server', async ({
  page,
  consoleWatch,
}) => {
  // The browser's own messages about files that it does not load from disk.
  consoleWatch.allow(/file:\/\//)
  for (const address of ['', '#/phones', PRODUCT]) {
    await page.goto(pathToFileURL('dist/index.html').href + address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This shop needs a web server')
    await expect(page.getByText('npm start')).toBeVisible()
  }
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect(page.getByText('npm start')).toBeVisible()
})

test('the badges show the numbers of the kept lists', async ({ page }) => {
  const products = phoneList(3)
  await keepChoices(page, {
    cartProducts: products,
    totalBill: { 'phone-01': 5 },
    favorites: products.slice(1),
  })
  await holdScripts(page)
  await page.goto('#/cart', { waitUntil: 'commit' })
  await expect(cartLink(page)).toHaveText('Cart 7')
  await expect(favouritesLink(page)).toHaveText('Favourites 2')
})

test('a first visit has no badges, and on a dark system the theme’s switch is on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await holdScripts(page)
  await page.goto('', { waitUntil: 'commit' })
  await expect(page.getByRole('switch')).toBeChecked()
  await expect(cartLink(page)).toHaveText('Cart')
  await expect(favouritesLink(page)).toHaveText('Favourites')
})

test('requests the page’s files before the scripts have loaded, and only once', async ({
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

test('the picture of a product is shown before any script, and stays', async ({ page }) => {
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
  await expectTakenOver(page, scripts)
  expect((await drawnPicture())[0]).toEqual(before[0])
  expect(await pictures.first().boundingBox()).toEqual(box)
  await details.release()
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  expect(await pictures.first().boundingBox()).toEqual(box)
})
