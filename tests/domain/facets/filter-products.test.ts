import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Filters, type Group } from '#src/domain/catalogue-search.ts'
import { NO_FILTERS } from '#src/domain/facets/no-filters.ts'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { FACETS, type Facet } from '#src/domain/facets/facet.ts'
import { filterProducts } from '#src/domain/facets/filter-products.ts'
import { groupByModel } from '#src/domain/facets/models.ts'
import { KINDS } from '#src/domain/kind.ts'
import type { Product } from '#src/domain/product.ts'
import { catalogue } from '../../support/our-catalogue.ts'
import { detail, product } from '../../support/products.ts'

/** Facts as catalogues write them, with their slugs; some facts are not known. */
const BRANDS = { Apple: 'apple', APPLE: 'apple', Sony: 'sony', 'Bang & Olufsen': 'bang-olufsen' }
const COLORS = { 'sky blue': 'blue', Navy: 'blue', 'space gray': 'gray', unknowable: undefined }
const SIZES = { '1TB': '1tb', '1024 GB': '1tb', '256GB': '256gb', '42 mm': '42mm', '': undefined }
const SCREENS = { '6.1" OLED': '6.1', "6.12''": '6.1', '11-inch': '11.0', none: undefined }

type Slugs = Readonly<Partial<Record<Facet, string | undefined>>>

/** A product, and the slugs of its facts. */
type Entry = readonly [Product, Slugs]

const oneOf = <Slug>(facts: Readonly<Record<string, Slug>>) =>
  fc.constantFrom(...Object.entries(facts))

const entries: fc.Arbitrary<readonly Entry[]> = fc
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

const filters: fc.Arbitrary<Filters> = fc.record({
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

/** The same list, filtered and counted product by product and value by value. */
function filteredByHand(list: readonly Entry[], wanted: Filters, group: Group) {
  const valuesOf = (facet: Facet) => [...new Set(list.flatMap(([, facts]) => facts[facet] ?? []))]
  const known = (facet: Facet) =>
    valuesOf(facet).length < 2 ? [] : wanted[facet].filter((slug) => valuesOf(facet).includes(slug))
  const passesFacet = (facet: Facet, facts: Slugs) =>
    known(facet).length === 0 || known(facet).includes(facts[facet] ?? '')
  const passes = ([{ price, fullPrice }, facts]: Entry, except?: Facet | 'sale') =>
    price >= (wanted.price.from ?? 0) &&
    price <= (wanted.price.to ?? Infinity) &&
    (!wanted.sale || except === 'sale' || price < fullPrice) &&
    FACETS.every((facet) => facet === except || passesFacet(facet, facts))
  const count = (found: readonly Entry[]) =>
    new Set(
      found.map(([variant]) => (group === 'model' ? (variant.namespaceId ?? variant) : variant)),
    ).size
  return {
    products: list.filter((entry) => passes(entry)).map(([variant]) => variant),
    counts: Object.fromEntries(
      FACETS.filter((facet) => valuesOf(facet).length > 1).map((facet) => [
        facet,
        Object.fromEntries(
          valuesOf(facet).map((slug) => [
            slug,
            count(list.filter((entry) => passes(entry, facet) && entry[1][facet] === slug)),
          ]),
        ),
      ]),
    ),
    onSale: count(
      list.filter((entry) => passes(entry, 'sale') && entry[0].price < entry[0].fullPrice),
    ),
  }
}

describe.each<Group>(['variant', 'model'])('counted by %s', (group) => {
  it('any list has the products and the counts that filtering by hand gives', () => {
    fc.assert(
      fc.property(entries, filters, (list, wanted) => {
        const byHand = filteredByHand(list, wanted, group)
        const index = buildFacetIndex(list.map(([variant]) => variant))
        const found = filterProducts(index, wanted, group)
        expect(found.products).toStrictEqual(byHand.products)
        expect(found.onSale.count).toBe(byHand.onSale)
        expect(countsOf(found)).toStrictEqual(byHand.counts)
      }),
    )
  })

  it('a value gives as many as it says when it replaces the others of its facet', () => {
    fc.assert(
      fc.property(entries, filters, fc.constantFrom(...FACETS), (list, wanted, facet) => {
        const products = list.map(([variant]) => variant)
        const index = buildFacetIndex(products)
        const values = filterProducts(index, wanted, group).facets.find(
          (counted) => counted.facet === facet,
        )?.values
        for (const { slug, count } of values ?? []) {
          const found = filterProducts(index, { ...wanted, [facet]: [slug] }, group).products
          expect(group === 'variant' ? found.length : modelsIn(found)).toBe(count)
        }
      }),
    )
  })

  it('any list is the same where facts are only in the details', () => {
    fc.assert(
      fc.property(entries, filters, (list, wanted) => {
        const products = list.map(([variant]) => variant)
        const bare = products.map((variant) => ({
          ...variant,
          color: undefined,
          capacity: '',
          ram: '',
          screen: '',
          namespaceId: undefined,
        }))
        const details = products.map((variant) =>
          detail({
            id: variant.itemId,
            namespaceId: variant.namespaceId ?? '',
            color: variant.color ?? '',
            capacity: variant.capacity,
            ram: variant.ram,
            screen: variant.screen,
          }),
        )
        const whole = filterProducts(buildFacetIndex(products), wanted, group)
        const joined = filterProducts(buildFacetIndex(bare, details), wanted, group)
        expect(joined.facets).toStrictEqual(whole.facets)
        expect(joined.products.map(({ id }) => id)).toStrictEqual(
          whole.products.map(({ id }) => id),
        )
      }),
    )
  })
})

const phones = catalogue.filter(({ category }) => category === 'phones')
const phoneIndex = buildFacetIndex(phones)

it('a list without filters is the whole list, the same array', () => {
  expect(filterProducts(phoneIndex, NO_FILTERS, 'variant').products).toBe(phones)
})

it('a model passes only with a variant that passes every filter', () => {
  const index = buildFacetIndex([
    product({ itemId: 'a', namespaceId: 'one', color: 'blue', capacity: '128GB' }),
    product({ itemId: 'b', namespaceId: 'one', color: 'black', capacity: '256GB' }),
  ])
  const wanted = { ...NO_FILTERS, color: ['blue'], capacity: ['256gb'] }
  const { products, facets } = filterProducts(index, wanted, 'model')
  expect(products).toStrictEqual([])
  expect(facets).toMatchObject([
    {
      facet: 'color',
      values: [
        { slug: 'black', count: 1, isActive: false },
        { slug: 'blue', count: 0, isActive: true },
      ],
    },
    {
      facet: 'capacity',
      values: [
        { slug: '128gb', count: 1, isActive: false },
        { slug: '256gb', count: 0, isActive: true },
      ],
    },
  ])
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

it('a list without products has neither facets nor prices', () => {
  expect(filterProducts(buildFacetIndex([]), NO_FILTERS, 'model')).toStrictEqual({
    products: [],
    facets: [],
    onSale: { count: 0 },
    prices: { lowest: 0, highest: 0 },
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
  expect([found.length, modelsIn(found)]).toStrictEqual([products, models])
})

function modelsIn(found: readonly Product[]): number {
  return groupByModel(found, found, false).length
}

function countsOf({ facets }: ReturnType<typeof filterProducts>) {
  return Object.fromEntries(
    facets.map(({ facet, values }) => [
      facet,
      Object.fromEntries(values.map(({ slug, count }) => [slug, count])),
    ]),
  )
}
