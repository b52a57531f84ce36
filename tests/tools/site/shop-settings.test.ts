import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { readJsonFile } from '#tools/site/json-values.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Four phones, which are variants of two models, and two accessories. */
const PRODUCTS = ['one', 'one', 'one', 'two', 'case', 'cable'].map((namespaceId, index) =>
  product({
    ...{ id: String(index), namespaceId, image: 'img/phone.svg' },
    category: index < 4 ? 'phones' : 'accessories',
  }),
)

let folder: string

beforeEach(() => {
  folder = temporaryFolder({
    'shop.json': '{}',
    'api/products.json': JSON.stringify(PRODUCTS),
    'img/phone.svg': '',
  })
  vi.stubEnv('SHOP_FOLDER', folder)
})

afterEach(() => vi.unstubAllEnvs())

const productsSchema = z.array(z.looseObject({ image: z.string() }))

/** Puts each product into a category, with perhaps other fields. */
function sell(change: (index: number) => { category: string; [field: string]: unknown }) {
  const path = join(folder, 'api/products.json')
  const products = productsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  writeFileSync(path, JSON.stringify(products.map((each, at) => ({ ...each, ...change(at) }))))
}

/** Writes `shop.json`, and reads the settings. */
function withFile(file: unknown) {
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(file))
  return shopSettings()
}

it('without a folder, builds the demo as any other shop: its folder gives the same settings', () => {
  vi.stubEnv('SHOP_FOLDER', '')
  const demo = shopSettings()
  vi.stubEnv('SHOP_FOLDER', 'public')
  expect(shopSettings()).toStrictEqual(demo)
  vi.stubEnv('SHOP_ADDRESS', 'https://a.example/shop')
  expect(shopSettings()).toStrictEqual({ ...demo, address: 'https://a.example/shop/' })
  vi.stubEnv('SHOP_FOLDER', folder)
  expect(withFile({ address: 'https://b.example/' }).address).toBe('https://a.example/shop/')
})

it.each([
  [[0.6663, 1], 1],
  [[0.6663, 0.6663], 1.5],
  [[0.6663, 1.25], undefined],
  [[], undefined],
])('gives cards the shape of the highest picture of %j: %s', (ratios, shape) => {
  const pictureSizes = (index: number) =>
    ratios[index] && { widths: [640], formats: ['avif'], ratio: ratios[index] }
  sell((index) => ({ category: 'phones', pictureSizes: pictureSizes(index) }))
  expect(shopSettings().cardPhoto).toBe(shape)
})

it('names the first views of a shop above the size, and others for another catalogue', () => {
  expect(withFile({ firstViews: 6 }).first).toBeUndefined()
  const { first } = withFile({ firstViews: 5 })
  expect(first).toMatchObject({ parts: 1, slices: 1 })
  expect(first?.folder).toMatch(/^assets\/first-[\da-f]{12}\/$/)
  expect(withFile({ firstViews: 5 }).first).toEqual(first)
  sell(() => ({ category: 'phones' }))
  expect(withFile({ firstViews: 5 }).first?.folder).not.toBe(first?.folder)
})

it('names others when a prior price is another', () => {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-20T12:00'))
  onTestFinished(() => void vi.useRealTimers())
  const [one] = PRODUCTS
  const path = join(folder, 'api/products.json')
  writeFileSync(path, JSON.stringify([{ ...one, price: 40, fullPrice: 50 }]))
  const prices = { '0': '2026-09-01 45, 2026-10-25 50, 2026-11-20 40/50' }
  writeFileSync(join(folder, 'prices.json'), JSON.stringify({ since: '2026-09-01', prices }))
  const folderOf = () => withFile({ firstViews: 0, country: 'DE', currency: 'EUR' }).first?.folder
  const today = folderOf()
  expect(folderOf()).toBe(today)
  prices['0'] = '2026-09-01 48, 2026-10-25 50, 2026-11-20 40/50'
  writeFileSync(join(folder, 'prices.json'), JSON.stringify({ since: '2026-09-01', prices }))
  expect(folderOf()).not.toBe(today)
})

it('tiles say fixed amounts only where there are some, and only if counts are not counted', () => {
  expect(withFile({ amounts: { phones: 95 } }).amounts).toEqual({ phones: 95, accessories: 2 })
  const counted = withFile({ amounts: { phones: 95 }, counts: 'counted' })
  // The four phones are variants of two models.
  expect(counted.amounts).toEqual({ phones: 2, accessories: 2 })
})

