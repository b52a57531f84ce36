import { readdirSync } from 'node:fs'
import { PHONE } from '#tests/e2e/support/catalogue.ts'
import { countStarts, prepareForBadCode } from '#tests/e2e/support/code.ts'
import { cartLink, expect, expectAddress, keepChoices, test } from '#tests/e2e/support/shop.ts'

test.beforeEach(({ page, consoleWatch }) => prepareForBadCode(page, consoleWatch))

/** The pages of the shop, and an element that shows that each has loaded. */
const PAGES = [
  { address: '#/phones', text: '4 models' },
  { address: '#/phones?price=100-101', text: '2 of 4 models' },
  { address: `#/phones/${PHONE.itemId}`, text: 'Tech specs' },
  { address: '#/search?q=phone', text: '“phone”' },
  { address: `#/compare?ids=${PHONE.itemId}`, text: 'Performance' },
  { address: '#/cart', text: 'Total for 1 items' },
  { address: '#/favourites', text: 'There are no favourites yet' },
  { address: `#/shared?cart=${PHONE.id}*2`, text: 'Total for 2 items' },
  { address: '#/', text: 'Hot price' },
] as const

for (const file of readdirSync('dist/assets').filter((name) => name.endsWith('.js'))) {
  test(`without ${file} every page is shown, or shows an error`, async ({ page }) => {
    const starts = countStarts(page)
    await keepChoices(page, { cartProducts: [PHONE], comparedProducts: [PHONE] })
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404 }))
    for (const { address, text } of PAGES) {
      await page.goto(address)
      const reload = page.getByRole('button', { name: 'Reload' })
      await expect(reload.or(page.getByText(text)).first()).toBeVisible()
      await expect(cartLink(page)).toHaveText('Cart 1')
      await expectAddress(page, address)
    }
    // At most one reload for each page, or for each link if no code of the shop has loaded.
    expect(starts()).toBeLessThanOrEqual(2 * PAGES.length)
  })
}
