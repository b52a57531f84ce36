import { expect, it } from 'vitest'
import { productsOfRows, rowProducts } from '#src/domain/list/row-products.ts'
import { product } from '#tests/support/products.ts'

const products = [
  product({ itemId: 'a', name: 'A', price: 300, capacity: '64GB', namespaceId: 'one' }),
  product({ itemId: 'b', name: 'B', price: 200, capacity: '128GB', namespaceId: 'one' }),
  product({ itemId: 'c', name: 'C', price: 500, capacity: '128GB', namespaceId: 'two' }),
  product({ itemId: 't', name: 'T', price: 100, capacity: '64GB', category: 'tablets' }),
]

it.each([
  ['the order of the catalogue', '#/phones?price=-400', ['A', 'B']],
  ['a sort order', '#/phones?price=-400&sort=price', ['B', 'A']],
  ['one card per model', '#/phones?group=model', ['B', 'C']],
  ['a value beside one that no product has', '#/phones?capacity=128gb_1tb', ['B', 'C']],
  ['only values that no product has', '#/phones?capacity=1tb', []],
  ['another category', '#/tablets?price=-400', ['T']],
  ['no such category', '#/laptops?price=-400', []],
])('shows the products of a list: %s', (_what, filter, names) => {
  expect(rowProducts(products, filter).map(({ name }) => name)).toEqual(names)
})

it('shows at most 30', () => {
  const many = Array.from({ length: 40 }, (_, index) => product({ itemId: `${index}` }))
  expect(rowProducts(many, '#/phones?price=0-')).toHaveLength(30)
})

it('shows no model that the page shows above at first sight, unless too few are left', () => {
  const phones = Array.from({ length: 20 }, (_, at) =>
    product({ itemId: `${at}`, namespaceId: `${at}`, price: 100 + at, fullPrice: 100 + at }),
  )
  const row = { title: 'Row', sentence: '', filter: '#/phones?sort=price', look: 'cards' } as const
  const idsOf = (rows: readonly (readonly { itemId: string }[])[]) =>
    rows.map((shown) => shown.slice(0, 2).map(({ itemId }) => itemId))
  const rows = [{ ...row, look: 'band' } as const, row, row]
  expect(idsOf(productsOfRows(phones, rows))).toEqual([
    ['6', '7'],
    ['7', '8'],
    ['13', '14'],
  ])
  expect(idsOf(productsOfRows(phones.slice(0, 7), rows))).toEqual([['6'], ['0', '1'], ['0', '1']])
})
