import { describe, expect, it } from 'vitest'
import { putBack, removedProducts } from '#src/domain/cart/removal.ts'
import { product } from '#tests/support/products.ts'

const [a, b, c, d] = ['a', 'b', 'c', '__proto__'].map((id) => product({ id }))
const list = (...products: (typeof a)[]) => products.filter((entry) => entry !== undefined)

it('finds what was removed, with its index', () => {
  expect(removedProducts(list(a, b, c, d), list(a, c))).toStrictEqual([
    { product: b, index: 1 },
    { product: d, index: 3 },
  ])
})

it('finds nothing if products were only added or moved', () => {
  expect(removedProducts(list(a, b), list(b, c, a))).toStrictEqual([])
})

describe('putting back', () => {
  it.each([
    ['the first', list(b, c)],
    ['one in the middle', list(a, c)],
    ['the last', list(a, b)],
    ['neighbours', list(a)],
    ['all', []],
  ])('restores the list that lacks %s', (_which, left) => {
    const whole = list(a, b, c)
    expect(putBack(left, removedProducts(whole, left))).toStrictEqual(whole)
  })

  it('puts a product last if the list is too short for its old index', () => {
    const removed = removedProducts(list(a, b, c), list(a, b))
    expect(putBack([], removed)).toStrictEqual(list(c))
  })

  it('leaves products that were added since, and those that were added again', () => {
    const removed = removedProducts(list(a, b), [])
    expect(putBack(list(c, b), removed)).toStrictEqual(list(a, c, b))
  })
})
