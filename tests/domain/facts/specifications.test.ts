import { expect, it } from 'vitest'
import { summarySpecifications, techSpecifications } from '#src/domain/facts/page-facts.ts'
import { cardSpecifications, type Specification } from '#src/domain/facts/specifications.ts'
import { capacityChoiceLabel } from '#src/domain/product/variants.ts'
import { detail, product } from '#tests/support/products.ts'

it.each([
  ['256 GB', 'Capacity', 'Built in memory'],
  ['42mm', 'Size', 'Size'],
  ['One size', 'Size', 'Size'],
])('a capacity of %s is called %s on a card, and %s on a page', (value, onCard, onPage) => {
  expect(cardSpecifications(product({ capacity: value }))[1]).toEqual({ label: onCard, value })
  expect(techSpecifications(detail({ capacity: value }))[4]).toEqual({ label: onPage, value })
})

it.each([
  ['256GB', ['128GB', '256GB'], 'Select capacity'],
  ['', ['128GB', '256GB'], 'Select capacity'],
  ['42mm', ['42mm', '46mm'], 'Select size'],
  ['6.1-inch', [], 'Select size'],
])('a capacity of %s among %o is chosen under %s', (capacity, capacityAvailable, label) => {
  expect(capacityChoiceLabel(detail({ capacity, capacityAvailable }))).toBe(label)
})

// app/product-page.test.tsx has all facts, in their order.
it('the summary of a product page has no row for what is not there', () => {
  const summary = summarySpecifications(detail({ resolution: '', processor: ' ' }))
  expect(labels(summary)).toStrictEqual(['Screen', 'RAM'])
})

it('the tech specs have no row for what is not there', () => {
  const without = detail({ cell: ['GSM', '', ' ', '5G'], resolution: ' ' })
  delete without.camera
  delete without.zoom
  expect(labels(techSpecifications(without))).toStrictEqual([
    ...['Screen', 'Processor', 'RAM', 'Built in memory', 'Cell'],
  ])
  expect(techSpecifications(without).at(-1)?.value).toBe('GSM, 5G')
  const bare = { screen: '', resolution: '', processor: '', ram: '', capacity: '', cell: [''] }
  expect(techSpecifications(detail({ ...bare, camera: '', zoom: null }))).toStrictEqual([])
})

function labels(rows: readonly Specification[]): string[] {
  return rows.map(({ label }) => label)
}
