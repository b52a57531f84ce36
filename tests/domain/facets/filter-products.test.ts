import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Filters, type Group, NO_FILTERS } from '#src/domain/list/catalogue-search.ts'
import { buildFacetIndex, type FacetIndex } from '#src/domain/facets/facet-index.ts'
import { filterProducts } from '#src/domain/facets/filter-products.ts'
import type { Product } from '#src/domain/product/product.ts'
import { detail, product } from '#tests/support/products.ts'
import { filters, products } from './arbitraries.ts'
import { filteredByHand } from './filtered-by-hand.ts'
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
        const found = filtered(buildFacetIndex(whole), wanted, group, list)
        expect(found).toStrictEqual(filteredByHand(whole, list ?? whole, wanted, group))
      }),
      tries(200),
    )
  },
)

it('facts that only the details have are filtered and counted like others', () => {
  const bare = ['a', 'b'].map((itemId) => product({ itemId, color: undefined }))
  const details = bare.map(({ id }, index) => detail({ id, color: index === 0 ? 'red' : 'blue' }))
  const wanted = { ...NO_FILTERS, color: ['red'] }
  const found = filtered(buildFacetIndex(bare, details), wanted, 'variant')
  expect(found.products).toStrictEqual(bare.slice(0, 1))
  expect(found.counts).toStrictEqual({ color: { red: 1, blue: 1 } })
})

it('prices are those of the whole list, in whole dollars', () => {
  const prices = [99.5, 201.2].map((price, index) => product({ id: `p${index}`, price }))
  const wanted = { ...NO_FILTERS, price: { to: 100 } }
  const found = filtered(buildFacetIndex(prices), wanted, 'variant')
  expect(found.prices).toStrictEqual({ lowest: 99, highest: 202 })
})

/** What the list has, with the counts of values by their slugs. */
function filtered(
  index: FacetIndex,
  wanted: Filters,
  group: Group,
  list: readonly Product[] = index.rows.map(({ listed }) => listed),
) {
  const { facets, rows, ...found } = filterProducts(index, wanted, group, list)
  return {
    ...found,
    products: rows.map(({ listed }) => listed),
    counts: Object.fromEntries(
      facets.map(({ facet, values }) => [
        facet.name,
        Object.fromEntries(values.map(({ slug, count }) => [slug, count])),
      ]),
    ),
  }
}
