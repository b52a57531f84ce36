import { describe, expect, it, vi } from 'vitest'
import type { Product } from '#src/domain/product/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { suggest } from '#src/domain/search/suggest.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { detail, phones, product } from '#tests/support/products.ts'

const indexOf = (products: readonly Product[]) =>
  buildSearchIndex(products, () => Promise.resolve())

const namesFor = async (products: readonly Product[], query: string) =>
  searchProducts(await indexOf(products), query).products.map(({ name }) => name)

describe('the index', () => {
  it('is read in slices of 500 products', async () => {
    const pause = vi.fn(() => Promise.resolve())
    await buildSearchIndex(phones(1200), pause)
    expect(pause).toHaveBeenCalledTimes(3)
  })

  it('of an empty catalogue finds nothing', async () => {
    const index = await indexOf([])
    expect(searchProducts(index, 'phone')).toStrictEqual({ products: [], leftOut: [] })
    expect(suggest(index, 'blue phone under 500', 8).models).toStrictEqual([])
  })
})

describe('a query', () => {
  it.each(['', ' ?! '])('without words, such as "%s", finds all products', async (query) => {
    const { products } = searchProducts(await indexOf(catalogue), query)
    expect(new Set(products)).toStrictEqual(new Set(catalogue))
  })

  it('finds equally good products in the order of the catalogue', async () => {
    const indexes = (await namesFor(catalogue, 'iphone 16 pro max')).map((name) =>
      catalogue.findIndex((one) => one.name === name),
    )
    expect(indexes).toHaveLength(6)
    expect(indexes).toStrictEqual(indexes.toSorted((a, b) => a - b))
  })

  it('shows a model in the colour and capacity that were typed, before its other variants', async () => {
    const products = [
      product({ itemId: 'a', name: 'Acme One 64GB Black', color: 'black' }),
      product({ itemId: 'b', name: 'Acme One 64GB Blue', color: 'blue' }),
      product({ itemId: 'c', name: 'Acme One 64GB Navy', color: 'navy' }),
    ]
    expect(await namesFor(products, 'acme blue')).toStrictEqual([
      'Acme One 64GB Blue',
      'Acme One 64GB Navy',
    ])
  })

  it('is read up to its 100th character', async () => {
    expect(await namesFor(phones(3), `phone ${' '.repeat(94)}02`)).toHaveLength(3)
  })
})

it('a word that only texts say is told as understood, and can be taken out', async () => {
  const description = [{ title: 'Outdoors', text: ['Rated IP68.'] }]
  const details = [detail({ id: 'a', description }), detail({ id: 'b' })]
  const products = details.map(({ id }) => product({ itemId: id, kind: 'phone' }))
  const index = await buildSearchIndex(products, () => Promise.resolve(), details)
  const found = searchProducts(index, 'waterproof phone')
  expect(found.products.map(({ itemId }) => itemId)).toEqual(['a'])
  expect(found.needs).toEqual([{ label: 'Waterproof', rest: 'phone' }])
})

describe('a catalogue without kinds, brands, colours and families', () => {
  const shop = [
    accessory('case', 'Acme One Leather Case'),
    product({ itemId: 'max', name: 'Acme One Max 64GB Gold' }),
    product({ itemId: 'one', name: 'Acme One 64GB Blue' }),
    product({ itemId: 'tab', category: 'tablets', name: 'Acme Slate 64GB Gray' }),
    accessory('buds', 'Acme Earbuds 3'),
    accessory('watch', 'Acme Watch 42mm', '42mm'),
    accessory('plug', 'Acme Charger for Acme One'),
    accessory('band', 'Acme Strap'),
  ]

  it.each([
    ['acme one', ['one', 'max', 'case', 'plug']],
    ['smartphone', ['max', 'one']],
    ['ear phones', ['buds']],
    ['phone cover', ['case']],
    ['accessories', ['case', 'buds', 'watch', 'plug', 'band']],
    ['blue acme', ['one']],
    ['acme one 64', ['one', 'max']],
    ['akme wathc', ['watch']],
  ])('"%s" finds %j', async (query, ids) => {
    const { products } = searchProducts(await indexOf(shop), query)
    expect(products.map(({ itemId }) => itemId)).toStrictEqual(ids)
  })

  it('has no filters that it does not know', async () => {
    const { filters } = suggest(await indexOf(shop), 'blue acme watch 42mm', 8)
    expect(filters.map(({ facet }) => facet)).toStrictEqual(['kind', 'capacity'])
  })
})

describe('hostile queries and names', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const hostile = [
    ...'__proto__ constructor toString ((((( [a-z]* .*.*.*.* %%% \\ \0 \u{d800}'.split(' '),
    ...['iphone17promax'.repeat(7), 'iphone 16 '.repeat(10), 'under '.repeat(16)],
    ...['a ', 'ab', '1,', '1 ', '1-'].map((text) => text.repeat(50)),
    ...['9', '"', '-', '$', 'é', '\u0301', 'ﷺ'].map((text) => text.repeat(100)),
    ...['👩‍👩‍👧‍👦'.repeat(9), letters.repeat(3), Array.from(`${letters}0123456789`).join(' ')],
  ]

  it.each(hostile)('%j is searched like any other', async (query) => {
    const index = await indexOf(catalogue)
    const { products, leftOut } = searchProducts(index, query)
    expect(products.length).toBeLessThanOrEqual(catalogue.length)
    expect(leftOut.every((word) => query.includes(word))).toBe(true)
    expect(suggest(index, query, 8).models.length).toBeLessThanOrEqual(8)
  })

  it('a product with a hostile name is found by its name', async () => {
    for (const name of hostile) {
      const products = [...phones(2), product({ itemId: 'hostile', name: `${name} Zebra` })]
      expect(await namesFor(products, 'zebra')).toStrictEqual([`${name} Zebra`])
    }
  })

  it('a name of 100,000 characters is read in time that grows with its length', async () => {
    for (const part of ['1 ', '99', 'a1', '""']) {
      const long = product({ itemId: 'long', name: part.repeat(50_000) })
      const products = [long, product({ itemId: 'other', name: 'Zebra' })]
      expect(await namesFor(products, 'zebra')).toStrictEqual(['Zebra'])
    }
  })
})

function accessory(itemId: string, name: string, capacity = ''): Product {
  return product({ itemId, name, capacity, category: 'accessories' })
}
