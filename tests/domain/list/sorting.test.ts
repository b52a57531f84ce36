import { describe, expect, it } from 'vitest'
import { SORT_ORDERS, SORTS, type Sort } from '#src/domain/list/sorting.ts'
import { phones, product } from '#tests/support/products.ts'

const catalogue = [
  product({ itemId: 'b-2020', name: 'Bolt', year: 2020, price: 300 }),
  product({ itemId: 'a-2024', name: 'Acme', year: 2024, price: 900 }),
  product({ itemId: 'c-2020', name: 'Cora', year: 2020, price: 99.9 }),
  product({ itemId: 'd-2022', name: 'dot', year: 2022, price: 300 }),
  product({ itemId: 'a-2020', name: 'Acme', year: 2020, price: 1000 }),
]

it('offers the orders under these values, in this order', () => {
  expect(SORTS).toStrictEqual(['all', 'year', 'price', 'name'])
  expect(Object.keys(SORT_ORDERS)).toStrictEqual([...SORTS])
})

describe('the order', () => {
  it.each<[Sort, string, string[]]>([
    ['all', 'is the one of the catalogue', ['b-2020', 'a-2024', 'c-2020', 'd-2022', 'a-2020']],
    ['year', 'has the newest first', ['a-2024', 'd-2022', 'b-2020', 'c-2020', 'a-2020']],
    ['price', 'has the cheapest first', ['c-2020', 'b-2020', 'd-2022', 'a-2024', 'a-2020']],
    [
      'name',
      'is alphabetical, upper and lower case alike',
      ['a-2024', 'a-2020', 'b-2020', 'c-2020', 'd-2022'],
    ],
  ])('%s %s', (sort, _rule, expected) => {
    expect(order(catalogue, sort)).toStrictEqual(expected)
  })

  it('year has products without one last', () => {
    const undated = { ...product({ itemId: 'undated' }), year: undefined }
    expect(order([undated, ...catalogue], 'year').at(-1)).toBe('undated')
  })

  it('price counts cents and thousands as numbers, not as text', () => {
    const prices = [1020, 99, 100.5, 100.25, 9]
    const products = prices.map((price) => product({ itemId: String(price), price }))
    expect(order(products, 'price')).toStrictEqual(['9', '99', '100.25', '100.5', '1020'])
  })

  it('price looks at the price to pay, not at the one before discount', () => {
    const products = [
      product({ itemId: 'dear', price: 500, fullPrice: 500 }),
      product({ itemId: 'reduced', price: 400, fullPrice: 900 }),
    ]
    expect(order(products, 'price')).toStrictEqual(['reduced', 'dear'])
  })

  it('name sorts accented letters beside their plain ones', () => {
    const products = ['Zeta', 'Étude', 'Echo', 'alpha'].map((name) =>
      product({ itemId: name, name }),
    )
    expect(order(products, 'name')).toStrictEqual(['alpha', 'Echo', 'Étude', 'Zeta'])
  })
})

describe('equal products', () => {
  const equal = phones(200).map((phone) => ({ ...phone, year: 2022, price: 5, name: 'Same' }))

  it.each(SORTS)('keep the order of the catalogue in %s', (sort) => {
    expect(order(equal, sort)).toStrictEqual(equal.map(({ itemId }) => itemId))
  })
})

function order(products: readonly ReturnType<typeof product>[], sort: Sort): string[] {
  return [...products].sort(SORT_ORDERS[sort]).map(({ itemId }) => itemId)
}
