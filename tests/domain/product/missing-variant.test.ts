import { expect, it } from 'vitest'
import { missingVariant } from '#src/domain/product/missing-variant.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { detail } from '#tests/support/products.ts'

const COLORS = ['black', 'red', 'green', 'blue', 'gold']
const CAPACITIES = ['64GB', '128GB', '256GB', '1TB']

/** The variants of a family, named by capacity and colour, without those in `missing`. */
function family(missing: readonly string[], others: Partial<ProductDetail> = {}): ProductDetail[] {
  const available = { colorsAvailable: COLORS, capacityAvailable: CAPACITIES }
  return CAPACITIES.flatMap((capacity) =>
    COLORS.map((color) => {
      const name = `Acme One ${capacity} ${color}`
      return detail({ id: `${capacity} ${color}`, name, color, capacity, ...available, ...others })
    }),
  ).filter(({ id }) => !missing.includes(id))
}

const nearest = (details: readonly ProductDetail[], slug: string) =>
  missingVariant(details, slug)?.nearest.map(({ id }) => id) ?? []

it.each([
  // Other colours of the capacity and other capacities of the colour, in the catalogue's order, at most four.
  ['128GB red', ['128GB red'], ['64GB red', '128GB black', '128GB green', '128GB blue']],
  ['1TB red', COLORS.map((color) => `1TB ${color}`), ['64GB red', '128GB red', '256GB red']],
])('of %s, without %j, are %j', (choice, missing, expected) => {
  const slug = `acme-one-${choice.toLowerCase().replace(' ', '-')}`
  expect(nearest(family(missing), slug)).toEqual(expected)
})

it('are of the same family only', () => {
  const other = family([], { namespaceId: 'acme' })
  expect(nearest([...other, ...family(['64GB red'])], 'acme-one-64gb-red')).toHaveLength(4)
  expect(nearest(other, 'acme-one-64gb-red')).toEqual([])
})

it('exist for a product with a single choice, and for other spellings', () => {
  const cases = [
    detail({ id: 'one', color: 'Space Gray', capacity: '', capacityAvailable: [] }),
    detail({ id: 'two', color: 'gold', capacity: '', colorsAvailable: ['spacegray'] }),
  ]
  expect(nearest(cases, 'acme-one-red')).toEqual(['one', 'two'])
})

it('are all colours or capacities if only the other is named', () => {
  expect(nearest(family([]), 'acme-one-64gb')).toEqual(
    ['black', 'red', 'green', 'blue'].map((color) => `64GB ${color}`),
  )
  expect(nearest(family([]), 'acme-one-red')).toEqual(CAPACITIES.map((each) => `${each} red`))
})

it.each([
  'laptop',
  'acme-one',
  'acme-one-plus-64gb-red',
  'acme-one-white',
  'acme-one-64gb-white',
  '',
  '__proto__',
])('do not exist for “%s”, which is no combination of a family', (slug) => {
  expect(nearest(family([]), slug)).toEqual([])
})

it('is named by its choices', () => {
  const missing = missingVariant(family(['64GB green']), 'acme-one-64gb-green')
  expect(missing?.name).toBe('Acme One 64GB Green')
})
