import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { filterProducts } from '#src/domain/facets/filter-products.ts'
import { NO_FILTERS } from '#src/domain/list/catalogue-search.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'
import { countOf } from './filtered-by-hand.ts'

const MODELS = ['one', 'two', 'three']

const phones = MODELS.map((model) =>
  product({
    itemId: model,
    namespaceId: model,
    name: `Acme ${model}`,
    brand: 'Acme',
    color: 'red',
  }),
)

const cases = fc
  .array(
    fc.record({
      fits: fc.subarray([...MODELS, 'not-sold']),
      brand: fc.constantFrom('Acme', 'Nova'),
      namespaceId: fc.constantFrom('a', 'b', 'c', undefined),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map((facts, index) =>
      product({
        itemId: `case-${index}`,
        category: 'accessories',
        name: `Case ${index}`,
        ...facts,
      }),
    ),
  )

it('counts products and models by each model that they fit, under the filters of other facets', () => {
  fc.assert(
    fc.property(
      cases,
      fc.subarray(MODELS),
      fc.boolean(),
      fc.constantFrom('variant', 'model'),
      (all, chosen, isNova, group) => {
        const index = buildFacetIndex(all, [], [...phones, ...all])
        const isKnown = (model: string) => all.some(({ fits }) => fits?.includes(model))
        const filters = { ...NO_FILTERS, fits: chosen, ...(isNova && { brand: ['nova'] }) }
        const found = filterProducts(index, filters, group, all)
        const known = MODELS.filter(isKnown)
        const wanted = known.length > 1 ? chosen.filter(isKnown) : []
        const brands = new Set(all.map(({ brand }) => brand)).size
        const ofBrand = all.filter(({ brand }) => !isNova || brands < 2 || brand === 'Nova')
        expect(found.rows.map(({ listed }) => listed)).toStrictEqual(
          ofBrand.filter(
            ({ fits }) => wanted.length === 0 || wanted.some((model) => fits?.includes(model)),
          ),
        )
        const facet = found.facets.find((counted) => counted.facet.name === 'fits')
        const counts =
          known.length < 2
            ? undefined
            : known.toSorted().map((model) => {
                const fitting = ofBrand.filter(({ fits }) => fits?.includes(model))
                return [model, countOf(fitting, group)]
              })
        expect(facet?.values.map(({ slug, count }) => [slug, count])).toStrictEqual(counts)
      },
    ),
    tries(200),
  )
})
