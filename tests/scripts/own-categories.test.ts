import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { shopSettings } from '../../scripts/build/settings/shop-settings.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const products = z.array(z.looseObject({ image: z.string() }))

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  cpSync('tests/shops/euro', folder, { recursive: true })
  vi.stubEnv('SHOP_FOLDER', folder)
})

afterEach(() => vi.unstubAllEnvs())

/** The settings of a bicycle shop: the first product is a bike, all others are locks. */
function bicycleShop(file: object) {
  const path = join(folder, 'api/products.json')
  const read = products.parse(JSON.parse(readFileSync(path, 'utf8')))
  const sold = read.map((each, index) => ({
    ...each,
    category: index === 0 ? 'city-bikes' : 'locks',
    image: index < 2 ? 'img/none.webp' : 'img/phone.svg',
  }))
  writeFileSync(path, JSON.stringify(sold))
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(file))
  return shopSettings()
}

const categories = ['Helmets', 'City bikes', { id: 'locks', label: 'Bike locks' }]

it('a bicycle shop has its categories with products, in its order, counted, and nothing of phones', () => {
  const shop = bicycleShop({ name: 'Weber', categories, footer: [] })
  expect(Object.keys(shop.categories)).toEqual(['city-bikes', 'locks'])
  expect(shop.amounts).toEqual({ 'city-bikes': 1, locks: 5 })
  expect(shop.titles.home).toBe('City bikes and bike locks')
  expect(shop.description).toMatch(/^City bikes and bike locks: browse/)
  expect(JSON.stringify(shop)).not.toMatch(
    /phone(?!\.svg)|tablet|accessor|capacit|banner|category\//i,
  )
})

it('tiles and banner show the first product whose picture is there', () => {
  const { categories: shown, slides } = bicycleShop({ categories, footer: [] })
  expect(shown['city-bikes']?.tile.picture).toBeUndefined()
  expect(shown.locks?.tile).toMatchObject({ title: 'Bike locks', picture: 'img/phone.svg' })
  expect(slides).toMatchObject([
    { title: 'Bike locks', picture: 'img/phone.svg', link: '#/locks', ground: 'product' },
  ])
})

it('a category of many is named in the title only if it is among the first', () => {
  const path = join(folder, 'api/products.json')
  const read = products.parse(JSON.parse(readFileSync(path, 'utf8')))
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']
  const sold = names.map((name, index) => ({ ...read[index], category: name.toLowerCase() }))
  writeFileSync(path, JSON.stringify(sold))
  writeFileSync(join(folder, 'shop.json'), JSON.stringify({ categories: names, footer: [] }))
  expect(shopSettings().titles.home).toBe('Alpha, beta, gamma and more')
})

it.each([
  [{ amounts: { fones: 3 } }, 'shop.json amounts: is not a category of the shop, read "fones"'],
  [
    { facts: { mass: { label: 'Mass', categories: ['phones'] } } },
    'shop.json facts.mass.categories: is not a category of the shop, read "phones"; write helmets, city-bikes or locks',
  ],
  [
    { footer: [{ text: 'Phones', link: '#/phones' }] },
    'shop.json footer.0.link: leads to a category that the shop does not have',
  ],
])('%j is rejected', (file, message) => {
  expect(() => bicycleShop({ categories, footer: [], ...file })).toThrow(message)
})
