import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { colorVariants, groupByModel } from '#src/domain/facets/models.ts'
import type { Product } from '#src/domain/product/product.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'

const variant = (id: string, namespaceId: string | undefined, price: number) =>
  product({ id, namespaceId, price })

it('a product without a family is a model of its own, even if its id is that of a family', () => {
  const products = [variant('a1', 'a', 1), variant('a', undefined, 2), variant('b', undefined, 3)]
  const models = groupByModel(buildFacetIndex(products).rows, false)
  expect([...models.values()].map(({ variants }) => variants)).toStrictEqual(
    products.map((one) => [one]),
  )
})

it('a model has its matching variants in their order, and shows the first of the cheapest or the best match', () => {
  const products = fc
    .array(fc.tuple(fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }), fc.nat(5)))
    .map((facts) => facts.map(([family, price], index) => variant(`p${index}`, family, price)))
  const lists = products.chain((all) =>
    fc.tuple(fc.constant<readonly Product[]>(all), fc.shuffledSubarray(all), fc.boolean()),
  )
  fc.assert(
    fc.property(lists, ([all, matching, isRanked]) => {
      const { rowById } = buildFacetIndex(all)
      const rows = matching.flatMap(({ id }) => rowById.get(id) ?? [])
      const models = [...groupByModel(rows, isRanked).values()]
      expect(new Set(models.flatMap((model) => model.matching))).toStrictEqual(new Set(matching))
      const firsts = models.flatMap((model) => model.matching.slice(0, 1))
      expect(firsts).toStrictEqual(matching.filter((one) => firsts.includes(one)))
      for (const model of models) {
        const { namespaceId } = model.shown
        const own = (list: readonly Product[]) =>
          namespaceId === undefined
            ? [model.shown]
            : list.filter((candidate) => candidate.namespaceId === namespaceId)
        expect(model.matching).toStrictEqual(own(matching))
        expect(model.variants).toStrictEqual(own(all))
        const [best] = isRanked
          ? model.matching
          : model.matching.toSorted((one, other) => one.price - other.price)
        expect(model.shown).toBe(best)
      }
    }),
    tries(),
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
