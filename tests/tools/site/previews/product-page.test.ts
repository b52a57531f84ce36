import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
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
  expect(html).not.toMatch(/"offers"|product:price|\$0/)
  expect(html).toContain('<p class="price">Price on request</p>')
})

describe('a product’s page for previewers', () => {
  const read = page(
    [
      product({
        image: 'img/acme one-640.webp',
        pictureSizes: { widths: [208, 640, 1280, 2560], formats: ['avif', 'webp'], ratio: 1.25 },
        price: 399.9,
      }),
    ],
    [detail()],
  )

  it('has title, description, picture, price and canonical address', () => {
    expect(read.texts('title')).toEqual(['Acme One 64GB Black · Gadgetry'])
    expect(read.canonical).toEqual([`${ADDRESS}p/acme-one-64gb-black/`])
    expect(read.metas).toMatchObject({
      description: 'It is bright. It is sharp.',
      'og:type': 'product',
      'og:site_name': 'Gadgetry',
      'og:title': 'Acme One 64GB Black',
      'og:description': 'It is bright. It is sharp.',
      'og:url': `${ADDRESS}p/acme-one-64gb-black/`,
      'og:image': `${ADDRESS}img/acme%20one-1280.webp`,
      'og:image:width': '1280',
      'og:image:height': '1600',
      'og:image:alt': 'Acme One 64GB Black',
      'twitter:card': 'summary_large_image',
      'product:price:amount': '399.90',
      'product:price:currency': 'USD',
    })
  })

  it('has the product as content, and links to the shop and the list', () => {
    expect(read.texts('h1')).toEqual(['Acme One 64GB Black'])
    expect(read.texts('main').join()).toContain('$399.90 Regular price $500')
    expect(read.texts('dt')).toContain('Built in memory')
    expect(read.texts('h3')).toEqual(['A bright screen'])
    expect(read.all('img')).toHaveLength(1)
    expect(read.hrefs).toEqual(
      expect.arrayContaining(['../../', '../../phones/', '../../#/phones/acme-one-64gb-black']),
    )
  })

  it('may run nothing but its script and styles', () => {
    const hashOf = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const { 'Content-Security-Policy': policy } = read.metas
    expect(read.scripts).toHaveLength(1)
    expect(read.styles).toHaveLength(1)
    expect(policy).toContain(`default-src 'none'; script-src ${read.scripts.map(hashOf).join()};`)
    expect(policy).toContain(`style-src ${read.styles.map(hashOf).join()};`)
    expect(policy).not.toContain('unsafe')
  })
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

describe('structured data', () => {
  /** An offer of 400 dollars in place of 500. */
  const offer = (slug: string, availability = 'InStock') => ({
    '@type': 'Offer',
    url: `${ADDRESS}p/${slug}/`,
    ...{ price: '400.00', priceCurrency: 'USD' },
    availability: `https://schema.org/${availability}`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      ...{ price: '500.00', priceCurrency: 'USD' },
    },
  })

  it('is a single product if there are no variants, with all that is known of it', () => {
    const slug = 'acme-one-64gb-black'
    const numbers = { sku: 'K-200', gtin: '4006381333931', mpn: 'KG-54/160' }
    const later = { availability: 'order', availableFrom: '2026-12-03' } as const
    const known = { brand: 'Acme', color: 'black', facts: { weight: '320' } }
    const { facts } = readSettings({ facts: { weight: { label: 'Weight', unit: 'g' } } })
    const own = product({ image: 'img/a.webp', ...numbers, ...later, ...known })
    const { data, texts } = page([own], [detail({ images: ['img/b.webp'] })], { facts })
    expect(data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Acme One 64GB Black',
        ...numbers,
        url: `${ADDRESS}p/${slug}/`,
        image: [`${ADDRESS}img/a.webp`, `${ADDRESS}img/b.webp`],
        description: 'It is bright. It is sharp.',
        brand: { '@type': 'Brand', name: 'Acme' },
        color: 'black',
        size: '64GB',
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Weight', value: '320 g' }],
        offers: { ...offer(slug, 'BackOrder'), availabilityStarts: '2026-12-03' },
      },
    ])
    expect(texts('dl').join()).toContain('Weight320 g')
  })

  it('has what delivery costs, and how long it takes', () => {
    const { delivery } = readSettings({
      delivery: [
        { price: 4.9, freeFrom: 400, days: [4, 2], countries: ['DE'] },
        { price: 9, perPiece: 1, countries: ['AT'], postcodes: ['67'] },
        { name: 'Pick-up', pickUp: true, countries: ['DE'] },
      ],
    })
    const { data, texts } = page([product()], [detail()], { delivery })
    expect(texts('p')).toContain('Delivery to Germany free')
    const rate = (value: string) => ({ '@type': 'MonetaryAmount', value, currency: 'USD' })
    const region = { '@type': 'DefinedRegion', addressCountry: 'DE' }
    const days = { '@type': 'QuantitativeValue', minValue: 2, maxValue: 4, unitCode: 'DAY' }
    expect(data).toMatchObject([
      {
        offers: {
          shippingDetails: [
            {
              ...{ shippingRate: rate('0.00'), shippingDestination: [region] },
              deliveryTime: { transitTime: days },
            },
            {
              shippingRate: rate('10.00'),
              shippingDestination: [{ addressCountry: 'AT', postalCodePrefix: ['67'] }],
            },
          ],
        },
      },
    ])
  })

  it('is a group with the page’s own variant first, by what the variants differ in', () => {
    const read = pageOf(previewShop(family), 1)
    const variant = (color: string, image: string) => {
      const slug = `acme-one-64gb-${color.toLowerCase()}`
      return {
        '@type': 'Product',
        name: `Acme One 64GB ${color}`,
        sku: slug,
        url: `${ADDRESS}p/${slug}/`,
        image: [`${ADDRESS}img/${image}`],
        color: color.toLowerCase(),
        size: '64GB',
        offers: offer(slug),
      }
    }
    const description = 'Acme One 64GB Red, 6.1" OLED, 64GB, 4GB'
    expect(read.data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ProductGroup',
        name: 'Acme One',
        description,
        url: `${ADDRESS}p/acme-one-64gb-red/`,
        productGroupID: 'acme',
        variesBy: ['https://schema.org/color'],
        hasVariant: [
          { ...variant('Red', 'acme-one.webp'), description },
          variant('Black', 'acme-one-640.webp'),
        ],
      },
    ])
    expect(read.hrefs).toEqual(
      expect.arrayContaining(['../../p/acme-one-64gb-black/', '../../p/acme-one-64gb-red/']),
    )
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
})

it.each([
  [{ availability: 'in' }, 'In stock', 'in stock', 'InStock'],
  [{ availability: 'few' }, 'Only a few left', 'in stock', 'LimitedAvailability'],
  [{ availability: 'order' }, 'Available to order', 'available for order', 'BackOrder'],
  [{ availability: 'out' }, 'Sold out', 'out of stock', 'OutOfStock'],
] as const)('says of %j: %s', (available, text, forPreviews, word) => {
  const { data, metas, texts } = page([product(available)])
  expect(texts('p')).toContain(text)
  expect(metas['product:availability']).toBe(forPreviews)
  expect(data[0]).toMatchObject({ offers: { availability: `https://schema.org/${word}` } })
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
