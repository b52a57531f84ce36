import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildFacetIndex, type FacetRow } from '#src/domain/facets/facet-index.ts'
import { filterProducts } from '#src/domain/facets/filter-products.ts'
import { isWithin } from '#src/domain/address/search-parameter.ts'
import { NO_FILTERS, slugsOf } from '#src/domain/facets/filters.ts'
import { listSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'

const index = buildFacetIndex(catalogue)

/** A few values of some facets, and often exactly a product's price. */
const filters = fc
  .record({
    slugs: fc.record(
      Object.fromEntries(
        index.facets.map(({ facet, values }) => {
          const some = fc.subarray(
            values.map(({ slug }) => slug),
            { maxLength: Math.min(4, values.length) },
          )
          return [facet.name, fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, some)]
        }),
      ),
    ),
    price: fc.record(
      { from: fc.constantFrom(199, 300, 649), to: fc.constantFrom(700, 799, 1199) },
      { requiredKeys: [] },
    ),
    sale: fc.boolean(),
  })
  .map(({ slugs, ...others }) => listSearchSchema.parse({ ...slugs, ...others }))

const isOnSale = ({ product }: FacetRow) => product.price < product.fullPrice

it('any list has the products that pass all filters, and each count is that of the list with this value instead', () => {
  fc.assert(
    fc.property(
      filters,
      fc.constantFrom('variant', 'model'),
      fc.option(fc.shuffledSubarray([...catalogue]), { nil: catalogue }),
      (wanted, group, list) => {
        const { facets, onSale, rows, total } = filterProducts(index, wanted, group, list)
        const listed = list.flatMap(({ id }) => index.rowById.get(id) ?? [])
        const passing = (search: typeof wanted) =>
          listed.filter(
            (row) =>
              isWithin(row.product.price, search.price) &&
              (!search.sale || isOnSale(row)) &&
              index.facets.every(({ facet, values, valuesOf }) => {
                const slugs = values.filter(({ slug }) => slugsOf(search, facet).includes(slug))
                return slugs.length === 0 || valuesOf(row).some((value) => slugs.includes(value))
              }),
          )
        const countOf = (found: readonly FacetRow[]) =>
          group === 'variant'
            ? found.length
            : new Set(found.map(({ product }) => product.namespaceId)).size
        expect(rows).toStrictEqual(passing(wanted))
        expect(total).toBe(countOf(listed))
        expect(onSale.count).toBe(countOf(passing({ ...wanted, sale: true })))
        const offered = index.facets.flatMap(({ facet, values, valuesOf }) => {
          const found = values.filter((value) =>
            listed.some((row) => valuesOf(row).includes(value)),
          )
          const chosen = values.filter(({ slug }) => slugsOf(wanted, facet).includes(slug))
          if (found.length < 2 && chosen.length === 0) return []
          const offered = values.filter((value) => [...found, ...chosen].includes(value))
          return offered.map(({ slug }) => {
            const other = passing({ ...wanted, [facet.name]: [slug] })
            return `${facet.name} ${slug} ${countOf(other)}`
          })
        })
        expect(
          facets.flatMap(({ facet, values }) =>
            values.map(({ slug, count }) => `${facet.name} ${slug} ${count}`),
          ),
        ).toStrictEqual(offered)
      },
    ),
    tries(60),
  )
})

it('accessories are counted by the models that they fit, of those that are sold', () => {
  const models = ['one', 'two'].map((namespaceId) => product({ namespaceId, name: namespaceId }))
  const cases = [['one'], ['one', 'two', 'three'], []].map((fits, at) =>
    product({ itemId: `case-${at}`, fits }),
  )
  const caseIndex = buildFacetIndex(cases, [], [...models, ...cases])
  const { facets } = filterProducts(caseIndex, { ...NO_FILTERS, fits: ['two'] }, 'variant', cases)
  expect(facets).toMatchObject([
    {
      values: [
        { label: 'one', count: 2 },
        { label: 'two', count: 1 },
      ],
    },
  ])
})

it('prices are those of the whole list, in whole dollars, and none on request', () => {
  const asked = product({ id: 'asked', price: 0, availability: 'request' })
  const priced = [99.5, 201.2].map((price, at) => product({ id: `p${at}`, price }))
  const prices = [...priced, asked]
  const wanted = { ...NO_FILTERS, price: { to: 100 } }
  const found = filterProducts(buildFacetIndex(prices), wanted, 'variant', prices)
  expect(found.prices).toStrictEqual({ lowest: 99, highest: 202 })
  expect(found.rows.map(({ product: { id } }) => id)).toStrictEqual(['p0'])
})
