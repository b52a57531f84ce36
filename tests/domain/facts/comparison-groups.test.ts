import { expect, it } from 'vitest'
import {
  comparisonGroups,
  differencesOf,
  priceRows,
  type ComparedProduct,
  type ComparisonGroup,
} from '#src/domain/facts/comparison-groups.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { detail, product } from '#tests/support/products.ts'

/** A product with these facts, as its catalogue entry and its details write them. */
function compared(
  entry: Partial<Product> = {},
  facts: Partial<ProductDetail> = {},
): ComparedProduct {
  const unknown = { screen: '', capacity: '', ram: '' }
  return {
    product: product({ ...unknown, ...entry }),
    detail: detail({ ...unknown, color: '', resolution: '', processor: '', ...facts }),
  }
}

/** The texts of a row, the best ones in brackets; undefined if there is no such row. */
function rowOf(label: string, products: readonly ComparedProduct[]): string[] | undefined {
  const groups = comparisonGroups(products).flatMap(({ rows }) => rows)
  return [...priceRows(products.map(({ product: each }) => each)), ...groups]
    .find((row) => row.label === label)
    ?.values.map(({ text, isBest }) => (isBest ? `[${text}]` : text))
}

const labelsOf = (groups: readonly ComparisonGroup[]) =>
  groups.map(({ label, rows }) => [label, ...rows.map((row) => row.label)])

it('has the groups of a phone, each with its rows', () => {
  const one = { product: product({ brand: 'Acme', color: 'black' }), detail: detail() }
  expect(labelsOf(comparisonGroups([one]))).toEqual([
    ['General', 'Brand', 'Color', 'Year'],
    ['Display', 'Screen', 'Resolution'],
    ['Performance', 'Processor'],
    ['Memory', 'RAM', 'Built in memory'],
    ['Camera', 'Camera', 'Zoom'],
    ['Network', 'Cell'],
  ])
})

it.each<[string, readonly Partial<ProductDetail>[], readonly string[]]>([
  // A larger screen is not better for everybody.
  ['Screen', [{ screen: '6.1" OLED' }, { screen: '6.9″ LCD' }], ['6.1" OLED', '6.9″ LCD']],
  [
    'Resolution',
    [{ resolution: '2868x1320' }, { resolution: '1440 × 3120' }, { resolution: '100*9' }],
    ['2868 × 1320', '1440 × 3120', '100 × 9'],
  ],
  // More is better, in one notation.
  ['RAM', [{ ram: '8GB' }, { ram: '12 GB' }, { ram: '1.5GB' }], ['8GB', '[12GB]', '1.5GB']],
  ['Built in memory', [{ capacity: '512GB' }, { capacity: '1TB' }], ['512GB', '[1TB]']],
  // Every product with the best value is marked, and none if all have the same.
  ['RAM', [{ ram: '8GB' }, { ram: '8GB' }, { ram: '4GB' }], ['[8GB]', '[8GB]', '4GB']],
  ['RAM', [{ ram: '8GB' }, { ram: '8192 MB' }], ['8GB', '8GB']],
  // Among known values only, and not for what cannot be measured.
  ['RAM', [{ ram: '8GB' }, { ram: 'plenty' }], ['8GB', 'plenty']],
  ['RAM', [{ ram: '8GB' }, { ram: '' }, { ram: '4GB' }], ['[8GB]', '', '4GB']],
])('in the row %s, %j are %j, the better in brackets', (label, facts, row) => {
  const products = facts.map((each) => compared({}, each))
  expect(rowOf(label, products)).toEqual(row)
})

it.each<[string, string, number | undefined]>([
  ['Optical, 3x and 5x; digital, 100x', 'Optical, 4x; digital, 200x', 0],
  ['Optical, 3.25x', 'Optical, 3.21x', 0],
  ['Digital, 40x', 'Optical quality, 2x; digital, 10x', 1],
  ['Hybrid, 3x; digital, 30x', 'Optical, 3.5x to 5.2x', 1],
  ['Digital, 8x', 'Digital, 10x', undefined],
  ['Optical, 3x', 'optical 3×', undefined],
])('of the zooms "%s" and "%s", %s has more optical zoom', (one, other, best) => {
  const row = rowOf('Zoom', [compared({}, { zoom: one }), compared({}, { zoom: other })])
  expect(row?.findIndex((text) => text.startsWith('['))).toBe(best ?? -1)
})

it('the lowest price is best', () => {
  const products = [compared({ price: 400, fullPrice: 500 }), compared({ price: 9, fullPrice: 0 })]
  expect(rowOf('Price', products)).toEqual(['$400', '[$9]'])
})

it('takes facts from the catalogue if there are no details', () => {
  const [known, unknown] = [compared({}, { ram: '12GB' }), product({ color: 'red' })]
  const products = [known, { product: unknown, detail: undefined }]
  expect(rowOf('Screen', products)).toEqual(['', '6.1" OLED'])
  expect(rowOf('RAM', products)).toEqual(['[12GB]', '4GB'])
  expect(rowOf('Color', products)).toEqual(['', 'red'])
  expect(rowOf('Cell', products)).toEqual(['GSM, LTE', ''])
})

it('leaves out rows and groups without any value', () => {
  const bare = compared({}, { camera: null, zoom: ' ', cell: ['', ' '] })
  expect(labelsOf(comparisonGroups([bare, bare]))).toEqual([['General', 'Year']])
})

it('the differences are the rows whose values differ in more than spelling', () => {
  const one = compared({}, { color: 'Space Gray', processor: 'A1', ram: '1TB', camera: '12 MP' })
  const other = compared({}, { color: 'spacegray', processor: 'A2', ram: '1024GB', camera: '' })
  const groups = differencesOf(comparisonGroups([one, other]))
  expect(labelsOf(groups)).toEqual([
    ['Performance', 'Processor'],
    ['Camera', 'Camera'],
  ])
})
