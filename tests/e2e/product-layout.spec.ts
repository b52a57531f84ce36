import type { Locator, Page } from '@playwright/test'
import { PHONE, phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { setTextSize } from './support/emulate.ts'
import { expectFocusToShow, tabTo } from './support/keyboard.ts'
import { cartLink, expect, extentOf, scrollToMiddle, test } from './support/shop.ts'

test('on a laptop pictures, choices and purchase are above the fold', async ({ page }) => {
  await openProduct(page)
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    for (const part of [
      page.getByRole('region', { name: 'Product images' }),
      page.getByRole('radiogroup', { name: 'Available colors' }),
      page.getByRole('radiogroup', { name: 'Select capacity' }),
      ownButton(page),
    ]) {
      expect((await extentOf(part)).bottom).toBeLessThanOrEqual(viewport.height)
    }
  }
})

test('a bar is in upright phones only, unless their text is at 200 %', async ({ page }) => {
  await openProduct(page)
  const specs = page.getByRole('heading', { name: 'Tech specs' })
  for (const [width, height, textSize, bars] of [
    [1280, 720, 1, 0],
    [375, 400, 1, 0],
    [375, 800, 1, 1],
    [375, 800, 2, 0],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, textSize)
    await page.reload()
    await scrollToMiddle(page, specs)
    await expect(bar(page)).toHaveCount(bars)
  }
})

test('the first window of a small phone has name, price, picture and button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openProduct(page)
  const picture = page.getByRole('region', { name: 'Product images' }).getByRole('img').first()
  const { top } = await extentOf(bar(page))
  const [name, price, shown] = await Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('main').getByText('$400').first(),
      picture,
    ].map(extentOf),
  )
  expect(name?.bottom).toBeLessThanOrEqual(price?.top ?? 0)
  expect(price?.bottom).toBeLessThanOrEqual(shown?.top ?? 0)
  expect(shown?.bottom).toBeLessThanOrEqual(top)
  await expect(bar(page).getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 })
})

test('a toast says what was added, without focus and on no pressed button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openProduct(page)
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart' })
  const button = ownButton(page)
  // At the window's lower edge, where toasts are.
  await button.evaluate((element) => {
    element.scrollIntoView({ block: 'end', behavior: 'instant' })
    window.scrollBy({ top: -60, behavior: 'instant' })
  })
  await button.press('Enter')
  await expect(toast).toContainText(`Added to cart: ${PHONE.name}Total $400`)
  await expect(button).toBeFocused()
  await expect(async () => {
    const [box, pressed] = await Promise.all([extentOf(toast), extentOf(button)])
    expect(box.bottom <= pressed.top || box.top >= pressed.bottom).toBe(true)
  }).toPass()
  await toast.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
  await expect(toast).toHaveCount(0)
})

test('on a phone, a toast covers neither name, pictures nor choices', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openProduct(page)
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart' })
  await bar(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(toast).toBeVisible()
  const { top, bottom } = await extentOf(toast)
  const pictures = page.getByRole('region', { name: 'Product images' })
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    pictures.getByRole('img').first(),
    pictures.getByRole('button', { name: 'Image 1' }),
    page.getByRole('radiogroup').first(),
  ]) {
    const box = await extentOf(part)
    expect(box.bottom <= top || box.top >= bottom).toBe(true)
  }
})

test('other pictures in the room of a photograph do not get its edges', async ({ page }) => {
  const edges = ['#cccccc,#dddddd', '#bbbbbb,#cccccc']
  const sizes = { widths: [208], formats: ['avif'], ratio: 1.5, backdrop: '#cccccc', edges }
  await serveFile(page, 'products.json', [{ ...PHONE, pictureSizes: sizes }])
  await serveFile(page, 'phones.json', [{ ...phoneDetail(1), pictureSizes: sizes }])
  await page.goto(`#/phones/${PHONE.itemId}`)
  const pictures = page.getByRole('region', { name: 'Product images' })
  await expect(pictures).toHaveCSS('--backdrop', '#cccccc')
  await expect(pictures).toHaveCSS('--edge-1', '')
})

test('the focus comes out from under a toast', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(12))
  await page.setViewportSize({ width: 375, height: 600 })
  await page.goto('#/phones')
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart' })
  const add = (nth: number) =>
    page.getByRole('article').nth(nth).getByRole('button', { name: 'Add to cart' })

  await test.step('at the bottom, forwards', async () => {
    await add(1).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await add(1).press('Enter')
    await expect(toast).toHaveText(/Phone 02/)
    // The pointer on it keeps it.
    await toast.hover()
    await tabTo(page, add(3))
  })

  await test.step('at the end of the page', async () => {
    await page.getByRole('link', { name: 'Contacts' }).focus()
    await expectFocusToShow(page)
  })

  await test.step('at the top, backwards', async () => {
    await page.reload()
    await add(4).evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await add(4).press('Enter')
    await expect(toast).toHaveText(/Phone 05/)
    await expect.poll(async () => (await extentOf(toast)).bottom).toBeLessThan(300)
    await toast.hover()
    await tabTo(page, add(2), 'Shift+Tab')
  })
})

test.describe('the bar of a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

  test('appears when the button is out of view, and returns its focus to it', async ({ page }) => {
    await openProduct(page)
    await scrollToMiddle(page, ownButton(page))
    await expect(bar(page)).toHaveCount(0)
    await scrollToMiddle(page, page.getByRole('heading', { name: 'Tech specs' }))
    await expect(bar(page)).toContainText('$400')
    await bar(page).getByRole('button', { name: 'Add to cart' }).click()
    await expect(bar(page).getByRole('button', { name: 'Added' })).toBeFocused()
    await expect(cartLink(page)).toHaveText('Cart 1')
    await scrollToMiddle(page, ownButton(page))
    await expect(bar(page)).toHaveCount(0)
    await expect(ownButton(page)).toBeFocused()
  })

  test('covers neither the footer nor the focused control', async ({ page }) => {
    await openProduct(page)
    const liked = page.getByRole('region', { name: 'You may also like' })
    const next = liked.getByRole('button', { name: 'Next' })
    await next.evaluate((element) => {
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'end' })
    })
    await expect(bar(page)).toBeVisible()
    const { top } = await extentOf(bar(page))
    const expectAboveBar = (control: Locator) =>
      expect.poll(async () => (await extentOf(control)).bottom).toBeLessThanOrEqual(top)
    await expectAboveBar(next)
    const toTop = page.getByRole('button', { name: 'Back to top' })
    for (const control of [liked.getByRole('button', { name: 'Add to cart' }).first(), toTop]) {
      await control.focus()
      await expect(bar(page)).toBeVisible()
      await expectAboveBar(control)
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expectAboveBar(page.getByRole('contentinfo'))
  })
})

async function openProduct(page: Page): Promise<void> {
  await serveFile(page, 'products.json', [PHONE, ...phoneList(4)])
  await serveFile(page, 'phones.json', [phoneDetail(4)])
  await page.goto(`#/phones/${PHONE.itemId}`)
  // Until its details have loaded, the first button is a card's below.
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
}

function bar(page: Page): Locator {
  return page.getByRole('group', { name: `Buy ${PHONE.name}` })
}

/** The page's own button: the first one, before the bar's and those of the cards. */
function ownButton(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^Add(ed| to cart)$/ })
    .first()
}
