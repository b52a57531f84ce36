import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CATEGORIES } from '#src/domain/product/category.ts'
import { capacityChoiceLabel } from '#src/domain/facts/capacity-choice-label.ts'
import {
  cardSpecifications,
  summarySpecifications,
  techSpecifications,
  type Specification,
} from '#src/domain/facts/specifications.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '../../support/our-catalogue.ts'
import { detail, product } from '../../support/products.ts'

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
  const OWN_DETAILS = CATEGORIES.flatMap((category) =>
    z.array(productDetailSchema).parse(readJson(`${category}.json`)),
  )

  it.each(['256GB', '256 GB', '1TB', '512mb'])('of %s is memory', (capacity) => {
    expect(cardSpecifications(product({ capacity }))[1]).toStrictEqual({
      label: 'Capacity',
      value: capacity,
    })
    expect(techSpecifications(detail({ capacity }))[4]).toStrictEqual({
      label: 'Built in memory',
      value: capacity,
    })
  })

  it.each(['42mm', '6.1-inch', '1m', 'One size', 'XL', '20W', '256'])(
    'of %s is a size',
    (capacity) => {
      const size = { label: 'Size', value: capacity }
      expect(cardSpecifications(product({ capacity }))[1]).toStrictEqual(size)
      expect(techSpecifications(detail({ capacity }))[4]).toStrictEqual(size)
    },
  )

  it('in our own catalogue is memory for phones and tablets, and a size for accessories', () => {
    const label = (part: Product) => labels(cardSpecifications({ ...part, screen: '' }))[0]
    const [accessories, devices] = [true, false].map((isAccessory) =>
      catalogue.filter(
        ({ category, capacity }) => (category === 'accessories') === isAccessory && capacity !== '',
      ),
    )
    expect(accessories?.length).toBeGreaterThan(0)
    expect(new Set(accessories?.map(label))).toStrictEqual(new Set(['Size']))
    expect(new Set(devices?.map(label))).toStrictEqual(new Set(['Capacity']))
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

  it('has the same kind of label on the card and on the page of a product', () => {
    const sizes = (rows: readonly Specification[]) => rows.filter(({ label }) => label === 'Size')
    for (const own of catalogue) {
      const page = OWN_DETAILS.find(({ id }) => id === own.itemId)
      expect(page && sizes(techSpecifications(page))).toStrictEqual(sizes(cardSpecifications(own)))
    }
  })
})

describe('the summary of a product page', () => {
  it('lists screen, resolution, processor and RAM', () => {
    expect(summarySpecifications(detail())).toStrictEqual([
      { label: 'Screen', value: '6.1" OLED' },
      { label: 'Resolution', value: '2532x1170' },
      { label: 'Processor', value: 'Acme A1' },
      { label: 'RAM', value: '4GB' },
    ])
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

  it('have no row for cells where the product lists none', () => {
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

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(`public/api/${name}`, 'utf8'))
}
