import { describe, expect, it } from 'vitest'
import { listSearchSchema, type CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { listView } from '#src/domain/list/list-view.ts'
import type { Product } from '#src/domain/product/product.ts'
import { searchParameters } from '#src/domain/address/search-parameter.ts'
import { parseSearch, stringifySearch } from '#src/domain/address/page-address.ts'
import { VARIANTS } from '#tests/support/facets.ts'
import { detail, phones, product } from '#tests/support/products.ts'

const INDEX = buildFacetIndex(VARIANTS)

const searchOf = (query: string): CatalogueSearch => listSearchSchema.parse(parseSearch(query))

const queryOf = (search: CatalogueSearch) =>
  stringifySearch(searchParameters(listSearchSchema, search))

/** A list of `VARIANTS`, or a part of them. */
const viewOf = (query: string, options: Partial<Parameters<typeof listView>[0]> = {}) =>
  listView({
    products: VARIANTS,
    whole: options.products ?? VARIANTS,
    index: INDEX,
    search: searchOf(query),
    isRanked: false,
    ...options,
  })

/** The variants, by their indexes in `VARIANTS`. */
const numbers = (products: readonly Product[]) => products.map((each) => VARIANTS.indexOf(each))

const some = (...indexes: readonly number[]) => indexes.flatMap((index) => VARIANTS[index] ?? [])

const ALL = [0, 1, 2, 3, 4, 5, 6]

it.each([
  // The list, filtered.
  ['', ALL, '7 models', 'Showing 1 to 7 of 7.'],
  ['?brand=acme', [0, 1, 2, 3, 4], '5 of 7 models', 'Showing 1 to 5 of 5.'],
  ['?color=black_white&price=-350', [5, 6], '2 of 7 models', 'Showing 1 to 2 of 2.'],
  ['?sale=1', [1, 5], '2 of 7 models', 'Showing 1 to 2 of 2.'],
  ['?brand=bolt&ram=8gb', [], '0 of 7 models', 'No models match these filters'],
  // Its pages: the table sorts and pages the cards.
  ['?perPage=4', ALL, '7 models', 'Showing 1 to 4 of 7.'],
  ['?sort=price&perPage=4&page=2', ALL, '7 models', 'Showing 5 to 7 of 7.'],
  ['?page=2', ALL, '7 models', 'Showing 1 to 7 of 7.'],
  // A card for each model: the cheapest variant that passes.
  ['?group=model', [0, 3, 5], '3 models, 7 variants', 'Showing 1 to 3 of 3.'],
  ['?capacity=128gb&group=model', [2, 3, 6], '3 of 3 models, 3 variants', 'Showing 1 to 3 of 3.'],
  [
    '?color=red&ram=8gb&group=model',
    [],
    '0 of 3 models, 0 variants',
    'No models match these filters',
  ],
])('the list %s has the cards %j and says "%s" and "%s"', (query, cards, countText, said) => {
  const view = viewOf(query)
  expect(numbers(view.cards)).toEqual(cards)
  expect(view).toMatchObject({ total: cards.length, countText, announcement: said })
  expect(queryOf(view.search)).toBe(query)
})

it.each([
  ['?brand=acme_nokia', '?brand=acme'],
  ['?brand=nokia', ''],
  ['?brand=nokia&perPage=4&page=2', '?perPage=4&page=2'],
  ['?brand=__proto___constructor', ''],
  ['?price=5000-', '?price=5000-'],
  ['?brand=acme&perPage=4&page=9', '?brand=acme&perPage=4&page=2'],
  ['?brand=bolt&ram=8gb&perPage=4&page=2', '?brand=bolt&ram=8gb&perPage=4'],
  ['?perPage=8&page=9', '?perPage=8'],
  // Without pages, a page has no effect.
  ['?brand=nokia&page=9', '?page=9'],
])('the search %s is corrected to "%s", and then to nothing else', (query, corrected) => {
  const { search } = viewOf(query)
  expect(queryOf(search)).toBe(corrected)
  expect(viewOf('', { search }).search).toBe(search)
})

it.each([
  ['?perPage=4&page=5', 17, 5, 5, 'Showing 17 to 17 of 17.'],
  ['?perPage=16&page=2', 16, 1, 1, 'Showing 1 to 16 of 16.'],
  ['?perPage=16', 0, 1, 1, 'No models match these filters'],
])('%s of %i products is page %i of %i', (query, count, page, pages, announcement) => {
  const products = phones(count)
  const view = viewOf(query, { products, index: undefined })
  expect(view).toMatchObject({ page, pages, announcement, countText: `${count} models` })
})

it('a list that is neither filtered nor grouped is its products, and needs no index', () => {
  const search = searchOf('?sort=price&perPage=4')
  const view = viewOf('', { search, index: undefined })
  expect(view.cards).toBe(VARIANTS)
  expect(view.search).toBe(search)
  expect(view.filterCounts).toBeUndefined()
  expect(viewOf('').cards).toBe(VARIANTS)
})

describe('what a search has found', () => {
  const products = some(6, 5, 2, 0)

  it('is in the order of the search, and counted as a part of the whole list', () => {
    const view = viewOf('?color=black', { products, whole: VARIANTS, isRanked: true })
    expect(numbers(view.cards)).toEqual([5, 2, 0])
    expect(view.countText).toBe('3 of 7 models')
    expect(viewOf('', { products, whole: VARIANTS, isRanked: true }).countText).toBe(
      '4 of 7 models',
    )
  })

  it('shows the best match of each model, which knows its other variants', () => {
    const view = viewOf('?group=model', { products, whole: VARIANTS, isRanked: true })
    expect(numbers(view.cards)).toEqual([6, 2])
    const [whole, index] = [some(6), buildFacetIndex(some(6))]
    expect(viewOf('?group=model', { products: whole, whole, index }).countText).toBe(
      '1 model, 1 variant',
    )
    expect(view.countText).toBe('2 of 3 models, 4 variants')
    const [card] = some(2)
    expect(card && view.models?.get(card)).toStrictEqual({
      shown: card,
      matching: some(2, 0),
      variants: some(0, 1, 2),
    })
  })

  it('keeps a filter that only other products pass', () => {
    const view = viewOf('?ram=8gb&group=model', { products, isRanked: true })
    expect(view).toMatchObject({ total: 0, countText: '0 of 2 models, 0 variants' })
    expect(queryOf(view.search)).toBe('?ram=8gb&group=model')
  })
})

it('has the products of the list as cards, and models with the facts of their details', () => {
  const bare = product({ itemId: 'one-black' })
  const index = buildFacetIndex(
    [bare],
    [detail({ id: 'one-black', namespaceId: 'one', color: 'black' })],
  )
  const view = viewOf('?group=model', { products: [bare], index })
  expect(view.cards).toEqual([bare])
  expect(view.cards[0]).toBe(bare)
  expect(view.models?.get(bare)?.shown).toMatchObject({ namespaceId: 'one', color: 'black' })
})
