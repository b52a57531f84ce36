import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { firstChange, listSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { firstListSchema } from '#src/domain/list/first-list.ts'
import { listView } from '#src/domain/list/list-view.ts'
import { comparatorOf } from '#src/domain/list/sorting.ts'
import { brandNewModels, hotPriceModels, ofCategory } from '#src/domain/list/selections.ts'
import { listOf } from '#src/domain/product/parts.ts'
import { type Product, productSchema } from '#src/domain/product/product.ts'
import { syntheticShop } from '#tools/bench/synthetic-shop.ts'
import { firstViewFiles, firstViews, inColumns } from '#tools/site/first-views/first-views.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  return {
    SETTINGS: { ...readSettings({ soldOut: 'last' }, ['phones', 'tablets', 'accessories']) },
  }
})

vi.mock('#src/domain/settings/first-views.ts', () => ({
  FIRST_VIEWS: { folder: 'assets/first-0/', parts: 1, slices: 1 },
}))

const first = { folder: 'assets/first-0/', parts: 1, slices: 1 }

it('has the first products of a list whose sold-out ones are last, and home without them', () => {
  const categories = ['phones', 'tablets', 'accessories']
  const products = syntheticShop(600).products.map((entry, at) =>
    productSchema.parse({ ...entry, availability: at % 3 === 0 ? 'out' : undefined }),
  )
  const settings = { ...readSettings({ soldOut: 'last' }, categories), first }
  const views = new Map(firstViews(settings, products, () => undefined))
  const whole = ofCategory(products, 'phones')
  const index = buildFacetIndex(whole, [], products)
  expect(whole[0]?.availability).toBe('out')
  for (const change of [{}, { sort: 'price' }, { capacity: '64gb' }]) {
    const search = listSearchSchema.parse(change)
    const list = views.get(listOf('phones', firstChange(search)))
    const some = list?.products ?? []
    const shown = { search, isRanked: false }
    const large = listView({ ...shown, products: whole, whole, index })
    const small = listView({
      ...{ ...shown, products: some, whole: some, index: buildFacetIndex(some) },
      first: firstListSchema.parse(JSON.parse(JSON.stringify(list && inColumns(list).list))),
    })
    const inOrder = (cards: readonly Product[]) => cards.toSorted(comparatorOf(search.sort))
    expect(inOrder(small.cards)[0]?.availability).not.toBe('out')
    expect(inOrder(small.cards)).toEqual(inOrder(large.cards).slice(0, 48))
  }
  const home = views.get('home')?.products ?? []
  expect(brandNewModels(home)).toEqual(brandNewModels(products))
  expect(hotPriceModels(home)).toEqual(hotPriceModels(products))
})

describe('on a day', () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-20T12:00')),
  )
  afterEach(() => vi.useRealTimers())

  it('has prior prices in every file', async () => {
    const reduced = product({ id: 'a', category: 'phones', price: 40, fullPrice: 50 })
    const folder = temporaryFolder({
      'api/products.json': JSON.stringify([reduced]),
      'prices.json': JSON.stringify({
        since: '2026-09-01',
        prices: { a: '2026-09-01 50, 2026-11-01 45, 2026-11-05 50, 2026-11-20 40/50' },
      }),
    })
    const written = { country: 'DE', currency: 'EUR', language: 'de-DE' }
    const settings = { ...readSettings(written, ['phones']), first }
    const files = new Map<string, string>()
    for await (const [name, text] of firstViewFiles(folder, settings)) files.set(name, text)
    for (const name of ['home.json', 'list-phones.json', 'part-0.json', 'all-0.json']) {
      expect(files.get(name)).toContain('"priorText":[["Niedrigster Preis')
      expect(files.get(name)).toContain('"fullPrice":[[45]]')
    }
  })
})
