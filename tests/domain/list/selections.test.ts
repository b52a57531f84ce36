import { describe, expect, it } from 'vitest'
import { alsoLiked, brandNewModels, hotPriceModels } from '#src/domain/list/selections.ts'
import { phones, product } from '#tests/support/products.ts'

const mixed = [
  product({ itemId: 'tablet', category: 'tablets', year: 2030, price: 1, fullPrice: 9000 }),
  product({ itemId: 'old', year: 2019, price: 500, fullPrice: 900 }),
  product({ itemId: 'case', category: 'accessories', year: 2031, price: 1, fullPrice: 9000 }),
  product({ itemId: 'new', year: 2025, price: 1000, fullPrice: 1000 }),
  product({ itemId: 'middle', year: 2022, price: 100, fullPrice: 300 }),
]

// app/home.test.tsx has their orders.
it.each([brandNewModels, hotPriceModels])('%o chooses the first 30 of many, or none', (select) => {
  const chosen = ids(select(phones(31)))
  expect(chosen).toHaveLength(30)
  expect(chosen.at(0)).toBe('phone-31')
  expect(chosen).not.toContain('phone-01')
  expect(select([])).toStrictEqual([])
})

describe('you may also like', () => {
  const catalogue = phones(100)
  const chosen = catalogue.map(({ itemId }) => ids(alsoLiked(catalogue, itemId)))

  it('is the same for a product every time, differs between products, and shows each on some page', () => {
    expect(catalogue.map(({ itemId }) => ids(alsoLiked(catalogue, itemId)))).toStrictEqual(chosen)
    expect(new Set(chosen.map(String)).size).toBe(catalogue.length)
    expect(new Set(chosen.flat()).size).toBe(catalogue.length)
    expect(alsoLiked(catalogue, 'phone-100')).not.toStrictEqual(catalogue.slice(0, 30))
  })

  it('leaves out the product itself, and lists at most 30, each once', () => {
    for (const [index, { itemId }] of catalogue.entries()) {
      expect(chosen[index]).not.toContain(itemId)
      expect(new Set(chosen[index]).size).toBe(30)
    }
  })

  it('lists all the other products of a small shop, of any category', () => {
    expect(ids(alsoLiked(mixed, 'old')).sort()).toStrictEqual(['case', 'middle', 'new', 'tablet'])
    expect(alsoLiked(mixed, 'gone')).toHaveLength(mixed.length)
    expect(alsoLiked(phones(1), 'phone-01')).toStrictEqual([])
    expect(alsoLiked([], 'phone-01')).toStrictEqual([])
  })
})

function ids(products: readonly { readonly itemId: string }[]): string[] {
  return products.map(({ itemId }) => itemId)
}
