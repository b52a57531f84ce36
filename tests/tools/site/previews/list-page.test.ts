import { expect, it } from 'vitest'
import { ADDRESS, previewShop, readPage } from '#tests/support/preview-shop.ts'
import { phones, product } from '#tests/support/products.ts'
import { listPage, MOST_LISTED } from '#tools/site/previews/list-page.ts'

it('says its language, and the side that it is read from', () => {
  const [html] = readPage(listPage(previewShop([], [], { language: 'ar-EG' }), 'phones')).all(
    'html',
  )
  expect(html?.attrs).toEqual(
    expect.arrayContaining([
      { name: 'lang', value: 'ar' },
      { name: 'dir', value: 'rtl' },
    ]),
  )
})

it('lists the category’s products with links to their pages', () => {
  const [one = product(), ...more] = phones(2)
  const shop = previewShop([
    { ...one, availability: 'out' },
    ...more,
    product({ itemId: 'tab', category: 'tablets' }),
  ])
  const read = readPage(listPage(shop, 'phones'))
  expect(read.texts('h1')).toEqual(['Phones page'])
  expect(read.texts('main').join()).toContain('2 models')
  expect(read.texts('li').map((text) => text.trim())).toEqual([
    'Phone 01 $100, Sold out',
    'Phone 02 $101',
  ])
  expect(read.hrefs).toEqual(
    expect.arrayContaining(['../', '../#/phones', '../p/phone-01/', '../tablets/']),
  )
  expect(read.hrefs).not.toContain('../p/tab/')
  expect(read.canonical).toEqual([`${ADDRESS}phones/`])
  expect(read.metas).toMatchObject({
    'og:type': 'website',
    'og:title': 'Phones · Gadgetry',
    'og:url': `${ADDRESS}phones/`,
    'og:image': `${ADDRESS}img/acme-one.webp`,
  })
  const item = (name: string, position: number) => ({
    ...{ '@type': 'ListItem', position, name: `Phone ${name}` },
    url: `${ADDRESS}p/phone-${name}/`,
  })
  expect(read.data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Phones',
      url: `${ADDRESS}phones/`,
      numberOfItems: 2,
      itemListElement: [item('01', 1), item('02', 2)],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Gadgetry', item: ADDRESS },
        { '@type': 'ListItem', position: 2, name: 'Phones', item: `${ADDRESS}phones/` },
      ],
    },
  ])
})

it('shows the first products of a long list, and says how many there are', () => {
  const read = readPage(listPage(previewShop(phones(MOST_LISTED + 1)), 'phones'))
  expect(read.texts('li')).toHaveLength(MOST_LISTED)
  expect(read.texts('main').join()).toContain('The first 200 of 201 products')
  expect(read.data[0]).toMatchObject({ itemListElement: { length: MOST_LISTED } })
})
