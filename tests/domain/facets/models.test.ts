import { expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { colorVariants, groupByModel } from '#src/domain/facets/models.ts'
import { product } from '#tests/support/products.ts'

it('a product without a family is a model of its own, even if its id is that of a family', () => {
  const alone = ['a', 'b'].map((id) => product({ id }))
  const products = [product({ id: 'a1', namespaceId: 'a' }), ...alone]
  const models = groupByModel(buildFacetIndex(products).rows, false)
  expect([...models.values()].map(({ variants }) => variants)).toStrictEqual(
    products.map((one) => [one]),
  )
})

const colored = (id: string, color: string | undefined, price: number) =>
  product({ id, itemId: id, price, ...(color !== undefined && { color }) })

const black = colored('black', 'black', 500)
const cheapBlack = colored('cheap-black', 'Black', 400)
const gray = colored('gray', 'space gray', 300)
const otherGray = colored('other-gray', 'Space-Gray', 350)
const unknown = colored('unknown', undefined, 100)
const variants = [black, cheapBlack, gray, otherGray, unknown]

it.each([
  ['the cheapest where all match', variants, [cheapBlack, gray]],
  ['a matching one before a cheaper one', [black, otherGray], [black, otherGray]],
  ['the cheapest of all where none of the colour matches', [black], [black, gray]],
])('has one variant for each colour: %s', (_, matching, expected) => {
  expect(colorVariants({ shown: black, matching, variants })).toEqual(expected)
})
