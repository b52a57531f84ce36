import { expect, it } from 'vitest'
import { toggleFavourite } from '#src/domain/favourites.ts'
import { product } from '../support/products.ts'

const [a, b, c] = [product({ id: 'a' }), product({ id: 'b' }), product({ id: '__proto__' })]

it.each([
  ['marks a product, behind the others', [a], b, [a, b]],
  ['takes the mark away, wherever the product stands', [a, b, c], b, [a, c]],
  ['marks the first one', [], a, [a]],
  ['takes the last one away', [c], c, []],
  ['knows a product by its id, whatever else has changed', [a], { ...a, price: 1 }, []],
  ['takes away all of a product that stood twice', [a, b, a], a, [b]],
])('%s', (_rule, before, toggled, after) => {
  expect(toggleFavourite(before, toggled)).toStrictEqual(after)
})

it('does not change the list that it was given', () => {
  const list = [a]
  toggleFavourite(list, b)
  toggleFavourite(list, a)
  expect(list).toStrictEqual([a])
})
