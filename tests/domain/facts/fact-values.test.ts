import { expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { FACETS } from '#src/domain/facets/filters.ts'
import { factValue } from '#src/domain/facts/fact-values.ts'
import { product } from '#tests/support/products.ts'

const factOf = (name: string) => FACETS.find((facet) => facet.name === name) ?? {}

it.each<[string, string, string, string]>([
  ['brand', ' Bang & Olufsen ', 'bang-olufsen', 'Bang & Olufsen'],
  ['brand', '小米', '小米', '小米'],
  ['kind', 'case', 'case', 'Case'],
  ['color', 'Cosmic Orange', 'orange', 'Orange'],
  ['capacity', '256 gb', '256gb', '256GB'],
  ['capacity', '1024GB', '1tb', '1TB'],
  ['capacity', '42 mm', '42mm', '42 mm'],
  ['capacity', '6.1-inch', '6.1inch', '6.1-inch'],
  ['capacity', 'One Size', 'onesize', 'One Size'],
  ['screen', '6.1" OLED', '6.1', '6.1"'],
  ['screen', '6,82 inch', '6.8', '6.8"'],
  ['year', '2024', '2024', '2024'],
])('the %s "%s" is %s, shown as %s', (facet, fact, slug, label) => {
  expect(factValue(factOf(facet), fact)).toStrictEqual({ slug, label })
})

it.each<[string, string]>([
  ['brand', ''],
  ['capacity', ' '],
  ['color', 'no colour that anyone knows'],
  ['screen', 'large'],
])('the %s "%s" is not known', (facet, fact) => {
  expect(factValue(factOf(facet), fact)).toBeUndefined()
})

it.each<[string, readonly unknown[], string[]]>([
  ['brand', ['Sony', 'apple', 'Bose'], ['apple', 'bose', 'sony']],
  ['color', ['pink', 'teal', 'space gray', 'black'], ['black', 'gray', 'green', 'pink']],
  [
    'capacity',
    ['1TB', '512GB', '64GB', '128GB', '42mm', '40mm', '2m', 'XL', '11-inch', '6.1-inch', '2TB'],
    ['64gb', '128gb', '512gb', '1tb', '2tb', '40mm', '42mm', '6.1inch', '11inch', '2m', 'xl'],
  ],
  ['ram', ['16GB', '8GB', '512MB'], ['512mb', '8gb', '16gb']],
  ['screen', ['11"', '6.1"', '10.2"'], ['6.1', '10.2', '11.0']],
  ['year', [2019, 2024, 2021], ['2024', '2021', '2019']],
  ['kind', ['keyboard', 'case', 'phone', 'watch'], ['phone', 'watch', 'case', 'keyboard']],
  ['availability', ['out', 'order', undefined, 'few', 'in'], ['in', 'few', 'order', 'out']],
])('values of %s are in their own order', (facet, facts, order) => {
  const products = facts.map((fact, index) => product({ id: `${index}`, [facet]: fact }))
  const { facets } = buildFacetIndex(products)
  const values = facets.find((indexed) => indexed.facet.name === facet)?.values
  expect(values?.map(({ slug }) => slug)).toStrictEqual(order)
})

it('a facet with fewer than two values is not there', () => {
  const one = [product({ id: 'a', brand: 'Sony' }), product({ id: 'b', brand: 'SONY' })]
  expect(buildFacetIndex(one).facets).toStrictEqual([])
  expect(buildFacetIndex([]).facets).toStrictEqual([])
})
