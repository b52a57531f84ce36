import { expect, it } from 'vitest'
import { colorVariants } from '#src/domain/facets/models.ts'
import { product } from '#tests/support/products.ts'

const variant = (id: string, color: string | undefined, price: number) =>
  product({ id, itemId: id, price, ...(color !== undefined && { color }) })

const black = variant('black', 'black', 500)
const cheapBlack = variant('cheap-black', 'Black', 400)
const gray = variant('gray', 'space gray', 300)
const otherGray = variant('other-gray', 'Space-Gray', 350)
const unknown = variant('unknown', undefined, 100)
const variants = [black, cheapBlack, gray, otherGray, unknown]

it.each([
  ['the cheapest where all match', variants, [cheapBlack, gray]],
  ['a matching one before a cheaper one', [black, otherGray], [black, otherGray]],
  ['the cheapest of all where none of the colour matches', [black], [black, gray]],
])('has one variant for each colour: %s', (_, matching, expected) => {
  expect(colorVariants({ shown: black, matching, variants })).toEqual(expected)
})
