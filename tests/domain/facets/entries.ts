import fc from 'fast-check'
import type { Filters } from '#src/domain/list/catalogue-search.ts'
import type { Facet } from '#src/domain/facets/facet.ts'
import { KINDS } from '#src/domain/product/kind.ts'
import type { Product } from '#src/domain/product/product.ts'
import { product } from '../../support/products.ts'

/** Facts as catalogues write them, with their slugs; some facts are not known. */
const BRANDS = { Apple: 'apple', APPLE: 'apple', Sony: 'sony', 'Bang & Olufsen': 'bang-olufsen' }
const COLORS = { 'sky blue': 'blue', Navy: 'blue', 'space gray': 'gray', unknowable: undefined }
const SIZES = { '1TB': '1tb', '1024 GB': '1tb', '256GB': '256gb', '42 mm': '42mm', '': undefined }
const SCREENS = { '6.1" OLED': '6.1', "6.12''": '6.1', '11-inch': '11.0', none: undefined }

export type Slugs = Readonly<Partial<Record<Facet, string | undefined>>>

/** A product, and the slugs of its facts. */
export type Entry = readonly [Product, Slugs]

const oneOf = <Slug>(facts: Readonly<Record<string, Slug>>) =>
  fc.constantFrom(...Object.entries(facts))

/** Up to 25 products, of which some are variants of a model, and some have the same facts in other spellings. */
export const entries: fc.Arbitrary<readonly Entry[]> = fc
  .array(
    fc.record({
      brand: oneOf(BRANDS),
      kind: fc.constantFrom(...KINDS.slice(0, 3), undefined),
      color: oneOf(COLORS),
      capacity: oneOf(SIZES),
      ram: oneOf(SIZES),
      screen: oneOf(SCREENS),
      year: fc.integer({ min: 2022, max: 2024 }),
      prices: fc.tuple(fc.nat(6), fc.nat(6)),
      model: fc.option(fc.nat(4), { nil: undefined }),
    }),
    { maxLength: 25 },
  )
  .map((facts) => facts.map(entryOf))

function entryOf(
  fact: {
    brand: readonly [string, string]
    kind: Product['kind']
    color: readonly [string, string | undefined]
    capacity: readonly [string, string | undefined]
    ram: readonly [string, string | undefined]
    screen: readonly [string, string | undefined]
    year: number
    prices: readonly [number, number]
    model: number | undefined
  },
  place: number,
): Entry {
  const variant = product({
    itemId: `p${place}`,
    brand: fact.brand[0],
    kind: fact.kind,
    color: fact.color[0],
    capacity: fact.capacity[0],
    ram: fact.ram[0],
    screen: fact.screen[0],
    year: fact.year,
    price: fact.prices[0] * 100,
    fullPrice: fact.prices[1] * 100,
    // A model may be called as the id of a product that has none.
    namespaceId: fact.model === undefined ? undefined : `p${fact.model}`,
  })
  return [
    variant,
    {
      brand: fact.brand[1],
      kind: fact.kind,
      color: fact.color[1],
      capacity: fact.capacity[1],
      ram: fact.ram[1],
      screen: fact.screen[1],
      year: String(fact.year),
    },
  ]
}

const slugs = (values: readonly (string | undefined)[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    fc.subarray([...new Set(values.flatMap((slug) => slug ?? [])), 'unknown'], { maxLength: 3 }),
  )

/** Often the very price of a product. */
const limits = fc.nat(8).map((number) => number * 50 + 100)

/** Filters of such products, of which some have a value that no product has. */
export const filters: fc.Arbitrary<Filters> = fc.record({
  brand: slugs(Object.values(BRANDS)),
  kind: slugs(KINDS.slice(0, 3)),
  color: slugs(Object.values(COLORS)),
  capacity: slugs(Object.values(SIZES)),
  ram: slugs(Object.values(SIZES)),
  screen: slugs(Object.values(SCREENS)),
  year: slugs(['2022', '2023', '2024']),
  price: fc.oneof(
    fc.constant({}),
    limits.map((from) => ({ from })),
    fc.tuple(limits, limits).map(([from, more]) => ({ from, to: from + more })),
  ),
  sale: fc.boolean(),
})
