import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { ADDRESS, previewShop, readPage } from '#tests/support/preview-shop.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { detail, product } from '#tests/support/products.ts'
import { productPage } from '#tools/site/previews/product-page.ts'

const family = [
  product({ image: 'img/acme-one-640.webp', brand: 'Acme', color: 'black', namespaceId: 'acme' }),
  product({
    itemId: 'acme-one-64gb-red',
    name: 'Acme One 64GB Red',
    color: 'red',
    namespaceId: 'acme',
  }),
]

/** The page of one of a shop's products: the first, unless told. */
function pageOf(shop: ReturnType<typeof previewShop>, index = 0) {
  const page = shop.products.at(index) ?? expect.fail('The shop has no such product')
  return readPage(productPage(shop, page))
}

const page = (...shop: Parameters<typeof previewShop>) => pageOf(previewShop(...shop))

it('has no offer for a price on request', () => {
  const shop = previewShop([product({ price: 0, fullPrice: 0, availability: 'request' })])
  const html = shop.products.map((each) => productPage(shop, each)).join('')
  expect(html).not.toMatch(/"offers"|\$0/)
  expect(html).toContain('<p class="price">Price on request</p>')
})

it('may run nothing but its script and styles', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const read = page([product()], [detail()])
  const { 'Content-Security-Policy': policy } = read.metas
  expect(read.scripts).toHaveLength(1)
  expect(read.styles).toHaveLength(1)
  expect(policy).toContain(`default-src 'none'; script-src ${read.scripts.map(hashOf).join()};`)
  expect(policy).toContain(`style-src ${read.styles.map(hashOf).join()};`)
  expect(policy).not.toContain('unsafe')
})

it('has no heading over nothing', () => {
  const empty = { screen: '', capacity: '', ram: '' }
  const none = { ...empty, resolution: '', processor: '', camera: '', zoom: '', cell: [] }
  const pages = [
    page([product(empty)]),
    page([product(empty)], [detail({ ...none, description: [{ title: '', text: [''] }] })]),
  ]
  expect(pages.flatMap(({ texts }) => [...texts('h2'), ...texts('h3'), ...texts('dl')])).toEqual([])
})

it('has the shop’s picture for a product without one that previewers can show', () => {
  const images = ['', 'img/drawing.svg', 'img/photo.png']
  const shop = previewShop(
    images.map((image, index) => product({ itemId: `product-${index}`, image })),
  )
  const pages = shop.products.map((each) => readPage(productPage(shop, each)))
  expect(pages.map(({ metas }) => metas['og:image'])).toEqual(
    images.map(() => `${ADDRESS}img/photo.png`),
  )
  expect(pages.map(({ all }) => all('img').length)).toEqual([0, 1, 1])
  const alone = page([product({ image: 'img/drawing.svg' })])
  expect(alone.metas['og:image']).toBeUndefined()
  expect(alone.metas['twitter:card']).toBe('summary')
})

/** What a previewer reads of a page: its head, its content and its data. */
function pageText({ all, texts, canonical, metas, hrefs, data }: ReturnType<typeof readPage>) {
  const content = texts('main')
    .join()
    .replace(/\s*\n\s*/g, '\n')
    .trim()
  const images = all('img').map(({ attrs }) => attrs.find(({ name }) => name === 'src')?.value)
  // The hashes of its script and styles change with them.
  const head = { ...metas, 'Content-Security-Policy': undefined }
  const read = { title: texts('title'), canonical, ...head, images, links: hrefs, data }
  return `${content}\n\n${JSON.stringify(read, undefined, 2)}\n`
}

const SIZES = { widths: [208, 640, 1280, 2560], formats: ['avif' as const, 'webp' as const] }

const known = {
  ...{ sku: 'K-200', gtin: '4006381333931', mpn: 'KG-54/160', brand: 'Acme', color: 'black' },
  ...{ price: 399.9, image: 'img/acme one-640.webp', pictureSizes: { ...SIZES, ratio: 1.25 } },
  ...{ availability: 'order' as const, availableFrom: '2026-12-03', facts: { weight: '320' } },
}

