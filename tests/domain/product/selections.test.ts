import { describe, expect, it } from 'vitest'
import {
  alsoLiked,
  brandNewModels,
  hotPriceModels,
  ofCategory,
} from '#src/domain/product/selections.ts'
import { phones, product } from '#tests/support/products.ts'

const mixed = [
  product({ itemId: 'tablet', category: 'tablets', year: 2030, price: 1, fullPrice: 9000 }),
  product({ itemId: 'old', year: 2019, price: 500, fullPrice: 900 }),
  product({ itemId: 'case', category: 'accessories', year: 2031, price: 1, fullPrice: 9000 }),
  product({ itemId: 'new', year: 2025, price: 1000, fullPrice: 1000 }),
  product({ itemId: 'middle', year: 2022, price: 100, fullPrice: 300 }),
]

it('keeps the order of the catalogue in a category, and the catalogue as it is', () => {
  const phonesOnly = ofCategory(mixed, 'phones')
  expect(ids(phonesOnly)).toStrictEqual(['old', 'new', 'middle'])
  phonesOnly.reverse()
  expect(ids(ofCategory(mixed, 'phones'))).toStrictEqual(['old', 'new', 'middle'])
})

describe('brand new models', () => {
  it('are the phones, the newest first', () => {
    expect(ids(brandNewModels(mixed))).toStrictEqual(['new', 'middle', 'old'])
  })

  it('of one year keep the order of the catalogue', () => {
    const equal = phones(10).map((phone) => ({ ...phone, year: 2024 }))
    expect(brandNewModels(equal)).toStrictEqual(equal)
  })
})

describe('hot prices', () => {
  it('are reduced phones by their discount in dollars, the largest first', () => {
    expect(ids(hotPriceModels(mixed))).toStrictEqual(['old', 'middle'])
  })

  it('compare dollars, not percentages', () => {
    const products = [
      product({ itemId: 'half', price: 50, fullPrice: 100 }),
      product({ itemId: 'tenth', price: 900, fullPrice: 1000 }),
    ]
    expect(ids(hotPriceModels(products))).toStrictEqual(['tenth', 'half'])
  })
})

it.each([brandNewModels, hotPriceModels])('%o chooses the first 30 of many, or none', (select) => {
  const chosen = ids(select(phones(31)))
  expect(chosen).toHaveLength(30)
  expect(chosen.at(0)).toBe('phone-31')
  expect(chosen).not.toContain('phone-01')
  expect(select([])).toStrictEqual([])
})

describe('you may also like', () => {
  const catalogue = phones(100)

  it('is the same for a product every time', () => {
    expect(alsoLiked(catalogue, 'phone-07')).toStrictEqual(alsoLiked(catalogue, 'phone-07'))
  })

  it('differs between products, and from the order of the catalogue', () => {
    const orders = new Set(catalogue.map(({ itemId }) => ids(alsoLiked(catalogue, itemId)).join()))
    expect(orders.size).toBe(catalogue.length)
    expect(alsoLiked(catalogue, 'phone-100')).not.toStrictEqual(catalogue.slice(0, 30))
  })

  it('leaves out the product itself, and lists at most 30, each once', () => {
    for (const { itemId } of catalogue) {
      const chosen = ids(alsoLiked(catalogue, itemId))
      expect(chosen).not.toContain(itemId)
      expect(new Set(chosen).size).toBe(30)
    }
  })

  it('lists all the other products of a small shop', () => {
    expect(ids(alsoLiked(phones(4), 'phone-02')).sort()).toStrictEqual([
      'phone-01',
      'phone-03',
      'phone-04',
    ])
    expect(alsoLiked(phones(1), 'phone-01')).toStrictEqual([])
    expect(alsoLiked([], 'phone-01')).toStrictEqual([])
  })

  it('shows every product of the shop on some product page', () => {
    const shown = new Set(catalogue.flatMap(({ itemId }) => ids(alsoLiked(catalogue, itemId))))
    expect(shown.size).toBe(catalogue.length)
  })

  it('offers other categories too, also for a product that the catalogue does not have', () => {
    expect(ids(alsoLiked(mixed, 'old'))).toContain('tablet')
    expect(alsoLiked(mixed, 'gone')).toHaveLength(mixed.length)
  })
})

it('chooses from 10,000 products without a noticeable pause', () => {
  const many = phones(10_000)
  const start = performance.now()
  brandNewModels(many)
  hotPriceModels(many)
  alsoLiked(many, 'phone-01')
  expect(performance.now() - start).toBeLessThan(500)
})

function ids(products: readonly { readonly itemId: string }[]): string[] {
  return products.map(({ itemId }) => itemId)
}
