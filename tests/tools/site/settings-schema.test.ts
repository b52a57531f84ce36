import { expect, it } from 'vitest'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { compareSearchSchema } from '#src/domain/address/compare-search.ts'
import { sharedSearchSchema } from '#src/domain/address/shared-search.ts'
import { listSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchema } from '#src/domain/product/product.ts'
import { TAKEN_NAMES } from '#tools/site/settings/fact-settings.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

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
  expect(JSON.stringify({ ...settings, messages: {} })).not.toMatch(
    /gadgetry|phone|tablet|accessor/i,
  )
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
  ['Hračky', 'hracky'],
  ['Abażury', 'abazury'],
  ['Части', 'category-h9qe32'],
  ['أكواب', 'category-ot6je1'],
  ['日本', 'category-hwbr'],
  ['3D printers', '3d-printers'],
  ['2024', 'our-2024'],
  ['Cart', 'our-cart'],
  ['Search ', 'our-search'],
  ['Kids’ Toys', 'kids-toys'],
  ['Chairs, stools and sofas', 'chairs-stools-and-sofas'],
])('a category called %s has the id %s', (label, id) => {
  const { categories } = readSettings({ categories: [label] })
  expect(categories).toMatchObject({ [id]: { label: label.trim() } })
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
