import { expect, it } from 'vitest'
import { replaceProducts } from '#src/domain/cart/cart.ts'
import { priceChanges } from '#src/domain/cart/price-changes.ts'
import { withNewer } from '#src/domain/product/product-list.ts'
import { product } from '../../support/products.ts'

const one = product({ id: 'one', price: 100 })
const two = product({ id: 'two', price: 200 })

it('lists products with another price and products no longer sold, and nothing else', () => {
  const cheaper = { ...two, price: 150 }
  const changes = priceChanges([one, two, product({ id: 'three' })], [cheaper, one])
  expect([...changes]).toEqual([
    ['two', { kind: 'price', current: cheaper }],
    ['three', { kind: 'gone' }],
  ])
})

it('ignores another name or picture', () => {
  expect(priceChanges([one], [{ ...one, name: 'Another name' }]).size).toBe(0)
})

it('replaces products at their indexes in the cart, keeps their quantities, and adds none', () => {
  const cheaper = { ...one, price: 90 }
  const cart = { products: [two, one], quantities: new Map([['one', 3]]) }
  expect(replaceProducts(cart, [cheaper, product({ id: 'other' })])).toEqual({
    products: [two, cheaper],
    quantities: new Map([['one', 3]]),
  })
})

it('replaces kept products by their newer descriptions, in the same order, and adds none', () => {
  const cheaper = { ...one, price: 90 }
  expect(withNewer([two, one], [cheaper, product({ id: 'other' })])).toEqual([two, cheaper])
})
