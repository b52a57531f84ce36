import { expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { product } from '#tests/support/products.ts'

it('stores the facts of products as numbers, and the products of each model side by side', () => {
  const products = ['red', 'blue', 'red', 'unknowable'].map((color, index) =>
    product({ itemId: `p${index}`, color, namespaceId: `m${index % 2}`, price: 500 - index }),
  )
  const { facets, byModel, models, modelCount, indexById, prices, onSale } =
    buildFacetIndex(products)
  expect(facets.map(({ facet }) => facet.name)).toEqual(['color'])
  expect(facets[0]?.codes).toEqual([0, 1, 0, 2])
  expect(facets[0]?.sets).toEqual([[0], [1], []])
  expect(models).toEqual([0, 1, 0, 1])
  expect(byModel).toEqual([0, 2, 1, 3])
  expect(modelCount).toBe(2)
  expect(indexById.get('p3')).toBe(3)
  expect(prices).toEqual([500, 499, 498, 497])
  expect(onSale).toEqual([false, true, true, true])
})
