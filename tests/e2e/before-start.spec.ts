import type { Page } from '@playwright/test'
import { countOf } from '#tests/support/count-of.ts'
import { listen } from '#tests/support/listen.ts'
import { BUILDS } from './support/builds.ts'
import { holdFile } from './support/catalogue.ts'
import {
  expect,
  expectAddress,
  expectScrollTop,
  loader,
  mainNavigation,
  scrollTop,
  test,
} from './support/shop.ts'
import { expectTakenOver, holdScripts } from './support/start.ts'

test.use({ baseURL: BUILDS.real })

test('the last button pressed before any script is pressed at the start', async ({ page }) => {
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

test('a mouse press held during hydration counts if released on its control', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('#/cart', { waitUntil: 'commit' })
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  await theme.hover()
  await page.mouse.down()
  await expectTakenOver(page, scripts)
  await expect(theme).not.toBeChecked()
  await page.mouse.up()
  await expect(theme).toBeChecked()
})

test('the theme switch shows the theme on screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const scripts = await holdScripts(page)
  await page.goto('#/cart', { waitUntil: 'commit' })
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  await expect(theme).toBeChecked()
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTakenOver(page, scripts)
  await expect(theme).not.toBeChecked()
})

/** Follows a link in one of the tasks in which the shop starts. */
async function followDuringStart(page: Page, link: string): Promise<void> {
  await page.addInitScript((hash) => {
    const { scheduler } = globalThis
    const yieldBriefly = scheduler.yield.bind(scheduler)
    let tasks = Number(window.location.search.slice(1))
    scheduler.yield = async () => {
      await yieldBriefly()
      if (!globalThis.shopBootState?.hasShop || --tasks !== 0) return
      window.scrollTo(0, 200)
      window.location.hash = hash
    }
  }, link)
}

test('a link that is followed in any task of the start leads to its page', async ({ page }) => {
  await followDuringStart(page, '#/phones/apple-iphone-16-pro-128gb-black-titanium')
  for (const task of [1, 2, 3, 4]) {
    const pageCode = await holdScripts(page, '**/assets/_category._productId-*.js')
    await page.goto(`?${task}#/tablets`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/iphone 16 pro/i)
    await expectScrollTop(page, 0)
    await pageCode.release()
    await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
    await expectScrollTop(page, 0)
  }
})

test('a link to a page whose code has loaded is followed in any task of the start', async ({
  page,
}) => {
  await followDuringStart(page, '#/tablets')
  for (const task of [1, 2, 3, 4]) {
    await page.goto(`?${task}#/phones`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablets page')
    await expect(page.getByRole('article')).toHaveCount(countOf('tablets'))
  }
})

test('a link followed before any script shows the template of its page', async ({ page }) => {
  const scripts = await holdScripts(page)
  const catalogue = await holdFile(page, 'products.json')
  await page.goto('#/phones', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rights' }).click()
  await expectAddress(page, '#/phones')
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablets page')
  await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText('Tablets')
  // Does not wait for the load event, which waits for the scripts.
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones page')
  await expectTakenOver(page, scripts)
  await catalogue.release()
  await expect(page.getByText('95 models')).toBeVisible()
})

test('position and selected text stay as they were before any script', async ({ page }) => {
  const scripts = await holdScripts(page)
  const catalogue = await holdFile(page, 'products.json')
  await page.goto('', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Welcome to the store!' }).selectText()
  await page.getByRole('region', { name: 'Shop by category' }).scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(0)
  await expectTakenOver(page, scripts)
  expect(await scrollTop(page)).toBe(top)
  await catalogue.release()
  await expect(page.getByRole('region', { name: 'Hot price' })).toBeVisible()
  expect(await scrollTop(page)).toBe(top)
  expect(await page.evaluate(() => String(getSelection()))).toBe('Welcome to the store!')
  await page.getByRole('link', { name: /^Tablets \d+ models$/ }).click()
  await expect(page.getByRole('heading', { name: 'Tablets page' })).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Hot price' })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(top)
})

test('the skip link leads to the content, which keeps the focus at the start', async ({ page }) => {
  const scripts = await holdScripts(page)
  await holdFile(page, 'products.json')
  await page.goto('#/phones?sort=price', { waitUntil: 'commit' })
  await expect(loader(page)).toBeVisible()
  // The live region exists, and announces nothing.
  await expect(page.locator('[aria-live]')).toHaveText('')
  const said = await page.evaluateHandle(listen)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expectTakenOver(page, scripts)
  expect(await said.jsonValue()).toEqual([])
  await expect(page.getByRole('main')).toBeFocused()
  await expectAddress(page, '#/phones?sort=price')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused()
})

test('pictures that failed before any script leave no trace', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/status of 500/)
  await page.route('**/img/**', (route) => route.fulfill({ status: 500 }))
  const scripts = await holdScripts(page)
  await holdFile(page, 'products.json')
  await page.goto('', { waitUntil: 'commit' })
  const tiles = page.getByRole('region', { name: 'Shop by category' })
  await tiles.scrollIntoViewIfNeeded()
  const firstSlide = page.getByRole('region', { name: 'Banner' }).getByRole('listitem').first()
  const pictures = firstSlide.locator('img').or(tiles.locator('img'))
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all())
    await expect(picture).toHaveJSProperty('complete', true)
  await scripts.release()
  await expect(pictures).toHaveCount(0)
})

test('the hidden slides load after the first picture, however early it comes', async ({ page }) => {
  // The slides do not turn: a slide that is shown loads in any case.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scripts = await holdScripts(page)
  await page.goto('', { waitUntil: 'commit' })
  const pictures = page.getByRole('region', { name: 'Banner' }).locator('img')
  await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0)
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy')
  await scripts.release()
  await expect(pictures.last()).toHaveAttribute('loading', 'eager')
})
