import fc from 'fast-check'
import { expect, it } from 'vitest'
import { KINDS } from '#src/domain/product/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { errorsBetween } from '#src/domain/search/errors-between.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { suggest } from '#src/domain/search/suggest.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'
import { plainErrors } from './plain-errors.ts'
import { plainSearch } from './plain-search.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

it('counts typing errors like the textbook, up to the limit', () => {
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 2 }), (typed, word, limit) => {
      expect(errorsBetween(typed, word, limit)).toBe(Math.min(plainErrors(typed, word), limit + 1))
    }),
    tries(500),
  )
})

it('counts typing errors in the beginning of a word like the textbook', () => {
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 2 }), (typed, word, limit) => {
      const beginnings = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end))
      const fewest = Math.min(...beginnings.map((beginning) => plainErrors(typed, beginning)))
      expect(errorsBetween(typed, word, limit, true)).toBe(Math.min(fewest, limit + 1))
    }),
    tries(500),
  )
})

/** Few words, some of them alike, so that products and queries often have the same ones. */
const nameWord = wordOf(
  'Nova Novo Pro Max Mini Mint Redmi AirPods Air Watch7 S25 iPhone Galaxy Case for with Keyboard 16 12 XM-1000 Ultra 11" Phone Pen',
)
const color = fc.constantFrom('Black', 'Sky Blue', 'Midnight', 'Rose Gold', 'Red', '')
const capacity = fc.constantFrom('128GB', '256 GB', '1TB', '42mm', '11-inch', '')

const shopProduct = fc
  .record({
    words: fc.array(nameWord, { minLength: 1, maxLength: 4 }),
    color,
    capacity,
    hasColor: fc.boolean(),
    brand: fc.constantFrom('Nova', 'Acme', undefined),
    kind: fc.constantFrom(...KINDS, undefined, undefined),
    category: fc.constantFrom('phones', 'tablets', 'accessories'),
    ram: fc.constantFrom('8GB', '12GB', ''),
    price: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ words, hasColor, brand, kind, ...facts }) =>
    product({
      ...facts,
      name: [...words, facts.capacity, facts.color].join(' '),
      ...(hasColor && facts.color && { color: facts.color }),
      ...(brand && { brand }),
      ...(kind && { kind }),
    }),
  )

const shop = fc
  .array(shopProduct, { minLength: 1, maxLength: 8 })
  .map((products) =>
    products.map((one, index) => ({ ...one, id: `p${index}`, itemId: `p${index}` })),
  )

const queryWord = fc.oneof(
  nameWord,
  color,
  capacity,
  wordOf('phone phones earbuds ear buds case smart watch wireless pencil'),
  wordOf('blue red crimson 256 gb 25 x 2024 300-700'),
  fc.constantFrom('under 500', 'over $200'),
  fc.tuple(nameWord, fc.nat(6), fc.constantFrom('', 'e', 'q')).map(
    // A letter is replaced or dropped.
    ([word, index, letter]) => `${word.slice(0, index)}${letter}${word.slice(index + 1)}`,
  ),
  fc.tuple(nameWord, nameWord).map((pair) => pair.join('')),
  fc.tuple(nameWord, fc.nat(4)).map(([word, end]) => word.slice(0, end)),
)
const query = fc.array(queryWord, { maxLength: 4 }).map((words) => words.join(' '))

it('finds what the plain search finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(
      shop,
      fc.array(query, { minLength: 1, maxLength: 8 }),
      async (products, queries) => {
        const index = await buildSearchIndex(products, () => Promise.resolve())
        for (const text of queries) {
          const { products: found, leftOut } = searchProducts(index, text)
          const plain = plainSearch(products, text)
          expect([found.map(({ id }) => id), leftOut], text).toStrictEqual([
            plain.products.map(({ id }) => id),
            plain.leftOut,
          ])
        }
      },
    ),
    tries(40),
  )
})

it('suggests at most as many as asked, each model once, for any query', async () => {
  await fc.assert(
    fc.asyncProperty(
      shop,
      fc.oneof(query, fc.string({ unit: 'grapheme' })),
      fc.nat(9),
      async (products, text, limit) => {
        const index = await buildSearchIndex(products, () => Promise.resolve())
        const { models, filters, categories } = suggest(index, text, limit)
        expect(models.length + filters.length + categories.length).toBeLessThanOrEqual(limit)
        expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
      },
    ),
    tries(50),
  )
})

function wordOf(words: string) {
  return fc.constantFrom(...words.split(' '))
}
