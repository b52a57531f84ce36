import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { imported } from '#tests/support/import-run.ts'

const EUROS = { currency: 'EUR' }

function fileOf(name: string) {
  return { name, content: readFileSync(join(import.meta.dirname, 'files', name)) }
}

function short({ products }: Awaited<ReturnType<typeof imported>>): string[] {
  return products.map(({ itemId, price, fullPrice }) => `${itemId} ${price} ${fullPrice}`)
}

it('of an Excel workbook, the first sheet with a header is read, with its numbers and days', async () => {
  const result = await imported(fileOf('preisliste.xlsx'), {
    shop: EUROS,
  })
  expect(result.terminal.lines[0]).toMatch(/spreadsheet \(sheet "Preise"\), 4 rows$/)
  expect(result.problems).toEqual(['7 availability-unknown'])
  expect(result.products).toMatchObject([
    { id: '00123', name: 'Hülle grün', price: 39.9, gtin: '4006381333931', stock: 4 },
    { id: '77', name: 'Nova Tab', price: 1299, availability: 'out' },
    { id: 'K-1', name: 'Band, je "Meter" neu', price: 1.299 },
    // Calculated as 0.1 + 0.2.
    { id: 'K-2', price: 0.3 },
  ])
})

it('a German price list from Excel is read in its own encoding, with its own numbers, and every damaged row is named', async () => {
  const result = await imported(fileOf('preisliste.csv'), {
    shop: EUROS,
    files: { 'img/nova/nova-one-schwarz.jpg': '', 'img/nova-one-weiss.jpg': '' },
  })
  expect(result.code).toBe(1)
  expect(short(result)).toEqual([
    'nova-one-128-gb-schwarz 499 549',
    'nova-one-256-gb-weiss 1099 1099',
    'nova-tab-11-grun-128-gb 649.9 699',
    'handyhulle-nova-one-grun 19.9 19.9',
    'ladegerat-30-w-weiss 0 0',
    'nova-watch-46-mm 229 299',
    'nova-buds-schwarz 79.9 79.9',
    'nova-stift-weiss 1299 1299',
    'nova-band-blau 29 29',
  ])
  expect(result.problems).toEqual([
    '14 row-too-long',
    '15 row-too-short',
    '4 picture-missing',
    '10 price-negative',
    '11 price-empty',
    '16 picture-not-https',
    '16 no-year',
    '18 price-above-full-price',
    '18 shortened-id',
    '13 no-category',
    '12 repeated-id',
  ])
  expect(result.products[1]).toMatchObject({
    id: '10002',
    name: 'Nova One 256 GB Weiß',
    color: 'Weiß',
    category: 'phones',
    kind: 'phone',
    namespaceId: 'nova-one',
    screen: '6,3" OLED',
    image: 'img/nova-one-weiss.jpg',
  })
  expect(result.products[0]?.image).toBe('img/nova/nova-one-schwarz.jpg')
  expect(result.details[1]).toMatchObject({
    colorsAvailable: ['Schwarz', 'Weiß'],
    capacityAvailable: ['128 GB', '256 GB'],
  })
  expect(result.details[2]?.description).toEqual([
    { title: '', text: ['Für Serien und Spiele.', 'Mit Stift bedienbar.'] },
  ])
  expect(result.terminal.lines).toContain('  "Preis (EUR)" -> price')
})

it('a sheet that was saved with tabs is read with a mark at the start, mixed line ends and the end mark of DOS', async () => {
  const result = await imported(fileOf('spreadsheet.tsv'))
  expect(short(result)).toEqual([
    'acme-phone-x-256gb-space-gray 1199 1299',
    'acme-phone-x-512gb-space-gray 1499 1499',
    'acme-phone-x-256gb-rose 1299 1299',
    'acme-case-and-stand 29 29',
    'hyperlink-http-x-example-acme-pad-64gb-blue 399.5 399.5',
    'acme-pad-64gb-blue 399 399',
    'acme-pad-mini-64gb 0 0',
    'acme-pad-64gb-blue-p-9 349 349',
  ])
  expect(result.problems).toEqual([
    '7 formula',
    '9 price-above-full-price',
    '10 price-zero',
    '11 other-currency',
    '12 garbled',
    '12 same-variant',
  ])
  expect(result.products[0]).toMatchObject({
    name: 'Acme Phone X 256GB Space Gray',
    screen: '6.1" OLED',
    year: 2025,
  })
  expect(result.details[1]).toMatchObject({
    images: ['https://cdn.example/x-1.jpg', 'https://cdn.example/x%203.jpg'],
    description: [{ title: '', text: ['Two days of battery'] }],
  })
  expect(result.products[3]?.name).toBe('Acme Case & Stand')
  const texts = result.details.flatMap(({ description }) => description.flatMap(({ text }) => text))
  expect(texts).toContain('Soft.')
  expect(texts.join()).not.toMatch(/alert|[<>]/)
  expect(result.products[6]).not.toHaveProperty('color')
  expect(result.products[6]).not.toHaveProperty('brand')
})

