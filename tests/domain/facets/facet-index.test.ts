import { expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { product } from '../../support/products.ts'

it('stores the facts of products as numbers, and the products of each model side by side', () => {
  const products = ['red', 'blue', 'red', 'unknowable'].map((color, index) =>
    product({ itemId: `p${index}`, color, namespaceId: `m${index % 2}`, price: 500 - index }),
  )
  const { facets, byModel, models, modelCount, indexById, prices, onSale } =
    buildFacetIndex(products)
  expect(facets.map(({ facet }) => facet.name)).toEqual(['color'])
  expect(facets[0]?.codes).toEqual(new Uint32Array([1, 2, 1, 0]))
  expect(models).toEqual(new Uint32Array([0, 1, 0, 1]))
  expect(byModel).toEqual(new Uint32Array([0, 2, 1, 3]))
  expect(modelCount).toBe(2)
  expect(indexById.get('p3')).toBe(3)
  expect(prices).toEqual(new Float64Array([500, 499, 498, 497]))
  expect(onSale).toEqual(new Uint8Array([0, 1, 1, 1]))
})
