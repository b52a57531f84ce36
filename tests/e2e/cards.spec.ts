import type { Locator } from '@playwright/test'
import { PHONE, phoneList, serveFile } from './support/catalogue.ts'
import { expect, keepChoices, test } from './support/shop.ts'

/** Cards per row of the list, by the width of the window in pixels. */
const COLUMNS = { 320: 2, 375: 2, 768: 3, 1024: 4, 1280: 3, 1920: 4 }

const LONG = 'A phone with a name that goes on and on, in a colour that takes its time as well'

/** A long name, no old price, no facts: the cards of one row differ in everything that can vary. */
const ODD = phoneList(8).map((entry, index) => ({
  ...entry,
  ...(index % 4 === 1 && { name: LONG }),
  ...(index % 4 === 2 && { fullPrice: entry.price }),
  ...(index % 4 === 3 && { screen: '', capacity: '', ram: '' }),
}))

test('names, prices, facts and buttons of one row of cards are aligned', async ({ page }) => {
  await serveFile(page, 'products.json', ODD)
  await page.goto('#/phones')
  for (const [width, columns] of Object.entries(COLUMNS)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(ODD.length)
    // The filters beside the list come and go in a render of their own.
    await expect(async () => {
      expect(await cutNames(cards), `${width}: cut`).toEqual([])
      const heights = await partsOf(cards)
      for (let first = 0; first < heights.length; first += columns) {
        const row = heights.slice(first, first + columns)
        expect(
          new Set(row.map((parts) => parts.join())),
          `${width}: ${row.join(' | ')}`,
        ).toHaveProperty('size', 1)
      }
      expect(heights[columns]?.[0], `${width}: the next row`).toBeGreaterThan(heights[0]?.[0] ?? 0)
    }).toPass()
  }
  await page.goto('#/')
  const carousel = page.getByRole('region', { name: 'Hot price' })
  await expect(carousel).toBeVisible()
  await expect(carousel.getByRole('article')).toHaveCount(ODD.length - 2)
  expect(await cutNames(carousel.getByRole('article'))).toEqual([])
  const heights = await partsOf(carousel.getByRole('article'))
  expect(new Set(heights.map((parts) => parts.join())).size, heights.join(' | ')).toBe(1)
})

test('prices and sums do not wrap, even for ten thousand pieces', async ({ page }) => {
  const dear = { ...PHONE, price: 1999.9, fullPrice: 2100.9 }
  await serveFile(page, 'products.json', [dear, ...phoneList(3)])
  await keepChoices(page, { cartProducts: [dear], totalBill: { [dear.id]: 9999 } })
  const card = page.getByRole('article')
  const total = page.getByText('Total for 9999 items').locator('..')
  for (const [address, ...texts] of [
    ['#/phones', card.getByText('$1,999.90'), card.getByText('$2,100.90')],
    ['#/cart', page.getByRole('listitem').getByText('$19,997,000.10'), total.getByText(/^\$/)],
  ] as const) {
    await page.goto(address)
    for (const width of Object.keys(COLUMNS).map(Number)) {
      await page.setViewportSize({ width, height: 900 })
      for (const text of texts) await expectOneLine(text)
    }
  }
})

/** The names that are higher than their box. */
function cutNames(cards: Locator): Promise<string[]> {
  return cards.getByRole('heading').evaluateAll((headings) =>
    headings
      .filter((heading) => {
        const text = document.createRange()
        text.selectNodeContents(heading)
        return text.getBoundingClientRect().height > heading.getBoundingClientRect().height + 1
      })
      .map(({ textContent }) => textContent),
  )
}

/** The distances from a card's top to its name, price, facts and button. */
function partsOf(cards: Locator): Promise<number[][]> {
  return cards.evaluateAll((elements) =>
    elements.map((element) =>
      ['h2, h3', 'p', 'dl', 'button'].map((part) =>
        Math.round(element.querySelector(part)?.getBoundingClientRect().top ?? -1),
      ),
    ),
  )
}

async function expectOneLine(text: Locator): Promise<void> {
  const lines = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
}
