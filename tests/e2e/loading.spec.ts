import type { Page } from '@playwright/test'
import { BUILDS } from './support/builds.ts'
import { holdFile, phoneList, serveFile } from './support/catalogue.ts'
import { boxOf, card, expect, loader, test } from './support/shop.ts'

test.use({ baseURL: BUILDS.real })

/** The shortest time of the catalogue's first load, in milliseconds (specification, section 9). */
const DELAY = 1500

/** The time that the shop may take beyond that, in milliseconds of the page's clock. */
const GRACE = 50

// app/load-errors.test.tsx and data/catalogue-query.test.ts have slow and failing catalogues.
test('shows the loader for exactly 1.5 seconds for a fast catalogue', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await serveFile(page, 'products.json', phoneList(3))
  const answered = page.waitForResponse('**/api/products.json')
  await page.goto('#/phones')
  await (await answered).finished()
  await expect(loader(page)).toBeVisible()
  await page.clock.runFor(DELAY - 1)
  await expect(loader(page)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await runOn(page, GRACE)
  await expect(card(page, 'Phone 01').first()).toBeVisible()
  await expect(loader(page)).toHaveCount(0)
})

for (const address of ['', '#/phones']) {
  test(`a grey shape is as large as its card: ${address || 'home'}`, async ({ page }) => {
    for (const width of [375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('about:blank')
      const catalogue = await holdFile(page, 'products.json')
      await page.goto(address)
      await expect(loader(page)).toMatchAriaSnapshot('- status "Loading"')
      const shape = await boxOf(loader(page).locator('[class*=card]:empty').first())
      await catalogue.release()
      const first = await boxOf(page.getByRole('article').first())
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect.soft(Math.abs(first[side] - shape[side]), `${side} at ${width} px`).toBeLessThan(4)
      }
    }
  })
}

/** Advances the clock of the page in single steps, so that timers and promises run in between. */
async function runOn(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed++) await page.clock.runFor(1)
}
