import { expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import type { Product } from '#src/domain/product/product.ts'
import { FACETS, type Facet } from '#src/domain/facts/facts.ts'
import { factValue } from '#src/domain/facts/fact-values.ts'
import { product } from '#tests/support/products.ts'

const factOf = (name: Facet) => FACETS.find((facet) => facet.name === name) ?? {}

it.each<[Facet, string, string, string]>([
  ['brand', 'Apple', 'apple', 'Apple'],
  ['brand', ' Bang & Olufsen ', 'bang-olufsen', 'Bang & Olufsen'],
  ['brand', '小米', '小米', '小米'],
  ['kind', 'case', 'case', 'Case'],
  ['color', 'Cosmic Orange', 'orange', 'Orange'],
  ['capacity', '256 gb', '256gb', '256GB'],
  ['capacity', '1024GB', '1tb', '1TB'],
  ['capacity', '42mm', '42mm', '42mm'],
  ['capacity', '42 mm', '42mm', '42 mm'],
  ['capacity', '6.1-inch', '6.1inch', '6.1-inch'],
  ['capacity', 'One Size', 'onesize', 'One Size'],
  ['screen', '6.1" OLED', '6.1', '6.1"'],
  ['screen', '6,82 inch', '6.8', '6.8"'],
  ['year', '2024', '2024', '2024'],
])('the %s "%s" is %s, shown as %s', (facet, fact, slug, label) => {
  expect(factValue(factOf(facet), fact)).toStrictEqual({ slug, label })
})

it.each<[Facet, string]>([
  ['brand', ''],
  ['capacity', ' '],
  ['color', 'no colour that anyone knows'],
  ['screen', 'large'],
])('the %s "%s" is not known', (facet, fact) => {
  expect(factValue(factOf(facet), fact)).toBeUndefined()
})

const slugsOf = (facet: Facet, products: readonly Product[]) =>
  buildFacetIndex(products)
    .facets.find((indexed) => indexed.facet.name === facet)
    ?.values.map(({ slug }) => slug)

it.each<[Facet, (fact: string) => Partial<Product>, string[], string[]]>([
  ['brand', (brand) => ({ brand }), ['Sony', 'apple', 'Bose'], ['apple', 'bose', 'sony']],
  [
    'color',
    (color) => ({ color }),
    ['pink', 'teal', 'space gray', 'white', 'black'],
    ['black', 'white', 'gray', 'green', 'pink'],
  ],
  [
    'capacity',
    (capacity) => ({ capacity }),
    ['1TB', '512GB', '64GB', '128GB', '42mm', '40mm', '2m', 'XL', '11-inch', '6.1-inch', '2TB'],
    ['64gb', '128gb', '512gb', '1tb', '2tb', '40mm', '42mm', '6.1inch', '11inch', '2m', 'xl'],
  ],
  ['ram', (ram) => ({ ram }), ['16GB', '8GB', '512MB'], ['512mb', '8gb', '16gb']],
  ['screen', (screen) => ({ screen }), ['11"', '6.1"', '10.2"'], ['6.1', '10.2', '11.0']],
  ['year', (year) => ({ year: Number(year) }), ['2019', '2024', '2021'], ['2024', '2021', '2019']],
])('values of %s are in their own order', (facet, overrides, facts, order) => {
  const products = facts.map((fact) => product({ id: fact, ...overrides(fact) }))
  expect(slugsOf(facet, products)).toStrictEqual(order)
})

it('kinds are in the order of the shop', () => {
  const kinds = ['keyboard', 'case', 'phone', 'watch'] as const
  expect(
    slugsOf(
      'kind',
      kinds.map((kind) => product({ id: kind, kind })),
    ),
  ).toStrictEqual(['phone', 'watch', 'case', 'keyboard'])
})

it('availabilities are in the order in which they can be bought', () => {
  const all = (['out', 'order', undefined, 'few', 'in'] as const).map((availability, index) =>
    product({ id: String(index), availability }),
  )
  expect(slugsOf('availability', all)).toStrictEqual(['in', 'few', 'order', 'out'])
})

it('a facet with fewer than two values is not there', () => {
  const one = [product({ id: 'a', brand: 'Sony' }), product({ id: 'b', brand: 'SONY' })]
  expect(buildFacetIndex(one).facets).toStrictEqual([])
  expect(buildFacetIndex([]).facets).toStrictEqual([])
})
