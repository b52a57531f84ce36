import fc from 'fast-check'
import { FACETS, type Facet } from '#src/domain/facts/facts.ts'
import { factValue } from '#src/domain/facts/fact-values.ts'
import type { Filters } from '#src/domain/list/catalogue-search.ts'
import type { Product } from '#src/domain/product/product.ts'
import { product } from '#tests/support/products.ts'

/** Facts as catalogues write them: some in two spellings, some not known. */
const FACTS = {
  brand: ['Apple', 'APPLE', 'Sony', 'Bang & Olufsen'],
  kind: ['phone', 'tablet', 'watch', undefined],
  color: ['sky blue', 'Navy', 'space gray', 'unknowable'],
  capacity: ['1TB', '1024 GB', '256GB', '42 mm', ''],
  ram: ['1TB', '1024 GB', '256GB', '42 mm', ''],
  screen: ['6.1" OLED', "6.12''", '11-inch', 'none'],
  year: [2022, 2023, 2024],
  availability: ['in', 'few', 'order', 'out', undefined],
} as const

export const NAMES = [
  ...(['brand', 'kind', 'color', 'capacity', 'ram', 'screen', 'year', 'availability'] as const),
] as const

/** `fits` has several values for a product. */
export type SingleFacet = Exclude<Facet, 'fits'>

/** The value of a fact that lists can be filtered by. */
export function valueOf(name: SingleFacet, text: string | number | undefined) {
  const fact = FACETS.find((facet) => facet.name === name) ?? {}
  return factValue(fact, String(text ?? ''))
}

export function slugOf(facet: SingleFacet, one: Product): string | undefined {
  return valueOf(facet, one[facet])?.slug
}

/** Up to 25 products, of which some are variants of a model. */
export const products: fc.Arbitrary<readonly Product[]> = fc
  .array(
    fc.record({
      brand: fc.constantFrom(...FACTS.brand),
      kind: fc.constantFrom(...FACTS.kind),
      color: fc.constantFrom(...FACTS.color),
      capacity: fc.constantFrom(...FACTS.capacity),
      ram: fc.constantFrom(...FACTS.ram),
      screen: fc.constantFrom(...FACTS.screen),
      year: fc.constantFrom(...FACTS.year),
      availability: fc.constantFrom(...FACTS.availability),
      price: fc.nat(6).map((number) => 100 * number),
      fullPrice: fc.nat(6).map((number) => 100 * number),
      // A model may be called as the id of a product that has none.
      namespaceId: fc.constantFrom('p0', 'p1', 'p2', 'p3', undefined),
    }),
    { maxLength: 25 },
  )
  .map((facts) => facts.map((fact, index) => product({ itemId: `p${index}`, ...fact })))

function chosen(facet: SingleFacet): fc.Arbitrary<readonly string[]> {
  const slugs = FACTS[facet].flatMap((fact) => valueOf(facet, fact)?.slug ?? [])
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    fc.subarray([...new Set(slugs), 'unknown'], { maxLength: 3 }),
  )
}

/** Often the very price of a product. */
const limits = fc.nat(8).map((number) => number * 50 + 100)

/** Filters of such products, of which some have a value that no product has. */
export const filters: fc.Arbitrary<Filters> = fc.record({
  brand: chosen('brand'),
  kind: chosen('kind'),
  color: chosen('color'),
  capacity: chosen('capacity'),
  ram: chosen('ram'),
  screen: chosen('screen'),
  year: chosen('year'),
  availability: chosen('availability'),
  fits: fc.constant([]),
  price: fc.oneof(
    fc.constant({}),
    limits.map((from) => ({ from })),
    fc.tuple(limits, limits).map(([from, more]) => ({ from, to: from + more })),
  ),
  sale: fc.boolean(),
})
