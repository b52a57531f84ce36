import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Filters, Group } from '#src/domain/list/catalogue-search.ts'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { filterProducts, type FilteredList } from '#src/domain/facets/filter-products.ts'
import { NO_FILTERS } from '#src/domain/facets/filters.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { detail, product } from '#tests/support/products.ts'
import { filters, products } from './arbitraries.ts'
import { countOf, filteredByHand } from './filtered-by-hand.ts'
import { tries } from '#tests/support/tries.ts'

/** Products, and the list of them all, or of some in another order, as a search finds them. */
const lists = products.chain((whole) =>
  fc.tuple(fc.constant(whole), fc.option(fc.shuffledSubarray([...whole]), { nil: undefined })),
)

it.each<Group>(['variant', 'model'])(
  'any list by %s has the products and the counts that filtering by hand gives',
  (group) => {
    fc.assert(
      fc.property(lists, filters, ([whole, list], wanted) => {
        const found = filterProducts(buildFacetIndex(whole), wanted, group, list)
        expect(withCounts(found)).toStrictEqual(filteredByHand(whole, list ?? whole, wanted, group))
      }),
      tries(200),
    )
  },
)

it('facts that only the details have are filtered and counted like others', () => {
  const bare = ['a', 'b'].map((itemId) => product({ itemId, color: undefined }))
  const details = bare.map(({ id }, index) => detail({ id, color: index === 0 ? 'red' : 'blue' }))
  const wanted = { ...NO_FILTERS, color: ['red'] }
  const found = filterProducts(buildFacetIndex(bare, details), wanted, 'variant', [...bare])
  expect(found.products).toStrictEqual(bare.slice(0, 1))
  expect(withCounts(found).counts).toStrictEqual({ color: { red: 1, blue: 1 } })
})

const phones = catalogue.filter(({ category }) => category === 'phones')
const phoneIndex = buildFacetIndex(phones)

it('a list without filters is the whole list, the same array', () => {
  expect(filterProducts(phoneIndex, NO_FILTERS, 'variant').products).toBe(phones)
})

it('prices are those of the whole list, in whole dollars', () => {
  const index = buildFacetIndex([
    product({ id: 'a', price: 99.5 }),
    product({ id: 'b', price: 201.2 }),
  ])
  const wanted = { ...NO_FILTERS, price: { to: 100 } }
  expect(filterProducts(index, wanted, 'variant').prices).toStrictEqual({
    lowest: 99,
    highest: 202,
  })
})

it.each<[Partial<Filters>, number, number]>([
  [{}, 95, 24],
  [{ brand: ['apple'] }, 49, 10],
  [{ brand: ['apple', 'samsung'], capacity: ['256gb'] }, 24, 12],
  [{ color: ['blue'], capacity: ['256gb'], price: { to: 700 } }, 2, 2],
  [{ brand: ['apple'], ram: ['16gb'] }, 0, 0],
])('our phones with %o: %i products of %i models', (change, variants, models) => {
  const found = filterProducts(phoneIndex, { ...NO_FILTERS, ...change }, 'model').products
  expect([found.length, countOf(found, 'model')]).toStrictEqual([variants, models])
})

/** The counts of values by their slugs. */
function withCounts({ facets, ...list }: FilteredList) {
  return {
    ...list,
    counts: Object.fromEntries(
      facets.map(({ facet, values }) => [
        facet.name,
        Object.fromEntries(values.map(({ slug, count }) => [slug, count])),
      ]),
    ),
  }
}
