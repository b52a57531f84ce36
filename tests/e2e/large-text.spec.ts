import type { Page } from '@playwright/test'
import { PHONE, phoneDetail, serveFile } from './support/catalogue.ts'
import { brokenTexts, cutControls, narrowSelects, sidewaysScroll } from './support/measures.ts'
import { expect, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

/** One state of each page, and the states with something over it. */
const NAMES = [
  'home',
  'menu open',
  'list, page in the middle',
  'list, some chosen',
  'product',
  'product with little to show, and many colours',
  'cart, dialog open',
  'cart, undo',
  'cart, prices moved',
  'favourites, prices moved',
  'page not found',
]

// The page's security policy would block the test's own style sheet.
test.use({ bypassCSP: true })

for (const { name, open } of STATES.filter((state) => NAMES.includes(state.name))) {
  test(`text at 200 % fits a phone: ${name}`, async ({ page }) => {
    await open(page)
    // Elements that are not drawn yet have an estimated height, which their texts may exceed.
    await page.addStyleTag({
      content: '* { transition: none !important; content-visibility: visible !important }',
    })
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // A resized window resets it.
      await enlargeText(page)
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe('32px')
      expect.soft(await sidewaysScroll(page), `${width} pixels, sideways scroll`).toBe(0)
      expect.soft(await cutControls(page), `${width} pixels, cut controls`).toEqual([])
      const misfits = [...(await brokenTexts(page)), ...(await narrowSelects(page))]
      expect.soft(misfits, `${width} pixels, texts`).toEqual([])
    }
  })
}

test('with text at 200 % a phone shows no bar at its bottom', async ({ page }) => {
  await serveFile(page, 'products.json', [PHONE])
  await serveFile(page, 'phones.json', [phoneDetail(1)])
  await page.setViewportSize({ width: 375, height: 800 })
  await enlargeText(page)
  await page.goto(`#/phones/${PHONE.itemId}`)
  const specs = page.getByRole('heading', { name: 'Tech specs' })
  await specs.scrollIntoViewIfNeeded()
  await expect(specs).toBeInViewport()
  await expect(page.getByRole('group', { name: /^Buy/ })).toHaveCount(0)
})

/** The browser's own setting, twice as large as usual. */
async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
