import { expect, it } from 'vitest'
import { brandReader } from '#src/domain/facets/brand-reader.ts'
import { product } from '../../support/products.ts'

/** The brands of products with these names, in order; a name before a colon has its brand after it. */
function brandsOf(...names: readonly string[]): string[] {
  const products = names.map((text) => {
    const [name = '', brand] = text.split(':')
    return product({ id: text, name, brand })
  })
  return products.map(brandReader(products))
}

it('is what the catalogue says', () => {
  expect(brandsOf('Galaxy S25:Samsung', 'iPhone 17:Apple')).toStrictEqual(['Samsung', 'Apple'])
})

it('is the first word that several names share', () => {
  expect(brandsOf('Acme One', 'Acme Two', 'Zeta 5')).toStrictEqual(['Acme', 'Acme', ''])
})

it('is the same for any case of the word', () => {
  expect(brandsOf('ACME One', 'Acme Two')).toStrictEqual(['ACME', 'Acme'])
})

it('does not come from one name that repeats', () => {
  expect(brandsOf('Zeta 5', 'Zeta 5')).toStrictEqual(['', ''])
})

it("is another product's brand, if the name starts with it", () => {
  expect(brandsOf('Galaxy S25:Samsung', 'Samsung Pen')).toStrictEqual(['Samsung', 'Samsung'])
})

it('has two words with an and between them', () => {
  expect(brandsOf('Bang & Olufsen H95', 'Bang & Olufsen EX')).toStrictEqual([
    'Bang & Olufsen',
    'Bang & Olufsen',
  ])
})

it.each([
  ['numbers', '65W Charger', '65W Cable'],
  ['measures', '6.1" Case', '6.1" Film'],
  ['signs', '& Case', '& Film'],
])('is not one of %s', (_kind, ...names) => {
  expect(brandsOf(...names)).toStrictEqual(['', ''])
})

it('is read in other scripts', () => {
  expect(brandsOf('小米 14', '小米 15')).toStrictEqual(['小米', '小米'])
})