it('needs no settings file, but a catalogue', () => {
  rmSync(join(folder, 'shop.json'))
  expect(shopSettings().name).toBe('Shop')
  rmSync(join(folder, 'api/products.json'))
  expect(() => shopSettings()).toThrow(
    'api/products.json: is missing or cannot be read; see what the command check finds',
  )
})

it('has words of its language for what it leaves out', () => {
  const english = z.record(z.string(), z.string()).parse(readJsonFile('src/messages/en.json'))
  const words = {
    'shop.hotPrice': 'Varma prezo',
    'shop.description': 'Elektu: {goods}.',
    'delivery.name': 'Liverado',
    'withdrawal.title': 'Nuligi',
  }
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, 'messages/eo.json'), JSON.stringify({ ...english, ...words }))
  const file = { language: 'eo', delivery: [{}], withdrawal: true, order: { email: 'a@b.example' } }
  const shop = withFile({ ...file, words: { 'shop.welcome': 'Saluton' } })
  expect(shop).toMatchObject({
    titles: { hotPrice: 'Varma prezo', welcome: 'Saluton' },
    description: 'Elektu: Phones kaj Accessories.',
    delivery: [{ name: 'Liverado' }],
    pages: [{ title: 'Nuligi' }, {}],
  })
})

it('finds out which sizes of a picture there are', () => {
  for (const name of ['a-400.avif', 'a-400.webp', 'a-800.webp', 'a-800.avif', 'a-900.webp']) {
    writeFileSync(join(folder, 'img', name), '')
  }
  const slide = { picture: 'img/a-800.webp', title: 'A', link: '#/phones' }
  expect(withFile({ slides: [slide] }).slides[0]?.pictureSizes).toEqual({
    widths: [400, 800],
    formats: ['avif', 'webp'],
    ratio: 0.4,
  })
})

it('refuses an accent that nobody can read', () => {
  expect(() => withFile({ accent: '#ffee00' })).toThrow(
    'shop.json accent: is hard to read in the light theme',
  )
})

it('says where a file is not JSON, and reads one with a byte order mark', () => {
  writeFileSync(join(folder, 'shop.json'), '{ "name": "A", }')
  expect(() => shopSettings()).toThrow(/^shop\.json: is not valid JSON \(.*\); see what/)
  writeFileSync(join(folder, 'shop.json'), '\uFEFF{ "name": "A" }')
  expect(shopSettings().name).toBe('A')
})

describe('a bicycle shop', () => {
  const categories = ['Helmets', 'City bikes', { id: 'locks', label: 'Bike locks' }]

  /** The first product is a bike, all others are locks. */
  function bicycleShop(file: object) {
    sell((index) => ({
      category: index === 0 ? 'city-bikes' : 'locks',
      image: index < 2 ? 'img/none.webp' : 'img/phone.svg',
    }))
    return withFile({ categories, footer: [], ...file })
  }

  it('has its categories with products, in its order, counted, and nothing of phones', () => {
    const shop = bicycleShop({ name: 'Weber' })
    expect(Object.keys(shop.categories)).toEqual(['city-bikes', 'locks'])
    expect(shop.amounts).toEqual({ 'city-bikes': 1, locks: 4 })
    expect(shop.titles.home).toBe('City bikes and bike locks')
    expect(shop.description).toMatch(/^City bikes and bike locks: browse/)
    expect(JSON.stringify({ ...shop, messages: {} })).not.toMatch(
      /phone(?!\.svg)|tablet|accessor|capacit|banner|category\//i,
    )
    // Tiles show the first product whose picture is there.
    expect(shop.categories['city-bikes']?.tile.picture).toBeUndefined()
    expect(shop.categories.locks?.tile).toMatchObject({
      title: 'Bike locks',
      picture: 'img/phone.svg',
    })
  })
})

it('a category of many is named in the title only if it is among the first', () => {
  const categories = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta']
  sell((index) => ({ category: categories[index]?.toLowerCase() ?? '' }))
  expect(withFile({ categories, footer: [] }).titles.home).toBe('Alpha, beta, gamma and more')
})