it('a product export of Shopify makes a variant of each row with a price, and pictures of all rows', async () => {
  const result = await imported(fileOf('shopify.csv'))
  expect(short(result)).toEqual([
    'orbit-5-128gb-black 599 649',
    'orbit-5-256gb-black 699 699',
    'orbit-5-128gb-sand 599 599',
    'orbit-case 24.9 24.9',
    'orbit-wallet 39 39',
    'orbit-tab-striped-256gb 399 499',
  ])
  expect(result.problems).toEqual([
    '12 repeated-handle',
    '11 no-handle',
    '8 not-shown',
    '9 price-no-number',
    '13 no-category',
    '12 same-variant',
  ])
  expect(result.products.map(({ availability }) => availability)).toEqual([
    ...['in', 'in', 'out', 'in', 'in', 'in'],
  ])
  expect(result.details[2]).toMatchObject({
    name: 'Orbit 5 128GB Sand',
    colorsAvailable: ['Black', 'Sand'],
    capacityAvailable: ['128GB', '256GB'],
    description: [
      {
        title: 'Made to last',
        text: ['A phone with a big battery & a bright screen.', 'Seven years of updates.'],
      },
    ],
  })
  expect(
    result.details[2]?.images.map((image) => image.replace(/^.*orbit-5-|\.jpg.*$/g, '')),
  ).toEqual([...['sand', 'black', 'back', 'box']])
})

it('a product export of WooCommerce makes a product of each variation, and none of its parent', async () => {
  const shop = { categories: { phones: { label: 'Bikes' } } }
  const result = await imported(fileOf('woocommerce.csv'), { shop })
  expect(short(result)).toEqual([
    'trekker-frame-size-52-cm-material-steel-black 899 999',
    'trekker-frame-size-52-cm-material-aluminium-black 1099 1099',
    'trekker-frame-size-56-cm-material-steel-blue 1099 1099',
    'bell-silver 9.9 9.9',
  ])
  expect(result.problems).toEqual([
    '11 product-group',
    '10 no-parent',
    '7 not-shown',
    '9 not-shown',
  ])
  expect(result.products.map(({ id, sku, availability }) => [id, sku, availability])).toEqual([
    ['TREK-1', 'TREK-1', 'in'],
    ['TREK-2', 'TREK-2', 'out'],
    ['14', undefined, 'order'],
    ['BELL', 'BELL', 'few'],
  ])
  expect(result.details[0]).toMatchObject({
    namespaceId: 'trek',
    gtin: '4006381333931',
    colorsAvailable: ['Black', 'Blue'],
    capacityAvailable: [
      'Frame size: 52 cm / Material: Steel',
      'Frame size: 52 cm / Material: Aluminium',
      'Frame size: 56 cm / Material: Steel',
    ],
    images: ['black', 'trek', 'trek-2'].map((name) => `https://wp.example/${name}.jpg`),
    // The short description stands for one that is missing.
    description: [{ title: '', text: ['For long rides.', 'With lights.'] }],
  })
  expect(result.details[3]?.description).toEqual([{ title: '', text: ['Rings loudly.'] }])
  expect(result.products[0]).toMatchObject({ category: 'phones', brand: 'Velo', color: 'Black' })
  expect(result.terminal.lines.join()).not.toMatch(/Attribute|Meta/)
})

describe('a Google Merchant feed', () => {
  it('is read as XML, and a broken product costs only itself', async () => {
    const result = await imported(fileOf('feed.xml'), { shop: EUROS })
    expect(short(result)).toEqual([
      'lumen-s-128-gb-night-new 649 699',
      'lumen-s-256-gb-night 799 799',
      'lumen-pen 49 49',
    ])
    expect(result.products[1]).toMatchObject({ availability: 'out' })
    expect(result.problems).toEqual([
      '34 broken-xml',
      '7 color-unknown',
      '37 other-currency',
      '43 price-above-full-price',
      '43 picture-not-https',
      '51 no-name',
    ])
    expect(result.details[0]).toMatchObject({
      name: 'Lumen S 128 GB "Night" <new>',
      namespaceId: 'lumen-s',
      images: [1, 2, 3].map((number) => `https://lumen.example/s-${number}.jpg`),
      description: [{ title: '', text: ['A small phone & a great camera.'] }],
    })
  })

  it('is read with tabs', async () => {
    const result = await imported(fileOf('feed.tsv'))
    expect(short(result)).toEqual([
      'vega-8-64gb-coral 449 449',
      'vega-8-64gb-teal 399 449',
      'vega-8-teal-64-gb 549 549',
    ])
    expect(result.problems).toEqual([
      '4 price-no-number',
      '6 price-too-high',
      '7 price-no-number',
      '6 no-category',
      '5 same-variant',
    ])
    expect(result.products[1]).toMatchObject({
      category: 'phones',
      image: 'https://vega.example/w_400,h_400/v2.jpg',
    })
  })
})
