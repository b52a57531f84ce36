import { expect, it } from 'vitest'
import { buildFacetIndex, facetIndexSteps } from '#src/domain/facets/facet-index.ts'
import { product } from '../../support/products.ts'

const products = Array.from({ length: 25_000 }, (_, place) =>
  product({
    itemId: `p${place}`,
    color: place % 2 === 0 ? 'red' : 'blue',
    namespaceId: `m${place % 9}`,
  }),
)

it('reads the facts of many products in more steps than those of few, with the same result', () => {
  const countSteps = (count: number) => [...facetIndexSteps(products.slice(0, count), [])].length
  expect(countSteps(25_000)).toBeGreaterThan(2 * countSteps(10_000))
  const { facets, byModel, modelCount, places } = buildFacetIndex(products)
  expect(facets.map(({ facet }) => facet)).toEqual(['color'])
  expect(facets[0]?.codes.slice(24_998)).toEqual(new Uint32Array([1, 2]))
  expect(byModel.slice(0, 2)).toEqual(new Uint32Array([0, 9]))
  expect(modelCount).toBe(9)
  expect(places.get('p24999')).toBe(24_999)
})
