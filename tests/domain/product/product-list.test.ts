import { expect, it } from 'vitest'
import { withoutProduct, withProduct } from '#src/domain/product/product-list.ts'
import { product } from '../../support/products.ts'

const [a, b, c] = [product({ id: 'a' }), product({ id: 'b' }), product({ id: '__proto__' })]

it('adds a product behind the others', () => {
  expect(withProduct([], a)).toStrictEqual([a])
  expect(withProduct([a], c)).toStrictEqual([a, c])
})

it('leaves a list as it is that holds the product, whatever else has changed', () => {
  const list = [a, b]
  expect(withProduct(list, { ...a, price: 1 })).toBe(list)
  expect(list).toStrictEqual([a, b])
})

it('takes a product out, wherever it stands', () => {
  const list = [a, b, c]
  expect(withoutProduct(list, 'b')).toStrictEqual([a, c])
  expect(withoutProduct([c], '__proto__')).toStrictEqual([])
  expect(withoutProduct(list, 'gone')).toStrictEqual(list)
  expect(list).toStrictEqual([a, b, c])
})
