import { expect, it } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { FACETS } from '#src/domain/facets/filters.ts'
import { parseSearch, stringifySearch } from '#src/domain/address/page-address.ts'
import { parseSlugs, slugsText } from '#src/domain/text/slugs.ts'
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

const OWN = {}
const SIZE = factOf('capacity')

it.each([
  [OWN, ['A', 'A+', 'A++', 'A+++', 'A-', 'B']],
  [OWN, ['AM3', 'AM3+', 'FM1', 'AM3/FM1']],
  [OWN, ['5 kg', '< 5 kg', '> 5 kg', '≤ 5 kg', '≥ 5 kg', '± 5 kg', '-5 kg', '1.5 kg', '.5 kg']],
  [OWN, ['C', 'C++', 'C#', 'F#', 'F*', 'Objective-C', 'Objective-C++']],
  [OWN, ['1-2', '12', '1/2', '1,2', '+1,2', '-1,2', '11-12']],
  [OWN, ['10-20 cm', '10 × 20 cm', '10/20 cm']],
  [SIZE, ['1-2', '12', '1/2', '11-12', '3-4', '0', '0+']],
  [SIZE, ['+1.50', '-1.50', '1.50', '15', '150']],
])('as %j, %j are as many values, which an address keeps apart', (facet, texts) => {
  const slugs = texts.flatMap((text) => factValue(facet, text)?.slug ?? [])
  expect(new Set(slugs).size).toBe(texts.length)
  const address = stringifySearch({ own: slugsText(slugs) })
  expect(parseSlugs(parseSearch(address).own ?? '')).toStrictEqual(slugs)
})

it.each([
  [OWN, ['C++', 'c++', 'C ++'], 'c++'],
  [OWN, ['< 5 kg', '<5 kg', '<5-kg'], '<5-kg'],
  [OWN, ['-15 °C', '−15 °C', '-15-C'], '-15-c'],
  [OWN, ['1-2', '1 - 2', '1–2'], '1-2'],
  [OWN, ['1 / 2', '1/2'], '1/2'],
  [OWN, ['Bang & Olufsen', '(Bang-Olufsen)', 'Bang, Olufsen.'], 'bang-olufsen'],
  [OWN, ['Red/Blue', 'red - blue'], 'red-blue'],
  [SIZE, ['1-2', '1–2', '1 - 2'], '1-2'],
])('as %j, %j are one value', (facet, texts, slug) => {
  expect(texts.map((text) => factValue(facet, text)?.slug)).toStrictEqual(texts.map(() => slug))
})

it('a facet with fewer than two values is not there', () => {
  const one = [product({ id: 'a', brand: 'Sony' }), product({ id: 'b', brand: 'SONY' })]
  expect(buildFacetIndex(one).facets).toStrictEqual([])
  expect(buildFacetIndex([]).facets).toStrictEqual([])
})
