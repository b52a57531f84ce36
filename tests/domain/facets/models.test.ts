import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { groupByModel } from '#src/domain/facets/models.ts'
import type { Product } from '#src/domain/product.ts'
import { product } from '../../support/products.ts'
import { tries } from '../../support/tries.ts'

const variant = (id: string, namespaceId: string | undefined, price: number) =>
  product({ id, namespaceId, price })

const A1 = variant('a1', 'a', 300)
const A2 = variant('a2', 'a', 200)
const A3 = variant('a3', 'a', 200)
const B1 = variant('b1', 'b', 100)
const LONE = variant('a', undefined, 50)

const modelsOf = (all: readonly Product[], matching: readonly Product[], isRanked = false) => [
  ...groupByModel(buildFacetIndex(all), matching, isRanked).values(),
]

it('a model shows the first of its cheapest variants that match', () => {
  expect(modelsOf([A1, A2, A3, B1], [A1, A2, A3, B1])).toStrictEqual([
    { shown: A2, matching: [A1, A2, A3], variants: [A1, A2, A3] },
    { shown: B1, matching: [B1], variants: [B1] },
  ])
})

it('a model shows what matches, and knows its other variants', () => {
  expect(modelsOf([A1, A2, B1], [A1])).toStrictEqual([
    { shown: A1, matching: [A1], variants: [A1, A2] },
  ])
})

it('a model in the order of a search shows its best match', () => {
  expect(modelsOf([A1, A2, B1], [B1, A1, A2], true).map(({ shown }) => shown)).toStrictEqual([
    B1,
    A1,
  ])
})

it('a product without a family is a model of its own, even if its id is that of a family', () => {
  const other = variant('other', undefined, 10)
  const models = modelsOf([A1, LONE, other], [A1, LONE, other])
  expect(models.map(({ variants }) => variants)).toStrictEqual([[A1], [LONE], [other]])
})

it('every matching variant is in one model, in its order', () => {
  const products = fc
    .array(fc.tuple(fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }), fc.nat(5)))
    .map((facts) => facts.map(([family, price], index) => variant(`p${index}`, family, price)))
  const lists = products.chain((all) =>
    fc.tuple(fc.constant<readonly Product[]>(all), fc.subarray(all), fc.boolean()),
  )
  fc.assert(
    fc.property(lists, ([all, matching, isRanked]) => {
      const models = modelsOf(all, matching, isRanked)
      expect(new Set(models.flatMap((model) => model.matching))).toStrictEqual(new Set(matching))
      for (const model of models) {
        const { namespaceId } = model.shown
        const own = (list: readonly Product[]) =>
          namespaceId === undefined
            ? [model.shown]
            : list.filter((candidate) => candidate.namespaceId === namespaceId)
        expect(model.matching).toStrictEqual(own(matching))
        expect(model.variants).toStrictEqual(own(all))
        expect(model.matching).toContain(model.shown)
        const cheapest = Math.min(...model.matching.map(({ price }) => price))
        if (isRanked) expect(model.shown).toBe(model.matching[0])
        else expect(model.shown.price).toBe(cheapest)
      }
    }),
    tries(),
  )
})
