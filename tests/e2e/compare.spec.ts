import type { Page } from '@playwright/test'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { phoneDetail, phoneList, PHONE, serveFile } from './support/catalogue.ts'
import { expectFocusToShow, tabTo } from './support/keyboard.ts'
import { sidewaysScroll } from './support/measures.ts'
import { boxOf, card, expect, extentOf, keepChoices, test } from './support/shop.ts'

const phones = catalogue.filter(({ category }) => category === 'phones')
const COMPARED = [0, 20, 50, 90].flatMap((index) => phones[index] ?? [])

const tray = (page: Page) => page.getByRole('region', { name: 'Comparison' })

for (const width of [320, 1280]) {
  test(`names and prices of four products stay in view at ${width} px`, async ({ page }) => {
    await keepChoices(page, { comparedProducts: COMPARED })
    await page.setViewportSize({ width, height: 667 })
    await page.goto('#/compare')
    const head = page.getByRole('table').locator('thead')
    const names = head.getByRole('link')
    await expect(names).toHaveCount(4)
    expect(await sidewaysScroll(page)).toBe(0)

    const value = page.getByRole('rowheader', { name: 'Cell' })
    await page.mouse.move(width / 2, 500)
    await page.mouse.wheel(0, (await boxOf(value)).y - 500)
    await expect(value).toBeInViewport()
    const header = await extentOf(page.getByRole('banner'))
    await expect(head.locator('img').first()).not.toBeInViewport({ ratio: 0.8 })
    for (const part of [...(await names.all()), head.getByText(/^\$/).last()]) {
      await expect(part).toBeInViewport({ ratio: 1 })
      expect((await extentOf(part)).top).toBeGreaterThanOrEqual(header.bottom)
    }
    expect((await extentOf(head)).bottom, 'half of the window is left for the values').toBeLessThan(
      667 / 2,
    )
  })
}

test('a comparison of four products uses a wide window, from the page’s edge', async ({ page }) => {
  await keepChoices(page, { comparedProducts: COMPARED })
  for (const [width, least] of [
    [1440, 1100],
    [1920, 1500],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 })
    await page.goto('#/compare')
    const table = await boxOf(page.getByRole('table'))
    expect(table.width).toBeGreaterThan(least)
    expect(table.x).toBe((await boxOf(page.getByRole('heading', { level: 1 }))).x)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

test('on a phone, no control of the comparison is hidden with the focus', async ({ page }) => {
  await keepChoices(page, { comparedProducts: COMPARED })
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('#/compare')
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  const controls = page.getByRole('table').locator('a, button')
  const hidden = await controls.evaluateAll((all: HTMLElement[]) =>
    [...all, ...all.toReversed()].flatMap((control) => {
      control.focus()
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const middle = (top + bottom) / 2
      const points = [left + 8, (left + right) / 2, right - 8]
      const isShown = points.every((x) => control.contains(document.elementFromPoint(x, middle)))
      return isShown ? [] : [control.ariaLabel ?? control.textContent]
    }),
  )
  expect(hidden).toEqual([])
})

test('the tray does not cover the focus in the filters beside the list', async ({ page }) => {
  await keepChoices(page, { comparedProducts: COMPARED })
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('#/phones')
  const values = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox')
  await expect(tray(page)).toBeVisible()
  await expect(values.last()).toBeAttached()
  await page.keyboard.press('Tab')
  for (const value of (await values.all()).slice(-3)) {
    await value.focus()
    await expectFocusToShow(page)
  }
})

test('the tray covers neither the focus nor bars, toasts or the footer', async ({ page }) => {
  const products = phoneList(8)
  await serveFile(page, 'products.json', [PHONE, ...products])
  await serveFile(page, 'phones.json', [phoneDetail(2)])
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('#/phones')

  await test.step('the focus comes out from under it when it appears', async () => {
    const compare = card(page, 'Phone 02').getByRole('button', { name: 'Compare' })
    await compare.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - 560),
    )
    await compare.press('Enter')
    await expect.poll(async () => (await extentOf(tray(page))).bottom).toBe(568)
    await expectFocusToShow(page)
  })

  await keepChoices(page, { comparedProducts: products.slice(0, 4) })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Compare 4' })).toBeVisible()
  // It moves into the window.
  await expect.poll(async () => (await extentOf(tray(page))).bottom).toBe(568)
  const { top } = await extentOf(tray(page))
  expect(568 - top, 'its height').toBeLessThan(70)

  await test.step('the focus and toasts are above it', async () => {
    await tabTo(page, card(page, 'Phone 01').getByRole('link'))
    await tabTo(page, card(page, 'Phone 06').getByRole('button', { name: 'Compare' }))
    await page.keyboard.press('Enter')
    const toast = page.getByText('The comparison has room for four products.')
    await expect.poll(async () => (await extentOf(toast)).bottom).toBeLessThan(top)
    await expectFocusToShow(page)
  })

  await test.step('the footer can be scrolled above it', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const footer = page.getByRole('contentinfo')
    await expect.poll(async () => (await extentOf(footer)).bottom).toBeLessThanOrEqual(top + 1)
  })

  await test.step('the purchase bar is above it', async () => {
    await card(page, PHONE.name).getByRole('link').click()
    await page.getByRole('heading', { name: 'Tech specs' }).scrollIntoViewIfNeeded()
    const bar = page.getByRole('group', { name: `Buy ${PHONE.name}` })
    await expect.poll(async () => (await extentOf(bar)).bottom).toBeLessThanOrEqual(top)
    await tray(page).getByRole('button', { name: 'Clear' }).focus()
    await tabTo(page, page.getByRole('link', { name: 'Compare 4' }))
  })

  await test.step('the footer of a short page stays where it is when the tray goes', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('#/favourites')
    await expect(page.getByText('There are no favourites yet')).toBeVisible()
    const footer = await extentOf(page.getByRole('contentinfo'))
    await tray(page).getByRole('button', { name: 'Clear' }).click()
    await expect(tray(page)).toHaveCount(0)
    expect(await extentOf(page.getByRole('contentinfo'))).toEqual(footer)
  })
})
