import { brokenTexts, cutControls, narrowSelects, sidewaysScroll } from './support/measures.ts'
import { expect, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

/** One state of each page, and what may lie over it. */
const NAMES = [
  'home',
  'menu open',
  'list, page in the middle',
  'list, some chosen',
  'product',
  'product, its button scrolled away',
  'product with little to show, and many colours',
  'cart, dialog open',
  'cart, undo',
  'cart, prices moved',
  'favourites, prices moved',
  'page not found',
]

// The page's security policy would keep the test's own style sheet out.
test.use({ bypassCSP: true })

for (const { name, open } of STATES.filter((state) => NAMES.includes(state.name))) {
  test(`text at 200 % fits a phone: ${name}`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await open(page)
    // What is not drawn yet has a guessed height, and texts beyond it.
    await page.addStyleTag({
      content: '* { transition: none !important; content-visibility: visible !important }',
    })
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // The browser's own setting, twice as large as usual. A window of another size forgets it.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe('32px')
      // The bar that has no room goes in the next frame.
      await expect.poll(() => cutControls(page), `${width} pixels, cut controls`).toEqual([])
      expect.soft(await sidewaysScroll(page), `${width} pixels, sideways scroll`).toBe(0)
      const misfits = [...(await brokenTexts(page)), ...(await narrowSelects(page))]
      expect.soft(misfits, `${width} pixels, texts`).toEqual([])
    }
  })
}
