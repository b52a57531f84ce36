import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { shopSettings } from '#tools/build/settings/shop-settings.ts'
import { DEFAULT_SETTINGS } from '#src/domain/settings/read-settings.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  cpSync('tests/shops/euro', folder, { recursive: true })
  vi.stubEnv('SHOP_FOLDER', folder)
})

afterEach(() => vi.unstubAllEnvs())

const productsSchema = z.array(z.looseObject({ image: z.string() }))

/** Puts each product into a category, with perhaps another picture. */
function sell(change: (index: number) => { category: string; image?: string }) {
  const path = join(folder, 'api/products.json')
  const products = productsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  writeFileSync(path, JSON.stringify(products.map((each, at) => ({ ...each, ...change(at) }))))
}

/** Writes `shop.json`, and reads the settings. */
function withFile(file: unknown) {
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(file))
  return shopSettings()
}

it('without a folder, the settings are the specification’s with our facts, prices on slides and two rows, perhaps with an address', () => {
  vi.stubEnv('SHOP_FOLDER', '')
  const { facts, rows, slides, ...settings } = shopSettings()
  const { slides: standard } = DEFAULT_SETTINGS
  expect({ ...settings, rows: [], slides: standard }).toStrictEqual(DEFAULT_SETTINGS)
  expect(slides.map(({ text }) => text.replace(' From $899.', ''))).toEqual(
    standard.map(({ text }) => text),
  )
  expect(slides.filter(({ text }) => text.endsWith(' From $899.'))).toHaveLength(2)
  expect(facts?.battery?.label).toBe('Battery')
  expect(rows.map(({ title }) => title)).toEqual(['Under $400', 'Small phones'])
  vi.stubEnv('SHOP_ADDRESS', 'https://a.example/shop')
  expect(shopSettings().address).toBe('https://a.example/shop/')
})

it('has only the categories of its products, and counts them', () => {
  const { categories, amounts } = shopSettings()
  expect(Object.keys(categories)).toEqual(['phones', 'accessories'])
  expect(amounts).toEqual({ phones: 4, accessories: 2 })
})

it('without slides of its own, has the specified ones that lead to its products, or its categories', () => {
  expect(withFile({}).slides.map(({ title }) => title)).toEqual(['All for you!'])
  sell((index) => ({ category: index < 4 ? 'laptops' : 'accessories' }))
  const { description, slides, titles } = withFile({})
  expect(slides.map(({ title, link }) => [title, link])).toEqual([['Accessories', '#/accessories']])
  expect(titles.home).toBe('Accessories')
  expect(description).toBe('Accessories: browse the catalogue, compare, keep favourites.')
})

it('names its goods if it has no description', () => {
  const { description, titles } = withFile({ categories: { accessories: { label: 'Cases' } } })
  expect(titles.home).toBe('Phones and cases')
  expect(description).toMatch(/^Phones and cases: browse/)
})

it('needs no settings file, but a catalogue', () => {
  rmSync(join(folder, 'shop.json'))
  expect(shopSettings().name).toBe('Gadgetry')
  rmSync(join(folder, 'api/products.json'))
  expect(() => shopSettings()).toThrow(
    `api/products.json: is missing or cannot be read; make the file ${folder}`,
  )
})

it('the address of the command line replaces that of the file', () => {
  vi.stubEnv('SHOP_ADDRESS', 'https://b.example/')
  expect(withFile({ address: 'https://a.example/' }).address).toBe('https://b.example/')
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

const noCategory = 'leads to a category that the shop does not have'
const slide = { picture: 'a.jpg', link: '#/phones' }

it.each([
  [{ curency: 'EUR' }, ' curency: is not a setting; did you mean currency?'],
  [{ currency: 'EURO' }, ' currency: cannot be used, read "EURO"; write a currency code of'],
  [
    { footer: [{ text: 'A', link: '#/tablets?page=2' }] },
    ` footer.0.link: ${noCategory}, read "#/tablets?page=2"`,
  ],
  [{ footer: [{ text: 'A', link: '#/t%61blets' }] }, ` footer.0.link: ${noCategory}`],
  [{ slides: [{ ...slide, title: 'A' }] }, ' slides.0.picture: is not in the folder, read "a.jpg"'],
  [{ accent: '#ffee00' }, ' accent: is hard to read in the light theme'],
])('%j is rejected: %s', (file, message) => {
  expect(() => withFile(file)).toThrow(`shop.json${message}`)
})

it('takes a link to another shop’s category', () => {
  const footer = [{ text: 'Tablets', link: 'https://other.example/#/tablets' }]
  expect(withFile({ footer }).footer).toEqual(footer)
})

it('says where a file is not JSON, and reads one with a byte order mark', () => {
  writeFileSync(join(folder, 'shop.json'), '{ "name": "A", }')
  expect(() => shopSettings()).toThrow(/^shop\.json: is not valid JSON \(.*\); look for/)
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
    expect(shop.amounts).toEqual({ 'city-bikes': 1, locks: 5 })
    expect(shop.titles.home).toBe('City bikes and bike locks')
    expect(shop.description).toMatch(/^City bikes and bike locks: browse/)
    expect(JSON.stringify(shop)).not.toMatch(
      /phone(?!\.svg)|tablet|accessor|capacit|banner|category\//i,
    )
  })

  it('shows in tiles and banner the first product whose picture is there', () => {
    const { categories: shown, slides } = bicycleShop({})
    expect(shown['city-bikes']?.tile.picture).toBeUndefined()
    expect(shown.locks?.tile).toMatchObject({ title: 'Bike locks', picture: 'img/phone.svg' })
    expect(slides).toMatchObject([
      { title: 'Bike locks', picture: 'img/phone.svg', link: '#/locks', ground: 'product' },
    ])
  })

  it.each([
    [{ amounts: { fones: 3 } }, ' amounts: is not a category of the shop, read "fones"'],
    [
      { facts: { mass: { label: 'Mass', categories: ['phones'] } } },
      ' facts.mass.categories: is not a category of the shop, read "phones"; write helmets, city-bikes or locks',
    ],
    [{ footer: [{ text: 'Phones', link: '#/phones' }] }, ` footer.0.link: ${noCategory}`],
  ])('rejects %j', (file, message) => {
    expect(() => bicycleShop(file)).toThrow(`shop.json${message}`)
  })
})

it('a category of many is named in the title only if it is among the first', () => {
  const categories = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta']
  sell((index) => ({ category: categories[index]?.toLowerCase() ?? '' }))
  expect(withFile({ categories, footer: [] }).titles.home).toBe('Alpha, beta, gamma and more')
})
