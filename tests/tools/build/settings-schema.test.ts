import { expect, it } from 'vitest'
import { readSettings } from '#tools/build/settings/read-settings.ts'
import { compareSearchSchema } from '#src/domain/address/compare-search.ts'
import { sharedSearchSchema } from '#src/domain/address/shared-search.ts'
import { listSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchema } from '#src/domain/product/product.ts'
import { TAKEN_NAMES } from '#tools/build/settings/fact-settings.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { settingsSchema } from '#tools/build/settings/settings-schema.ts'

/** What is wrong with a `shop.json`, as `slides.0.link must be …`. */
function faultsOf(file: unknown): string[] {
  const { error } = settingsSchema.safeParse(file)
  return error?.issues.map(({ path, message }) => [...path, message].join(' ')) ?? []
}

it('an empty file means a shop with the categories of its catalogue, and nothing of the demo', () => {
  const settings = readSettings({}, ['city-bikes', 'locks', 'Not an id'])
  expect(settings).toMatchObject({
    categories: {
      'city-bikes': { label: 'City bikes', title: 'City bikes', tile: { title: 'City bikes' } },
      locks: { label: 'Locks', title: 'Locks', tile: { title: 'Locks' } },
    },
    ...{ slides: [], rows: [], footer: [], amounts: {}, loadDelay: 0 },
  })
  expect(Object.keys(settings.categories)).toEqual(['city-bikes', 'locks'])
  expect(JSON.stringify(settings)).not.toMatch(/gadgetry|phone|tablet|accessor/i)
})

it('other names, and false, are for some of the catalogue’s categories', () => {
  const { categories, hiddenCategories } = readSettings(
    { categories: { phones: { label: 'Handsets' }, tablets: false, cases: 'Covers' } },
    ['accessories', 'tablets', 'phones', 'cases'],
  )
  expect(Object.entries(categories).map(([id, { label }]) => [id, label])).toEqual([
    ['accessories', 'Accessories'],
    ['phones', 'Handsets'],
    ['cases', 'Covers'],
  ])
  expect(categories.phones).toMatchObject({ title: 'Handsets', tile: { title: 'Handsets' } })
  expect(hiddenCategories).toEqual(['tablets'])
})

it('has the categories of a list, in its order, with names made of their ids and labels', () => {
  const tile = { picture: 'img/locks.jpg', title: 'Keep it safe' }
  const { categories, hiddenCategories } = readSettings({
    categories: ['City bikes', { id: 'u-locks', title: 'All locks', tile }, 'Öl & Fett', 'Phones'],
  })
  expect(Object.entries(categories)).toStrictEqual([
    ['city-bikes', { label: 'City bikes', title: 'City bikes', tile: { title: 'City bikes' } }],
    ['u-locks', { label: 'U locks', title: 'All locks', tile }],
    ['ol-and-fett', { label: 'Öl & Fett', title: 'Öl & Fett', tile: { title: 'Öl & Fett' } }],
    ['phones', { label: 'Phones', title: 'Phones', tile: { title: 'Phones' } }],
  ])
  expect(hiddenCategories).toStrictEqual([])
})

it.each([
  [['Cart'], 'an object with an id of its own: { "id": "our-cart", "label": "Cart" }'],
  [[{ id: 'cart' }], 'must be small letters, digits and dashes'],
  [[{ id: 'City bikes' }], 'must be small letters, digits and dashes'],
  [['Bikes', { id: 'bikes' }], 'must have an id of its own: bikes is taken'],
  [[], 'must have at least one category'],
  ['bikes', 'must be a list, such as ["City bikes"'],
  [{ Cart: 'Trolley' }, 'must be small letters, digits and dashes'],
])('refuses the categories %j', (own, message) => {
  const { error } = settingsSchema.safeParse({ categories: own })
  expect(JSON.stringify(error?.issues).replaceAll('\\"', '"')).toContain(message)
})

it.each([
  ['https://a.example', 'https://a.example/'],
  ['https://a.example/shop', 'https://a.example/shop/'],
  ['http://a.example/shop/?utm=x#/', 'http://a.example/shop/'],
])('the address %s is that of the folder %s', (address, folder) => {
  expect(readSettings({ address }).address).toBe(folder)
})

it('amounts have the decimals of their currency', () => {
  const decimals = ['USD', 'jpy', 'KWD'].map((currency) => readSettings({ currency }).decimals)
  expect(decimals).toEqual([2, 0, 3])
  expect(readSettings({ currency: 'jpy' }).currency).toBe('JPY')
})

it('one accent colour is for the light theme; a slide has a text for its link, and a ground', () => {
  const slide = { picture: 'img/a.jpg', title: 'Sale', link: '#/phones?sale=1' }
  expect(readSettings({ accent: '#0b6b4f', slides: [slide] })).toMatchObject({
    accent: { light: '#0b6b4f' },
    slides: [{ ...slide, text: '', linkText: 'Order now', ground: 'night' }],
  })
})

it('a fact of the shop’s own may have the name of no parameter or field', () => {
  const schemas = [
    ...[listSearchSchema, compareSearchSchema, sharedSearchSchema],
    ...[productSchema, productDetailSchema],
  ]
  const names = schemas.flatMap(({ shape }) => Object.keys(shape))
  expect(
    names.filter((name) => !TAKEN_NAMES.includes(name) && !SETTINGS.facts?.[name]),
  ).toStrictEqual([])
})

it.each([
  [{ curency: 'EUR' }, /^has no setting curency, only .*currency/],
  [{ language: 'Deutsch!' }, 'language must be a language tag, such as "en-US" or "de-DE"'],
  [{ address: 'a.example' }, 'address must be a whole address, such as "https://shop.example/"'],
  [{ loadDelay: -1 }, /^loadDelay must be 0 or a whole number above it/],
  [{ delivery: [{ price: '4.9' }] }, 'delivery 0 price must be a number, such as 4.9'],
  [{ delivery: [{ days: [4] }] }, 'delivery 0 days must be two whole numbers, such as [2, 4]'],
  [{ delivery: [{ countries: ['Germany'] }] }, /^delivery 0 countries 0 must be a code of two/],
  [{ delivery: [{ postcode: '26' }] }, /^delivery 0 has no setting postcode, only name, price/],
  [{ delivery: [{ byWeight: 5 }] }, /^delivery 0 byWeight must be a list/],
  [{ logo: '/img/logo.svg' }, /^logo must be a path in the shop’s folder/],
  [{ accent: 'green' }, /^accent must be a colour, such as "#3450d8"/],
  [{ facts: { price: { label: 'Price' } } }, /^facts price must be another name/],
  [
    { facts: { mass: { label: 'Mass', better: 'lower' } } },
    /^facts mass must have a "unit" too, such as "g"/,
  ],
  [{ footer: [{ text: 'A', link: 'javascript:alert(1)' }] }, /^footer 0 link must be an address/],
  [
    { slides: [{ picture: 'a.jpg', title: 'A', link: 'http://a.example' }] },
    /^slides 0 link must be a page of the shop/,
  ],
  [
    { rows: [{ title: 'A', sentence: 'B.', filter: '#/phones?price=-400&q=mini' }] },
    /^rows 0 filter must be the address of a list/,
  ],
])('a file is rejected, with the field and what it must be, as %j', (file, fault) => {
  expect(faultsOf(file)).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)])
})
