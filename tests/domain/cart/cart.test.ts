import { describe, expect, it } from 'vitest'
import {
  addToCart,
  type Cart,
  cartLines,
  cartPieces,
  cartTotal,
  changeQuantity,
  quantitySchema,
  removeFromCart,
} from '#src/domain/cart/cart.ts'
import { QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ itemId: 'phone', price: 400 })
const strap = product({ itemId: 'strap', price: 19.9 })
const empty: Cart = { products: [], quantities: new Map() }

it('keeps whole numbers of pieces from 1 to 9,999', () => {
  expect(QUANTITY_RANGE).toStrictEqual({ min: 1, max: 9999 })
})

describe('adding', () => {
  it('puts a product in once, with one piece, behind the others', () => {
    const cart = addToCart(addToCart(empty, phone), strap)
    expect(lines(cart)).toStrictEqual(['phone*1', 'strap*1'])
  })

  it('does not change a product that is in the cart already, nor its quantity', () => {
    const cart = cartWith([phone, 3])
    expect(addToCart(cart, { ...phone, price: 1 })).toBe(cart)
  })

  it('starts at one piece although a quantity was left behind', () => {
    const cart: Cart = { products: [], quantities: new Map([['phone', 7]]) }
    expect(lines(addToCart(cart, phone))).toStrictEqual(['phone*1'])
  })
})

describe('changing a quantity', () => {
  it.each([
    [1, 1, 2],
    [2, -1, 1],
    [1, -1, 1],
    [1, -100, 1],
    [9998, 1, 9999],
    [9999, 1, 9999],
    [5, 10_000, 9999],
    [5, 0, 5],
    [5, 1.5, 6],
  ])('of %i by %d gives %i', (before, by, after) => {
    expect(lines(changeQuantity(cartWith([phone, before]), 'phone', by))).toStrictEqual([
      `phone*${after}`,
    ])
  })

  it('counts a product without a kept quantity as one', () => {
    const cart: Cart = { products: [phone], quantities: new Map() }
    expect(lines(changeQuantity(cart, 'phone', 1))).toStrictEqual(['phone*2'])
  })

  it('ignores a product that has no line, and leaves the other lines as they are', () => {
    const cart = cartWith([phone, 2], [strap, 5])
    expect(changeQuantity(cart, 'gone', 1)).toBe(cart)
    expect(lines(changeQuantity(cart, 'phone', 1))).toStrictEqual(['phone*3', 'strap*5'])
  })
})

describe('removing', () => {
  it('takes the line out with its quantity', () => {
    const cart = removeFromCart(cartWith([phone, 2], [strap, 5]), 'phone')
    expect(lines(cart)).toStrictEqual(['strap*5'])
    expect([...cart.quantities]).toStrictEqual([['strap', 5]])
  })

  it('does nothing if there is no such line', () => {
    expect(lines(removeFromCart(cartWith([phone, 2]), 'gone'))).toStrictEqual(['phone*2'])
  })
})

describe('the total', () => {
  it.each([
    ['of an empty cart', '', 0],
    ['is price times quantity, summed', '400*2 99*1', 899],
    ['has exact cents, without rounding errors of binary fractions', '0.1*1 0.2*1', 0.3],
    ['has cents in larger numbers', '19.99*3 1.01*7', 67.04],
    ['of free things', '0*9999', 0],
    ['of the largest quantity', '1999.99*9999', 19_997_900.01],
  ])('%s: %s', (_rule, cart, expected) => {
    const lines = cart.split(' ').flatMap((line) => {
      const [price = 0, quantity = 0] = line.split('*').map(Number)
      return line === '' ? [] : [{ product: { ...phone, price }, quantity }]
    })
    expect(cartTotal(lines)).toBe(expected)
  })

  it('adds up current prices, not those before the discount', () => {
    const reduced = product({ price: 400, fullPrice: 900 })
    expect(cartTotal([{ product: reduced, quantity: 2 }])).toBe(800)
  })

  it('counts pieces, not lines', () => {
    expect(cartPieces(cartLines(cartWith([phone, 3], [strap, 4])))).toBe(7)
    expect(cartPieces([])).toBe(0)
  })
})

describe.each(['__proto__', 'constructor', 'toString', '0', 'ид', ' '])('the id "%s"', (id) => {
  it('behaves like an ordinary id', () => {
    const odd = product({ id })
    const cart = changeQuantity(addToCart(addToCart(empty, odd), strap), id, 2)
    expect(lines(cart)).toStrictEqual([`${id}*3`, 'strap*1'])
    expect(lines(removeFromCart(cart, id))).toStrictEqual(['strap*1'])
    expect(lines(addToCart(cart, odd))).toStrictEqual(lines(cart))
  })
})

describe('a kept quantity', () => {
  it.each([
    [1, 1],
    [9999, 9999],
    [42, 42],
    [0, 1],
    [-0, 1],
    [-5, 1],
    [0.4, 1],
    [2.7, 2],
    [10_000, 9999],
    [1e9, 9999],
    [9999.9, 9999],
  ])('%d becomes %i', (kept, expected) => {
    expect(quantitySchema.parse(kept)).toBe(expected)
  })

  it.each(['3', null, undefined, NaN, Infinity, true, [], [2], {}])('%o is rejected', (kept) => {
    expect(quantitySchema.safeParse(kept).success).toBe(false)
  })
})

function cartWith(...entries: [typeof phone, number][]): Cart {
  return {
    products: entries.map(([entry]) => entry),
    quantities: new Map(entries.map(([entry, quantity]) => [entry.id, quantity])),
  }
}

/** The lines as text: `phone*3`. */
function lines(cart: Cart): string[] {
  return cartLines(cart).map((line) => `${line.product.id}*${line.quantity}`)
}
