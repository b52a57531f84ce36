import { expect, it } from 'vitest'
import { replaceProducts } from '#src/domain/cart.ts'
import { priceChanges, withNewer } from '#src/domain/price-changes.ts'
import { product } from '../support/products.ts'

const one = product({ id: 'one', price: 100 })
const two = product({ id: 'two', price: 200 })

it('names what has another price and what is gone, and nothing else', () => {
  const cheaper = { ...two, price: 150 }
  const changes = priceChanges([one, two, product({ id: 'three' })], [cheaper, one])
  expect([...changes]).toEqual([
    ['two', { kind: 'price', current: cheaper }],
    ['three', { kind: 'gone' }],
  ])
})

it('takes another name or picture for no change of price', () => {
  expect(priceChanges([one], [{ ...one, name: 'Another name' }]).size).toBe(0)
})

it('replaces products where they are, with their quantities, and adds none', () => {
  const cheaper = { ...one, price: 90 }
  const cart = { products: [two, one], quantities: new Map([['one', 3]]) }
  expect(replaceProducts(cart, [cheaper, product({ id: 'other' })])).toEqual({
    products: [two, cheaper],
    quantities: new Map([['one', 3]]),
  })
})

it('takes newer descriptions of what is kept, in its place, and adds nothing', () => {
  const cheaper = { ...one, price: 90 }
  expect(withNewer([two, one], [cheaper, product({ id: 'other' })])).toEqual([two, cheaper])
})