const { facts, delivery } = readSettings({
  facts: { weight: { label: 'Weight', unit: 'g' } },
  delivery: [
    { price: 4.9, freeFrom: 399, days: [4, 2], countries: ['DE'] },
    { price: 9, perPiece: 1, countries: ['AT'], postcodes: ['67'] },
    { name: 'Pick-up', pickUp: true, countries: ['DE'] },
  ],
})

it('says all that is known of a product alone', async () => {
  const shop = { facts, delivery }
  const read = page([product(known)], [detail({ images: ['img/b.webp'] })], shop)
  await expect(pageText(read)).toMatchFileSnapshot('product-alone.txt')
})

it('says all that is known of a family, its own variant first', async () => {
  const read = pageOf(previewShop(family), 1)
  await expect(pageText(read)).toMatchFileSnapshot('product-in-a-family.txt')
})

it('has at most fifty variants, as have the links', () => {
  const shop = previewShop(
    Array.from({ length: 80 }, (_, index) =>
      product({ itemId: `acme-${index}`, color: `c${index}`, namespaceId: 'a' }),
    ),
  )
  const read = pageOf(shop, -1)
  expect(read.data[0]).toMatchObject({ hasVariant: { length: 50, 0: { sku: 'acme-79' } } })
  expect(read.hrefs.filter((href) => href?.startsWith('../../p/'))).toHaveLength(50)
})

it.each([
  [{ availability: 'in' }, 'In stock', 'InStock'],
  [{ availability: 'few' }, 'Only a few left', 'LimitedAvailability'],
  [{ availability: 'order' }, 'Available to order', 'BackOrder'],
  [{ availability: 'out' }, 'Sold out', 'OutOfStock'],
] as const)('says of %j: %s', (available, text, word) => {
  const { data, texts } = page([product(available)])
  expect(texts('p')).toContain(text)
  expect(data[0]).toMatchObject({ offers: { availability: `https://schema.org/${word}` } })
})

it('says nothing of an availability that nobody has said', () => {
  const { feeds } = readSettings({})
  const { data } = page(family, [], { feeds })
  expect(JSON.stringify(data)).not.toContain('"availability"')
})

it('says in how many days goods may be sent back, or where that stands', () => {
  const policyOf = (settings: Parameters<typeof previewShop>[2]) =>
    /"hasMerchantReturnPolicy":(\{[^}]*\})/.exec(
      JSON.stringify(page([product()], [], { country: 'DE', pages: [], ...settings }).data),
    )?.[1] ?? ''
  expect(policyOf({ returns: 30 })).toMatch(
    /"applicableCountry":"DE".*MerchantReturnFiniteReturnWindow.*"merchantReturnDays":30/,
  )
  expect(policyOf({ returns: 0 })).toContain('MerchantReturnNotPermitted')
  expect(policyOf({ pages: [{ name: 'returns', title: 'Returns', language: undefined }] })).toBe(
    `{"@type":"MerchantReturnPolicy","merchantReturnLink":"${ADDRESS}info/returns/"}`,
  )
  expect(policyOf({})).toBe('')
})

it.each([
  [{ price: 80, fullPrice: 100, saleUntil: '2099-01-31' }, '2099-01-31'],
  [{ price: 100, fullPrice: 100, saleUntil: '2099-01-31' }, undefined],
  [{ price: 80, fullPrice: 100 }, undefined],
])('of %j, the price is valid until %s', (prices, priceValidUntil) => {
  const data = JSON.stringify(page([product(prices)]).data)
  expect(/"priceValidUntil":"([^"]*)"/.exec(data)?.[1]).toBe(priceValidUntil)
})

it('says from which day a product is available, in the language of the shop', () => {
  const later = { availability: 'order', availableFrom: '2026-12-03' } as const
  const { texts } = page(
    family.map((each) => ({ ...each, ...later })),
    [],
    { language: 'de-DE' },
  )
  expect(texts('p')).toContain('Available from 3. Dezember 2026')
  expect(texts('li').join()).toMatch(/400\s\$, Available from 3. Dezember 2026/)
})
