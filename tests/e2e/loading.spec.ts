import { holdFile } from './support/catalogue.ts'
import { boxOf, expect, loader, test } from './support/shop.ts'

for (const address of ['', '#/phones']) {
  test(`a skeleton card is as large as its card: ${address || 'home'}`, async ({ page }) => {
    for (const width of [375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('about:blank')
      const catalogue = await holdFile(page, 'products.json')
      await page.goto(address)
      await expect(loader(page)).toMatchAriaSnapshot('- status "Loading"')
      const skeleton = await boxOf(loader(page).locator('[class*=card]:empty').first())
      await catalogue.release()
      const first = await boxOf(page.getByRole('article').first())
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect
          .soft(Math.abs(first[side] - skeleton[side]), `${side} at ${width} px`)
          .toBeLessThan(4)
      }
    }
  })
}
