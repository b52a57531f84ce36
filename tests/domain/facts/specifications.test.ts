import { describe, expect, it } from 'vitest'
import { summarySpecifications, techSpecifications } from '#src/domain/facts/page-facts.ts'
import { cardSpecifications, type Specification } from '#src/domain/facts/specifications.ts'
import { capacityChoiceLabel } from '#src/domain/product/variants.ts'
import { detail, product } from '#tests/support/products.ts'

it('a product card lists screen, capacity and RAM, if the product has them', () => {
  expect(cardSpecifications(product())).toStrictEqual([
    { label: 'Screen', value: '6.1" OLED' },
    { label: 'Capacity', value: '64GB' },
    { label: 'RAM', value: '4GB' },
  ])
  const strap = product({ screen: '', capacity: ' ', ram: '' })
  expect(cardSpecifications(strap)).toStrictEqual([])
})

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

it('the summary of a product page lists screen, resolution, processor and RAM, if there are any', () => {
  const labelsOf = (...facts: Parameters<typeof detail>) =>
    labels(summarySpecifications(detail(...facts)))
  expect(labelsOf()).toStrictEqual(['Screen', 'Resolution', 'Processor', 'RAM'])
  expect(labelsOf({ resolution: '', processor: ' ' })).toStrictEqual(['Screen', 'RAM'])
})

describe('the tech specs', () => {
  it('list everything in the order of the specification', () => {
    expect(techSpecifications(detail())).toStrictEqual([
      { label: 'Screen', value: '6.1" OLED' },
      { label: 'Resolution', value: '2532x1170' },
      { label: 'Processor', value: 'Acme A1' },
      { label: 'RAM', value: '4GB' },
      { label: 'Built in memory', value: '64GB' },
      { label: 'Camera', value: '12 MP' },
      { label: 'Zoom', value: '2x' },
      { label: 'Cell', value: 'GSM, LTE' },
    ])
  })

  it('have no row for what is not there', () => {
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
})

function labels(rows: readonly Specification[]): string[] {
  return rows.map(({ label }) => label)
}
