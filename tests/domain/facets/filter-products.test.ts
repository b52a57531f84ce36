import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Filters, Group } from '#src/domain/list/catalogue-search.ts'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { FACETS } from '#src/domain/facets/facet.ts'
import { filterProducts, type FilteredList } from '#src/domain/facets/filter-products.ts'
import { NO_FILTERS } from '#src/domain/facets/no-filters.ts'
import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '../../support/our-catalogue.ts'
import { detail, product } from '../../support/products.ts'
import { entries, filters, type Entry } from './entries.ts'
import { countOf, filteredByHand } from './filtered-by-hand.ts'
import { tries } from '../../support/tries.ts'

/** Entries, and some of them in another order, as a search finds them. */
const searched = entries.chain((whole) =>
  fc.tuple(fc.constant(whole), fc.shuffledSubarray([...whole])),
)

const productsOf = (list: readonly Entry[]) => list.map(([variant]) => variant)

describe.each<Group>(['variant', 'model'])('counted by %s', (group) => {
  it('any list has the products and the counts that filtering by hand gives', () => {
    fc.assert(
      fc.property(entries, filters, (list, wanted) => {
        const found = filterProducts(buildFacetIndex(productsOf(list)), wanted, group)
        expect(withCounts(found)).toStrictEqual(filteredByHand(list, list, wanted, group))
      }),
      tries(),
    )
  })

  it('so has what a search finds, by the values of the whole list', () => {
    fc.assert(
      fc.property(searched, filters, ([whole, list], wanted) => {
        const index = buildFacetIndex(productsOf(whole))
        const found = filterProducts(index, wanted, group, productsOf(list))
        expect(withCounts(found)).toStrictEqual(filteredByHand(whole, list, wanted, group))
      }),
      tries(),
    )
  })

  it('a value gives as many as it says when it replaces the others of its facet', () => {
    fc.assert(
      fc.property(entries, filters, fc.constantFrom(...FACETS), (list, wanted, facet) => {
        const index = buildFacetIndex(productsOf(list))
        const values = filterProducts(index, wanted, group).facets.find(
          (counted) => counted.facet === facet,
        )?.values
        for (const { slug, count } of values ?? []) {
          const found = filterProducts(index, { ...wanted, [facet]: [slug] }, group).products
          expect(countOf(found, group)).toBe(count)
        }
      }),
      tries(),
    )
  })

  it('any list is the same where facts are only in the details', () => {
    fc.assert(
      fc.property(searched, filters, ([whole, list], wanted) => {
        const details = productsOf(whole).map((variant) =>
          detail({
            id: variant.itemId,
            namespaceId: variant.namespaceId ?? '',
            color: variant.color ?? '',
            capacity: variant.capacity,
            ram: variant.ram,
            screen: variant.screen,
          }),
        )
        const own = filterProducts(
          buildFacetIndex(productsOf(whole)),
          wanted,
          group,
          productsOf(list),
        )
        const index = buildFacetIndex(productsOf(whole).map(withoutFacts), details)
        expect(
          filterProducts(index, wanted, group, productsOf(list).map(withoutFacts)),
        ).toStrictEqual({ ...own, products: own.products.map(withoutFacts) })
      }),
      tries(),
    )
  })
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
])('our phones with %o: %i products of %i models', (change, products, models) => {
  const found = filterProducts(phoneIndex, { ...NO_FILTERS, ...change }, 'model').products
  expect([found.length, countOf(found, 'model')]).toStrictEqual([products, models])
})

function withoutFacts(variant: Product): Product {
  return { ...variant, color: undefined, namespaceId: undefined, capacity: '', ram: '', screen: '' }
}

/** The counts of values by their slugs. */
function withCounts({ facets, ...list }: FilteredList) {
  return {
    ...list,
    counts: Object.fromEntries(
      facets.map(({ facet, values }) => [
        facet,
        Object.fromEntries(values.map(({ slug, count }) => [slug, count])),
      ]),
    ),
  }
}
