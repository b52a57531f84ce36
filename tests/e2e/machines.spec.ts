import { axeFindings } from './support/axe.ts'
import { BUILDS } from './support/builds.ts'
import { expect, test } from './support/shop.ts'

/** What Lighthouse 13.5 looks at in `agentic/agent-accessibility-tree` (2026), by the names of axe. */
const TREE = [
  ...['button-name', 'input-button-name', 'input-image-alt', 'label', 'link-name', 'select-name'],
  ...['document-title', 'aria-allowed-attr', 'aria-allowed-role', 'aria-command-name'],
  ...['aria-conditional-attr', 'aria-dialog-name', 'aria-hidden-body', 'aria-hidden-focus'],
  ...['aria-input-field-name', 'aria-prohibited-attr', 'aria-required-attr', 'aria-roles'],
  ...['aria-required-children', 'aria-required-parent', 'aria-text', 'aria-toggle-field-name'],
  ...['aria-tooltip-name', 'aria-treeitem-name', 'aria-valid-attr', 'aria-valid-attr-value'],
  ...['duplicate-id-aria', 'definition-list', 'table-duplicate-name', 'tabindex'],
  ...['autocomplete-valid', 'presentation-role-conflict', 'svg-img-alt'],
]

const SLUG = 'apple-iphone-17-pro-max-256gb-deep-blue'

const PAGES = [
  ...['./', '#/phones', `#/phones/${SLUG}`, '#/search?q=blue', '#/cart', '#/compare'],
  ...['#/favourites', '#/info/delivery', '#/nothing', '404.html'],
]

for (const path of PAGES) {
  test(`programs know what each part of ${path} is and does`, async ({ page }) => {
    await page.goto(BUILDS.quick + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await axeFindings(page, TREE)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a twin and llms.txt are where pages say', async ({ page, request }) => {
    for (const path of [`p/${SLUG}/`, 'phones/', 'info/delivery/']) {
      await page.goto(BUILDS.quick + path)
      const twin = page.locator('link[type="text/markdown"]')
      const answer = await request.get((await twin.getAttribute('href')) ?? '')
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      expect(await answer.text()).toContain(`# ${title ?? ''}\n`)
    }
    // As Lighthouse reads it: a heading, a link, and more than 50 characters.
    const text = await (await request.get(`${BUILDS.quick}llms.txt`)).text()
    expect(text).toMatch(/^# .+\n[^]{50,}\[.+\]\(.+\)/m)
  })
})
