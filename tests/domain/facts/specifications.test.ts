import { describe, expect, it } from 'vitest'
import { summarySpecifications, techSpecifications } from '#src/domain/facts/page-facts.ts'
import { cardSpecifications, type Specification } from '#src/domain/facts/specifications.ts'
import { capacityChoiceLabel } from '#src/domain/product/variants.ts'
import { detail, product } from '#tests/support/products.ts'

const bare = { screen: '', resolution: '', processor: '', ram: '', capacity: '', cell: [] }

describe('a product card', () => {
  it('lists screen, capacity and RAM', () => {
    expect(cardSpecifications(product())).toStrictEqual([
      { label: 'Screen', value: '6.1" OLED' },
      { label: 'Capacity', value: '64GB' },
      { label: 'RAM', value: '4GB' },
    ])
  })

  it('has no row for what the product lacks', () => {
    const strap = product({ screen: '', capacity: ' ', ram: '' })
    expect(cardSpecifications(strap)).toStrictEqual([])
  })
})

describe('a capacity', () => {
  it.each([
    ['256 GB', 'Capacity', 'Built in memory'],
    ['42mm', 'Size', 'Size'],
    ['One size', 'Size', 'Size'],
  ])('of %s is called %s on a card, and %s on a page', (value, onCard, onPage) => {
    expect(cardSpecifications(product({ capacity: value }))[1]).toEqual({ label: onCard, value })
    expect(techSpecifications(detail({ capacity: value }))[4]).toEqual({ label: onPage, value })
  })

  it.each([
    ['256GB', ['128GB', '256GB'], 'Select capacity'],
    ['', ['128GB', '256GB'], 'Select capacity'],
    ['42mm', ['42mm', '46mm'], 'Select size'],
    ['6.1-inch', [], 'Select size'],
  ])(
    'of %s among %o is chosen under a label of the same kind',
    (capacity, capacityAvailable, label) => {
      expect(capacityChoiceLabel(detail({ capacity, capacityAvailable }))).toBe(label)
    },
  )
})

describe('the summary of a product page', () => {
  it('lists screen, resolution, processor and RAM', () => {
    const rows = summarySpecifications(detail())
    expect(labels(rows)).toStrictEqual(['Screen', 'Resolution', 'Processor', 'RAM'])
  })

  it('has no row for an empty field', () => {
    expect(labels(summarySpecifications(detail({ resolution: '', processor: ' ' })))).toStrictEqual(
      ['Screen', 'RAM'],
    )
  })
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

  it.each([
    ['camera', 'Camera'],
    ['zoom', 'Zoom'],
  ] as const)('have %s only when it is present', (fact, label) => {
    const without = detail()
    Reflect.deleteProperty(without, fact)
    expect(labels(techSpecifications(without))).not.toContain(label)
    expect(labels(techSpecifications(detail({ [fact]: '' })))).not.toContain(label)
    expect(labels(techSpecifications(without))).toHaveLength(7)
  })

  it.each([
    [['GSM', 'LTE', '5G'], 'GSM, LTE, 5G'],
    [['Wi-Fi'], 'Wi-Fi'],
    [['GSM', '', ' ', 'LTE'], 'GSM, LTE'],
  ])('join the cells %o by commas', (cell, value) => {
    expect(techSpecifications(detail({ cell })).at(-1)).toStrictEqual({ label: 'Cell', value })
  })

  it('have no row for cells if the product lists none', () => {
    expect(labels(techSpecifications(detail({ cell: [] })))).not.toContain('Cell')
    expect(labels(techSpecifications(detail({ cell: [''] })))).not.toContain('Cell')
  })

  it('are an empty list for a product without facts', () => {
    expect(techSpecifications(detail({ ...bare, camera: '', zoom: '' }))).toStrictEqual([])
  })
})

function labels(rows: readonly Specification[]): string[] {
  return rows.map(({ label }) => label)
}
