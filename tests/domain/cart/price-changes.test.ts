import { expect, it } from 'vitest'
import { priceChanges } from '#src/domain/cart/price-changes.ts'
import { product } from '#tests/support/products.ts'

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
