import type { Page } from '@playwright/test'
import { phoneList, serveFile } from '#tests/e2e/support/catalogue.ts'
import { card, expect, scrollTo, test } from '#tests/e2e/support/shop.ts'

const COUNT = 3000

test.beforeEach(async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(COUNT))
})

test('a list of some hundreds is whole in the document, for find in page', async ({ page }) => {
  await serveFile(page, 'products.json', phoneList(300))
  await page.goto('#/phones')
  await expect(page.getByRole('article')).toHaveCount(300)
})

test('of a list of thousands, only the visible rows are in the document', async ({ page }) => {
  await openList(page)
  await expect(page.getByText(`${COUNT} models`)).toBeVisible()
  await expect(card(page, 'Phone 01')).toBeInViewport()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const share of [0.5, 0.9, 0.2]) {
    await scrollTo(page, share * height)
    const places = await placesInSight(page)
    expect(places.length).toBeGreaterThan(2)
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index))
    expect(Math.abs((places[0] ?? 0) / COUNT - share)).toBeLessThan(0.02)
    expect(await page.getByRole('article').count()).toBeLessThan(80)
  }
  await scrollTo(page, height)
  await expect(card(page, `Phone ${COUNT}`)).toBeAttached()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await scrollTo(page, 0)
  await page.getByLabel('Sort by').selectOption('Newest')
  await expect(
    page.getByRole('listitem').filter({ has: card(page, `Phone ${COUNT}`) }),
  ).toHaveAttribute('aria-posinset', '1')
})

test('Tab continues into rows that were not in the document', async ({ page }) => {
  await openList(page)
  const last = (await page.getByRole('article').count()) - 1
  const link = card(page, `Phone ${last + 2}`).getByRole('link')
  await expect(link).toHaveCount(0)
  await page.getByRole('article').nth(last).getByRole('button').last().focus()
  // The focus draws the rows after it.
  await expect(link).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

/** Only the first rows are shown until the code for long lists has loaded. */
async function openList(page: Page): Promise<void> {
  await page.goto('#/phones')
  await expect(page.locator(`[aria-setsize="${COUNT}"]`).first()).toBeVisible()
}

/** The positions in the list, from 1, of the cards whose top is in the window. */
function placesInSight(page: Page): Promise<number[]> {
  return page.getByRole('listitem').evaluateAll((items) =>
    items
      .filter((item) => {
        const { top } = item.getBoundingClientRect()
        return item.ariaPosInSet !== null && top >= 0 && top < window.innerHeight
      })
      .map((item) => Number(item.ariaPosInSet)),
  )
}
