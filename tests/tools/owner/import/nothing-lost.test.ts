import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imported, readCatalogue, runCommand } from '#tests/support/import-run.ts'

const lines = (...rows: string[]) => [...rows, ''].join('\n')

describe('numbers of pieces', () => {
  it.each([
    ['12', { availability: 'in', stock: 12 }],
    ['3 Stück', { availability: 'few', stock: 3 }],
    ['0', { availability: 'out', stock: 0 }],
    ['> 10', { availability: 'in', stock: undefined }],
    ['5+', { availability: 'in', stock: undefined }],
    ['1.200', { availability: 'in', stock: 1200 }],
  ])('of %j are kept', async (cell, stock) => {
    const { products } = await imported(`id;name;category;price;stock\n1;A;phones;9,90;${cell}\n`)
    const [{ availability, stock: pieces } = {}] = products
    expect({ availability, stock: pieces }).toEqual(stock)
  })

  it('limit nothing that can be ordered without them', async () => {
    const head = 'id,name,category,price,stock,backorders'
    const { products } = await imported(`${head}\n1,A,phones,9.90,0,yes\n`)
    expect(products[0]).toMatchObject({ availability: 'order' })
    expect(products[0]).not.toHaveProperty('stock')
  })

  it('changed in an export say whether there are any', async () => {
    const { folder } = await imported(
      'id;name;category;price;stock\n1;A;phones;9,90;2\n2;B;phones;9,90;0\n',
    )
    await runCommand(exportCommand, [folder], { csv: true })
    const file = join(folder, 'products.csv')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(',few,2,', ',few,0,').replace(',out,0,', ',out,7,'))
    await runCommand(importCommand, [file], { to: folder, write: true })
    expect(readCatalogue(folder).products).toMatchObject([
      { availability: 'out', stock: 0 },
      { availability: 'in', stock: 7 },
    ])
  })
})

const WOO =
  'ID,Type,SKU,Name,Regular price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)'

describe('variants', () => {
  it('of any size are one for each size of their product', async () => {
    const { products, details, problems } = await imported(
      lines(
        WOO,
        '1,variable,SHIRT,Shirt,,Accessories,,,Color,"Red, Blue",Size,"S, M"',
        '2,variation,SHIRT-R,Shirt - Red,19.9,,,SHIRT,Color,Red,Size,',
        '3,variation,SHIRT-B,Shirt - Blue,21.9,,,SHIRT,Color,Blue,Size,',
      ),
    )
    expect(problems).toEqual([])
    expect(
      products.map(({ id, sku, color, capacity, price }) => [id, sku, color, capacity, price]),
    ).toEqual([
      ['SHIRT-R-s', 'SHIRT-R', 'Red', 'S', 19.9],
      ['SHIRT-R-m', 'SHIRT-R', 'Red', 'M', 19.9],
      ['SHIRT-B-s', 'SHIRT-B', 'Blue', 'S', 21.9],
      ['SHIRT-B-m', 'SHIRT-B', 'Blue', 'M', 21.9],
    ])
    expect(details[0]?.capacityAvailable).toEqual(['S', 'M'])
  })

  it.each([
    ['one that is no size', 'Logo,Yes,,', 'Logo,No,,', ['Logo: Yes', 'Logo: No']],
    ['several', 'Frame,Steel,Size,54', 'Frame,Steel,Size,56', ['54', '56']],
    [
      'several that differ',
      'Frame,Steel,Size,54',
      'Frame,Alu,Size,56',
      ['Frame: Steel / Size: 54', 'Frame: Alu / Size: 56'],
    ],
    ['a size alone', 'Size,S,,', 'Size,M,,', ['S', 'M']],
  ])('keep the names of their options: %s', async (_, first, second, choices) => {
    const { products } = await imported(
      lines(
        WOO,
        '1,variable,BIKE,Bike,,Accessories,,,,,,',
        `2,variation,B-1,Bike,900,,,BIKE,${first}`,
        `3,variation,B-2,Bike,950,,,BIKE,${second}`,
      ),
    )
    expect(products.map(({ capacity }) => capacity)).toEqual(choices)
  })

  it('share an option that says nothing by itself as a part of their name', async () => {
    const { products } = await imported(
      lines(
        WOO,
        '1,variable,BIKE,Bike,,Accessories,,,,,,',
        '2,variation,B-1,Bike,900,,,BIKE,Logo,Yes,Size,S',
        '3,variation,B-2,Bike,950,,,BIKE,Logo,Yes,Size,M',
      ),
    )
    expect(products[0]?.name).toBe('Bike Logo: Yes S')
  })
})

