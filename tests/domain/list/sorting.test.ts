import { expect, it } from 'vitest'
import type { Product } from '#src/domain/product/product.ts'
import { listSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { listView } from '#src/domain/list/list-view.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { comparatorOf, SORT_ORDERS, type Sort } from '#src/domain/list/sorting.ts'
import { phones, product } from '#tests/support/products.ts'

const order = (products: readonly Product[], sort: Sort) =>
  products.toSorted(comparatorOf(sort)).map(({ itemId }) => itemId)

it.each<[Sort, readonly string[], (fact: string) => Partial<Product>]>([
  ['all', ['b', 'a', 'c'], (name) => ({ name })],
  ['year', ['2024', '2022', '2020', 'none'], (year) => ({ year: Number(year) || undefined })],
  ['price', ['9', '99.9', '100.25', '100.5', '1020'], (price) => ({ price: Number(price) })],
  // The price to pay, not the one before the discount.
  ['price', ['400', '500'], (price) => ({ price: Number(price), fullPrice: 900 - Number(price) })],
  ['name', ['alpha', 'Echo', 'Étude', 'Zeta'], (name) => ({ name })],
])('%s has the order %j', (sort, facts, overrides) => {
  const products = facts.map((fact) => product({ itemId: fact, ...overrides(fact) }))
  const given = sort === 'all' ? products : products.toReversed()
  expect(order(given, sort)).toStrictEqual(facts)
})

it('sold-out products are behind all others in a shop that wants it, whatever the order', () => {
  Object.defineProperty(SETTINGS, 'soldOut', { value: 'last', configurable: true })
  const [first = product(), ...others] = phones(3)
  const shown = [{ ...first, availability: 'out' as const }, ...others]
  for (const { value } of SORT_ORDERS) expect(order(shown, value).at(-1)).toBe('phone-01')
  const search = listSearchSchema.parse({})
  const view = { products: shown, whole: shown, index: undefined, search }
  const cardsOf = (isRanked: boolean) =>
    listView({ ...view, isRanked }).cards.map(({ itemId }) => itemId)
  expect(cardsOf(false)).toEqual(['phone-02', 'phone-03', 'phone-01'])
  expect(cardsOf(true)).toEqual(['phone-01', 'phone-02', 'phone-03'])
  Reflect.deleteProperty(SETTINGS, 'soldOut')
})

it('a price on request is behind all others', () => {
  const asked = product({ itemId: 'asked', price: 0, availability: 'request' })
  expect(order([asked, ...phones(2)], 'price')).toEqual(['phone-01', 'phone-02', 'asked'])
})

it.each(SORT_ORDERS.map(({ value }) => value))(
  'equal products keep the order of the catalogue in %s',
  (sort) => {
    const equal = phones(200).map((phone) => ({ ...phone, year: 2022, price: 5, name: 'Same' }))
    expect(order(equal, sort)).toStrictEqual(equal.map(({ itemId }) => itemId))
  },
)
