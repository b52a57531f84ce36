import { expect, it } from 'vitest'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { deliveryOf } from '#src/domain/order/delivery.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { product } from '#tests/support/products.ts'

const lineOf = (price: number, quantity = 1, weight?: string): CartLine => ({
  product: product({ price, ...(weight !== undefined && { facts: { weight } }) }),
  quantity,
})

/** The cost of a way that an owner has written, of the lines. */
const costOf = (way: object, ...lines: CartLine[]) => {
  const [read] = readSettings({ delivery: [way] }).delivery
  return read ? deliveryOf(read, lines).cost : expect.fail('no way')
}

it.each([
  ['flat', { price: 4.9 }, [lineOf(10)], 4.9],
  ['below the total from which it is free', { price: 4.9, freeFrom: 50 }, [lineOf(49.99)], 4.9],
  ['free from a total, to the cent', { price: 4.9, freeFrom: 0.3 }, [lineOf(0.1, 3)], 0],
  ['by the piece', { price: 2, perPiece: 0.1 }, [lineOf(1, 3), lineOf(2)], 2.4],
  ['free without a price', { pickUp: true }, [lineOf(1)], 0],
])('delivery is %s', (_rule, way, lines, cost) => {
  expect(costOf(way, ...lines)).toBe(cost)
})

it.each([
  [[lineOf(1, 1, '2 kg')], 4.9],
  [[lineOf(1, 3, '0,7kg')], 8.9],
  [[lineOf(1, 20, '100 g')], 4.9],
  [[lineOf(1, 8, '0,250 kg')], 4.9],
  [[lineOf(1, 1, '1500 g'), lineOf(1, 1, '0.6 kg')], 8.9],
  [[lineOf(1, 1, '11 kg')], undefined],
  [[lineOf(1, 1, '2 kg'), lineOf(1)], undefined],
])('by weight, %j costs %s', (lines, cost) => {
  const byWeight = [
    { upTo: 2, price: 4.9 },
    { upTo: 10, price: 8.9 },
  ]
  expect(costOf({ byWeight }, ...lines)).toBe(cost)
})

it('names the places of a way', () => {
  const [way] = readSettings({
    delivery: [{ countries: ['DE', 'AT'], postcodes: ['26', '27498'] }],
  }).delivery
  expect(way && deliveryOf(way, []).text).toBe(
    'Delivery to Germany and Austria, postcodes 26, 27498 free',
  )
})

it('says the cost and the days, without weekends', () => {
  const [way] = readSettings({ delivery: [{ price: 4.9, freeFrom: 50, days: [2, 4] }] }).delivery
  const friday = new Date(2026, 10, 20, 12).getTime()
  const textOf = (line: CartLine) => way && deliveryOf(way, [line], friday).text
  expect(textOf(lineOf(10))).toBe('Delivery $4.90, free from $50; with you Tue 24 to Thu 26')
  expect(textOf(lineOf(60))).toBe('Delivery free; with you Tue 24 to Thu 26')
  const later = { product: product({ price: 10, availability: 'order' }), quantity: 1 }
  expect(textOf(later)).toBe('Delivery $4.90, free from $50')
})

it('says one day of a range of one, and that it is ready to be picked up', () => {
  const [way] = readSettings({
    delivery: [{ name: 'Pick-up', pickUp: true, days: [1, 1] }],
  }).delivery
  expect(way && deliveryOf(way, [lineOf(1)]).text).toMatch(/^Pick-up free; ready \w{3} \d+$/)
})