describe('headings between products', () => {
  const shop = { categories: { phones: 'Helme', accessories: 'Zubehör' } }
  const categoriesOf = ({ products }: Awaited<ReturnType<typeof imported>>) =>
    products.map(({ name, category }) => `${name} ${category}`)
  const run = (rows: string[], beside = {}) => imported(lines(...rows), { shop, ...beside })

  it('are the categories of a list without a column for them', async () => {
    const { products, problems } = await run([
      'Nr.;Name;VK',
      'Helme;;',
      '1;Kask;99',
      'Zubehör;;',
      '2;Klingel;9',
    ])
    expect(problems).toEqual([])
    expect(products).toMatchObject([{ category: 'phones' }, { category: 'accessories' }])
  })

  it('are those of rows whose own cell is empty, if they are called like one', async () => {
    const { products, problems } = await run([
      ...['Nr.;Name;VK;Kategorie', 'Helme;;;', '1;Kask;99;', '2;Klingel;9;Zubehör'],
      ...['Neu im Sommer;;;', '3;Bügel;29;Zubehör'],
    ])
    expect(problems).toEqual(['5 heading-line'])
    expect(products).toMatchObject([
      { category: 'phones' },
      { category: 'accessories' },
      { category: 'accessories' },
    ])
  })

  it('that the shop does not know yet are what shop.json needs', async () => {
    const { terminal } = await imported(
      lines('Nr.;Name;VK', 'Helme;;', '1;Kask;99', 'Zelte;;', '2;Tipi;299'),
    )
    expect(terminal.lines).toContain('  "categories": ["Helme","Zelte"],'.replace(',"', ', "'))
  })

  it('are none where the map names one for all', async () => {
    const map = { defaults: { category: 'phones' } }
    const result = await imported(lines('Nr.;Name;VK', 'Preise ab März;;', '1;Kask;99'), { map })
    expect(categoriesOf(result)).toEqual(['Kask phones'])
    expect(result.problems).toEqual(['2 heading-line'])
  })
})

it('recommended prices and delivery times become facts, with their currency', async () => {
  const list =
    'Nr.;Name;Kategorie;VK;UVP;Lieferzeit\n1;A;Zubehör;9,90;14,90;2 Tage\n2;B;Zubehör;9,90;;\n'
  const { products, terminal } = await imported(list, { shop: { currency: 'EUR' } })
  expect(products.map(({ facts }) => facts)).toEqual([{ uvp: '14,90 €', lieferzeit: '2 Tage' }, {}])
  expect(terminal.lines).toContain('  "UVP" -> facts.uvp')
  expect(terminal.lines.join('\n')).toContain('"label": "UVP"')
  const dollars = await imported('id,name,category,price,MSRP\n1,A,phones,9.90,14.90\n')
  expect(dollars.products[0]?.facts).toEqual({ msrp: '$14.90' })
})

describe('a map', () => {
  it('says more than what a system’s columns usually hold', async () => {
    const map = { columns: { Tags: 'category' } }
    const { products } = await imported(lines(WOO, '1,simple,A,A,9.9,Sale,Phones,,,,,'), { map })
    expect(products).toMatchObject([{ name: 'A', category: 'phones' }])
    const shopify =
      'Handle,Title,Type,Tags,Variant Price,Option1 Name,Option1 Value\na,A,Sale,Phones,9.9,,\n'
    const other = await imported(shopify, { map })
    expect(other.products).toMatchObject([{ name: 'A', category: 'phones' }])
  })

  it('knows the names of the guide', async () => {
    const map = { columns: { Statt: 'full price', G: 'size', L: 'available from' } }
    const { products, refusal } = await imported(
      'id;name;category;VK;Statt;G;L\n1;A;phones;9;12;XL;2026-12-31\n',
      { map },
    )
    expect(refusal).toBe('')
    expect(products).toMatchObject([{ fullPrice: 12, capacity: 'XL', availableFrom: '2026-12-31' }])
  })

  it('is written with them, and no word of the program is shown', async () => {
    const list = 'Nr.;Name;Kategorie;VK;Streichpreis;Größe\n1;A;Zubehör;9,90;12,00;XL\n'
    const { terminal } = await imported(list)
    expect(terminal.lines).toEqual(
      expect.arrayContaining(['  "Streichpreis" -> full price', '  "Größe" -> size']),
    )
    expect(terminal.lines.join('\n')).not.toMatch(/capacity|namespaceId|fullPrice/)
  })
})

