import { expect, it } from 'vitest'
import {
  addToCart,
  cartLines,
  changeQuantity,
  quantitySchema,
  removeFromCart,
  type Cart,
} from '#src/domain/cart/cart.ts'
import { cartTotal, countedLines, linesNow, mostPieces } from '#src/domain/cart/todays-lines.ts'
import { soldWith } from '#src/domain/cart/line-options.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone', price: 400 })
const strap = product({ id: 'strap', price: 19.9 })

const cartOf = (...entries: [typeof phone, number][]): Cart => ({
  products: entries.map(([entry]) => entry),
  quantities: new Map(entries.map(([entry, quantity]) => [entry.id, quantity])),
})

/** The lines as text: `phone*3`. */
const lines = (cart: Cart) => cartLines(cart).map((line) => `${line.product.id}*${line.quantity}`)

it('adds a product once, with one piece, behind the others', () => {
  const cart = cartOf([phone, 3])
  expect(lines(addToCart(cart, strap))).toStrictEqual(['phone*3', 'strap*1'])
  expect(addToCart(cart, { ...phone, price: 1 })).toBe(cart)
  const leftBehind: Cart = { products: [], quantities: new Map([['phone', 7]]) }
  expect(lines(addToCart(leftBehind, phone))).toStrictEqual(['phone*1'])
})

it.each([
  [1, 1, 2],
  [1, -1, 1],
  [5, 10_000, 9999],
  [5, 1.5, 6],
])('changing a quantity of %i by %d gives %i', (before, by, after) => {
  const cart = cartOf([phone, before], [strap, 5])
  expect(lines(changeQuantity(cart, 'phone', by))).toStrictEqual([`phone*${after}`, 'strap*5'])
})

it('changes the quantity of lines only; one without a stored quantity has one piece', () => {
  const cart: Cart = { products: [phone], quantities: new Map() }
  expect(lines(changeQuantity(cart, 'phone', 1))).toStrictEqual(['phone*2'])
  expect(changeQuantity(cart, 'gone', 1)).toBe(cart)
})

it('removes a line with its quantity', () => {
  const cart = removeFromCart(cartOf([phone, 2], [strap, 5]), 'phone')
  expect(lines(cart)).toStrictEqual(['strap*5'])
  expect([...cart.quantities]).toStrictEqual([['strap', 5]])
})

it.each([
  ['of an empty cart', '', 0],
  ['is price times quantity, summed', '400*2 99*1', 899],
  ['has exact cents, without rounding errors of binary fractions', '0.1*1 0.2*1', 0.3],
  ['of the largest quantity', '1999.99*9999', 19_997_900.01],
])('the total %s: %s', (_rule, cart, expected) => {
  const lines = cart.split(' ').flatMap((line) => {
    const [price = 0, quantity = 0] = line.split('*').map(Number)
    return line === '' ? [] : [{ product: { ...phone, price, fullPrice: 2000 }, quantity }]
  })
  expect(cartTotal(lines)).toBe(expected)
})

it.each([
  [1, 1],
  [9999, 9999],
  [0, 1],
  [2.7, 2],
  [1e9, 9999],
])('a stored quantity of %d is %i', (stored, expected) => {
  expect(quantitySchema.parse(stored)).toBe(expected)
})

it.each(['3', null, NaN, Infinity, true, [2]])('a stored quantity of %o is rejected', (stored) => {
  expect(quantitySchema.safeParse(stored).success).toBe(false)
})

it('the cart counts today’s price, and says what a product has cost and what is no longer sold', () => {
  const cheaper = { ...strap, price: 15 }
  const stored = [phone, strap, product({ id: 'gone' })].map((product) => ({
    product,
    quantity: 2,
  }))
  const now = linesNow(stored, [cheaper, phone])
  expect(now).toMatchObject([
    { product: phone, isSold: true, was: undefined },
    { product: cheaper, isSold: true, was: 19.9 },
    { isSold: false, was: undefined },
  ])
  expect(cartTotal(now)).toBe(830)
})

it.each([
  [{}, 9_999],
  [{ stock: 3 }, 3],
  // Sold out: the line is not ordered, and keeps the number that was wanted.
  [{ stock: 0 }, 9_999],
  [{ stock: 0, availability: 'order' }, 9_999],
] as const)('of a product with %j, at most %i pieces can be ordered', (facts, most) => {
  expect(mostPieces(product(facts))).toBe(most)
})

it('lines with other options share the stock of their product', () => {
  const lamp = product({ id: 'lamp', stock: 3, options: [{ label: 'Text', text: 9 }] })
  const texts = ['Ann', 'Bo', 'Cy'].map((text) => soldWith(lamp, new Map([['Text', text]])))
  const now = linesNow(
    texts.map((product) => ({ product, quantity: 2 })),
    [lamp],
  )
  expect(now).toMatchObject([
    { quantity: 2, most: 3, excess: 0 },
    { quantity: 1, most: 1, excess: 1 },
    { quantity: 0, most: 0, excess: 2 },
  ])
  expect(countedLines(now)).toHaveLength(2)
})