describe('a text that somebody has written into api/', () => {
  const LIST = 'id,name,category,price,description\n1,Lamp,phones,9,It is bright. It is small.\n'

  async function changedByHand(values: Record<string, boolean>) {
    const { folder } = await imported(LIST)
    const file = join(folder, 'api/phones.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('bright', 'brighter than the sun'))
    const again = await runCommand(importCommand, [join(folder, 'list.csv')], {
      to: folder,
      ...values,
    })
    return { ...again, text: readCatalogue(folder).details[0]?.description[0]?.text[0] }
  }

  it('is named with the one that replaces it', async () => {
    const { terminal, text } = await changedByHand({})
    expect(terminal.lines).toContain(
      '  1 description: "It is brighter than the sun. It is small." -> "It is bright. It is small."',
    )
    expect(terminal.results).toMatchObject([{ texts: [{ id: '1', field: 'description' }] }])
    expect(text).toContain('brighter')
    expect((await changedByHand({ write: true })).text).not.toContain('brighter')
  })

  it('stays with --keep', async () => {
    const { terminal, text } = await changedByHand({ write: true, keep: true })
    expect(text).toContain('brighter')
    expect(terminal.lines).toContain('Unchanged: 1')
  })
})

it('products that come back get the pictures that they had', async () => {
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer()
  const list = 'id,name,category,price\n1,Lamp,phones,9\n2,Bell,phones,5\n'
  const { folder } = await imported(list, {
    files: { 'img/1.jpg': picture, 'img/1_2.jpg': picture },
  })
  await runCommand(photos, [folder], { write: true })
  const before = readCatalogue(folder)
  expect(before.products[0]?.pictureSizes).toBeDefined()
  const importing = async (text: string) => {
    writeFileSync(join(folder, 'list.csv'), text)
    await runCommand(importCommand, [join(folder, 'list.csv')], {
      to: folder,
      write: true,
      replace: true,
    })
  }
  await importing(list.replace('1,Lamp,phones,9\n', ''))
  await importing(list)
  expect(readCatalogue(folder)).toEqual(before)
})

it('a picture is found whose name a Mac has written with letters and dots apart', async () => {
  const files = { [`img/${'Größe'.normalize('NFD')}.jpg`]: 'picture' }
  const list = 'id,name,category,price,image\n1,A,phones,9,Größe.jpg\n'
  const { problems, products } = await imported(list, { files })
  expect(problems).toEqual([])
  expect(products[0]?.image).toBe(`img/${'Größe'.normalize('NFD')}.jpg`)
})

it.each([
  ['Adapter <M2>', 'Adapter <M2>'],
  ['<M.2> <b>SSD</b>', 'SSD'],
  ['<b>Screw</b> <M2>', 'Screw <M2>'],
  ['Screw <p>M2</p>', 'Screw M2'],
  ['<foo>Screw</foo>', 'Screw'],
])('the name %j is %j', async (name, shown) => {
  const { products } = await imported(`id,name,category,price\n1,${name},phones,9\n`)
  expect(products[0]?.name).toBe(shown)
})

describe('a price for a unit', () => {
  it.each([
    ['12,50 €/kg', 12.5, 'kg'],
    ['€ 12.50 / kg', 12.5, 'kg'],
    ['1,20 € pro 100 g', 1.2, '100 g'],
    ['49,90 € je m²', 49.9, 'm²'],
    ['9,90 €/Stk.', 9.9, undefined],
  ])('%s is read, and the unit is kept as a fact', async (cell, price, unit) => {
    const list = `id;name;category;price\n1;A;phones;"${cell}"\n`
    const { products, terminal, problems } = await imported(list, { shop: { currency: 'EUR' } })
    expect(problems).toEqual([])
    expect(products).toMatchObject([{ price }])
    expect(products[0]?.facts?.['price-per']).toBe(unit)
    expect(terminal.lines.join('\n').includes('"label": "Price per"')).toBe(unit !== undefined)
  })

  it('beside the price of a piece is a fact', async () => {
    const list = 'id;name;category;price;Grundpreis\n1;A;phones;9,90;19,80 €/l\n'
    const { products } = await imported(list, { shop: { currency: 'EUR' } })
    expect(products).toMatchObject([{ price: 9.9, facts: { grundpreis: '19,80 €/l' } }])
  })
})
