import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { imported, readCatalogue, runCommand } from '#tests/support/import-run.ts'
import { detail, product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const HEADER = 'id,name,category,price,year,color,capacity,image'

function list(...rows: string[]) {
  return [HEADER, ...rows].join('\n')
}

function importedRows(...rows: string[]) {
  return imported(list(...rows))
}

/** Imports the list of a folder into the shop that it is in. */
const importList = (folder: string, values: Record<string, boolean> = {}) =>
  runCommand(importCommand, [join(folder, 'list.csv')], { to: folder, write: true, ...values })

/** Imports one list after the other into the same shop. */
async function inTurn(first: string, second: string, values: Record<string, boolean> = {}) {
  const folder = temporaryFolder({ 'list.csv': first })
  await importList(folder)
  writeFileSync(join(folder, 'list.csv'), second)
  const run = await importList(folder, values)
  return { after: readCatalogue(folder), ...run }
}

it('says without --write what would be added, changed, removed and left out, and changes no file', async () => {
  const content = list('1,Acme One,phones,5,2025,red,64GB,', '2,Acme Two,phones,x,2025,,,')
  const folder = temporaryFolder({ 'list.csv': content })
  const { terminal, code } = await importList(folder, { write: false })
  expect(existsSync(join(folder, 'api'))).toBe(false)
  expect(code).toBe(1)
  expect(terminal.lines).toEqual(
    expect.arrayContaining([
      '  "price" -> price',
      'Products: 1 (phones 1, tablets 0, accessories 0)',
      '  Acme One: $5.00, 64GB, red (#/phones/acme-one-64gb-red)',
      'Added: 1 (1)',
      'Left out: 1',
      `Nothing is written yet. To write the files in ${folder}/api, add --write.`,
    ]),
  )
  expect(terminal.results).toMatchObject([
    { added: ['1'], leftOut: 1, written: false, problems: [{ rule: 'price-no-number', line: 3 }] },
  ])
})

describe('with --write', () => {
  it('adds the colour, and no more, to the names of variants without a size', async () => {
    const { products } = await importedRows('1,Acme,phones,5,,red,,', '2,Acme,phones,5,,blue,,')
    expect(products.map(({ name }) => name)).toEqual(['Acme red', 'Acme blue'])
  })

  it('writes nothing if no row makes a product', async () => {
    const { terminal, products } = await importedRows('1,Acme,phones,x,2025,,,')
    expect(products).toEqual([])
    expect(terminal.lines.at(-1)).toBe('There is no product to write.')
  })

  it('keeps the slugs of ids that were there before, whatever they are called now', async () => {
    const { after, terminal } = await inTurn(
      list('1,Acme One,phones,5,2025,red,,', '2,Acme Two,phones,5,2025,red,,'),
      list('3,Acme One,phones,5,2025,red,,', '1,Acme First,phones,6,2025,red,,'),
      { replace: true },
    )
    expect(after.products.map(({ id, itemId }) => [id, itemId])).toEqual([
      ['3', 'acme-one-red-3'],
      ['1', 'acme-one-red'],
    ])
    expect(terminal.results).toMatchObject([{ added: ['3'], changed: ['1'], removed: ['2'] }])
  })

  it('keeps the sizes of pictures that the owner still names as before they were made', async () => {
    const sizes = { widths: [416, 640], formats: ['avif'], ratio: 1.25 }
    const row = '1,Acme One,phones,5,2025,,,photos/My One.jpg'
    const sized = { image: 'img/products/photos/my-one-640.webp', pictureSizes: sizes }
    const folder = temporaryFolder({ 'list.csv': list(row) })
    const api = (file: string, entry: unknown) =>
      writeFileSync(join(folder, 'api', file), JSON.stringify([entry]))
    await importList(folder)
    const { products, details } = readCatalogue(folder)
    const ofPage = { pictureSizes: sizes, images: [sized.image] }
    api('products.json', { ...products[0], ...sized })
    api('phones.json', { ...details[0], ...ofPage })
    expect((await importList(folder)).problems).toEqual([])
    expect(readCatalogue(folder).products[0]).toMatchObject(sized)
    writeFileSync(join(folder, 'list.csv'), list('1,Acme One,phones,6,2025,,,'))
    await importList(folder)
    expect(readCatalogue(folder)).toMatchObject({
      products: [{ ...sized, price: 6 }],
      details: [{ images: [sized.image] }],
    })
  })
})

it('says which links of the shop lead to nothing then', async () => {
  const settings = {
    slides: [
      { picture: 'https://a.example/a.webp', title: 'A', link: '#/phones' },
      { picture: 'https://a.example/b.webp', title: 'B', link: '#/accessories' },
    ],
  }
  const { code, terminal, products } = await imported(list('1,Acme One,phones,5,2025,,,'), {
    shop: JSON.stringify(settings, undefined, 2),
  })
  expect(terminal.found).toMatchObject([
    { rule: 'link-nowhere', file: 'shop.json', line: 11, field: 'slides.1.link' },
  ])
  expect([code, products.length]).toEqual([1, 1])
})

it('reads the settings beside one that has a fault', async () => {
  const { products, problems } = await imported('name;category;price\nRad;Räder;9,90 €\n', {
    shop: { accent: 'blau', currency: 'EUR', categories: { phones: { label: 'Räder' } } },
  })
  expect(products).toMatchObject([{ category: 'phones', price: 9.9 }])
  expect(problems).toEqual(['1 setting-invalid'])
})

it('writes nothing if the settings cannot be read', async () => {
  const { code, problems, products } = await imported(list('1,Acme One,phones,5,2025,,,'), {
    shop: '{\n  "name": "Acme",,\n  "currency": "EUR"\n}',
  })
  expect([code, problems, products]).toEqual([1, ['2 file-not-json'], []])
})

it('finds an original in pictures/, of which no sizes are made yet', async () => {
  const { products, problems } = await imported(list('1,Acme One,phones,5,2025,,,One.jpg'), {
    files: { 'pictures/one.jpg': '' },
  })
  expect(problems).toEqual([])
  expect(products[0]?.image).toBe('img/one.jpg')
})

it('keeps what the shop has and the list has no column for', async () => {
  const { after } = await inTurn(
    'id,name,category,price,year,ram,screen,stock,description,facts.material\n1,A,phones,5,2025,4GB,6",0,Long,steel\n',
    'id,name,category,price,ram\n1,A,phones,6,\n',
  )
  expect(after.products).toMatchObject([
    {
      price: 6,
      year: 2025,
      ram: '',
      screen: '6"',
      availability: 'out',
      facts: { material: 'steel' },
    },
  ])
  expect(after.details[0]?.description).toEqual([{ title: '', text: ['Long'] }])
})

describe('a list that changes the shop', () => {
  const rows = ['1,Acme One,phones,14.90,2025,red,,', '2,Acme Two,phones,5,2025,,,']

  it('shows what changes', async () => {
    const { terminal } = await inTurn(
      list(...rows),
      list('1,Acme First,phones,15.50,,red,64GB,', '2,Acme Two,phones,5,2025,,,'),
    )
    const at = terminal.lines.indexOf('Changed: 1')
    expect(terminal.lines[at + 1]).toMatch(/^ {2}1 Acme First: /)
    for (const change of [
      ...['name: Acme One -> Acme First', 'price: $14.90 -> $15.50'],
      ...['size: nothing -> 64GB', 'year: 2025 -> nothing'],
    ]) {
      expect(terminal.lines[at + 1]).toContain(change)
    }
  })

  const four = [...rows, '3,Acme Three,phones,5,2025,,,', '4,Acme Four,phones,5,2025,,,']

  it('removes more than a third of the products only with --replace', async () => {
    const first = await inTurn(list(...four), list(...rows))
    expect(first.after.products).toHaveLength(4)
    expect(first.code).toBe(1)
    expect(first.terminal.lines.at(-1)).toMatch(/would remove 2 products.*--write --replace/)
    const second = await inTurn(list(...four), list(...rows), { replace: true })
    expect([second.code, second.after.products.length]).toEqual([0, 2])
    const third = await inTurn(list(...four.slice(0, 3)), list(...rows))
    expect(third.after.products).toHaveLength(2)
  })
})

describe('what a row becomes', () => {
  it('joins the variants of a model by its name without colour and capacity', async () => {
    const { products, details } = await importedRows(
      '1,"Acme One (64 GB, red)",phones,5,2025,Red,64GB,',
      '2,Acme One 128 GB - Blue,phones,6,2025,blue,128GB,',
      '3,Acme One+ 64 GB Red,phones,7,2025,red,64 GB,',
    )
    const models = products.map(({ namespaceId }) => namespaceId)
    expect(models).toEqual(['acme-one', 'acme-one', 'acme-one-plus'])
    expect(details[0]).toMatchObject({
      colorsAvailable: ['Red', 'blue'],
      capacityAvailable: ['64GB', '128GB'],
    })
  })

  it('fits families that the list writes by name, and keeps the names of other devices', async () => {
    const rows = ['1;Trek 5 Red;red;;90;phones', '2;Bag;;"Trek 5, Trek 6";20;phones']
    const { products } = await imported(['id;name;color;fits;price;category', ...rows].join('\n'))
    expect(products.map(({ fits }) => fits)).toEqual([undefined, ['trek-5', 'Trek 6']])
  })

  it('has an address without accents, and in its own script if that is another', async () => {
    const { products } = await importedRows(
      '1,Écran Łódź Größe,phones,5,2025,,,',
      '2,Чехол Ёлка,accessories,5,2025,,,',
      '日本,★,phones,5,2025,,,',
    )
    const slugs = products.map(({ itemId }) => itemId)
    expect(slugs).toEqual(['ecran-lodz-grosse', 'чехол-ёлка', '日本'])
  })

  it.each([
    ['Mobile Phone Cases', 'accessories', 'case'],
    ['Handyhüllen', 'accessories', 'case'],
    ['Electronics > Computers > Tablet Computers', 'tablets', 'tablet'],
    ['267', 'phones', 'phone'],
  ])('of the category "%s" is among the %s', async (words, category, kind) => {
    const { products } = await importedRows(`1,Acme,${words},5,2025,,,`)
    expect(products[0]).toMatchObject({ category })
    expect(products[0]?.kind).toBe(kind)
  })

  it.each([
    ['deny', '0', 'shopify', 'out'],
    ['continue', '0', 'shopify', 'order'],
    ['deny', '9', 'shopify', 'in'],
    ['deny', '0', '', undefined],
  ])('of Shopify with %s, %s pieces and the tracker "%s" is %s', async (...cells) => {
    const [policy, pieces, tracker, availability] = cells
    const { products } = await imported(
      'Handle,Title,Type,Product Category,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy\n' +
        `acme,Acme,,Mobile Phones,5,${tracker},${pieces},${policy}\n`,
    )
    expect(products).toMatchObject([{ category: 'phones' }])
    expect(products[0]?.availability).toBe(availability)
  })

  it.each(['Handys', 'Fahrräder > Handys', 'Sale, Handys', 'Alle Handys', 'Die Handys'])(
    'of the category "%s" is among those that the shop calls so',
    async (words) => {
      const category = { label: 'Handys', title: 'Alle Handys', tile: { title: 'Die Handys' } }
      const { products } = await imported(`id;name;category;price\n1;Acme;${words};5\n`, {
        shop: { categories: { tablets: category } },
      })
      expect(products).toMatchObject([{ category: 'tablets' }])
    },
  )

  it('is a product of an Atom feed too', async () => {
    const { products } = await imported({
      name: 'feed.xml',
      content:
        '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="x"><entry><g:id>1</g:id><g:title>Acme</g:title>' +
        '<g:price>1299.00 USD</g:price><g:product_type>Phones</g:product_type></entry></feed>',
    })
    expect(products).toMatchObject([{ id: '1', name: 'Acme', price: 1299 }])
  })
})

describe('an export', () => {
  const shop = {
    'api/products.json': JSON.stringify([
      product({ price: 400, color: 'black' }),
      product({ itemId: 'lone', image: '' }),
      { id: 'broken' },
    ]),
    'api/phones.json': JSON.stringify([detail({ priceDiscount: 450 }), detail({ id: 'unlisted' })]),
  }

  /** Exports a shop, and returns the file too. */
  async function exported(files: Record<string, string>, form: 'csv' | 'google' = 'csv') {
    const folder = temporaryFolder(files)
    const run = await runCommand(exportCommand, [folder], { [form]: true })
    const name = form === 'csv' ? 'products.csv' : 'google.tsv'
    return { folder, ...run, text: readFileSync(join(folder, name), 'utf8') }
  }

  it('names what it cannot carry', async () => {
    const { terminal, code } = await exported(shop)
    expect(code).toBe(0)
    expect(terminal.found.map(({ rule, field, read }) => [rule, field, read])).toEqual([
      ['differs', 'price', '"acme-one-64gb-black"'],
      ['no-details', undefined, '"lone"'],
      ['not-in-list', undefined, '"unlisted"'],
      ['unreadable', undefined, undefined],
    ])
  })

  it('runs no formula in a spreadsheet', async () => {
    const files = {
      'api/products.json': JSON.stringify([product({ name: '=1+1', screen: '@x', ram: '-2' })]),
    }
    const { text: csv } = await exported(files)
    expect(csv).toContain("'=1+1")
    expect(csv).not.toMatch(/(?:^|,|\n)"?[=@-]/)
  })

  it.each([
    ['de-DE', '0012;0012;4006381333931', ';14,90;20,00;'],
    ['en-US', '0012,0012,4006381333931', ',14.90,20.00,'],
  ])('is written for the spreadsheet of %s', async (language, numbers, prices) => {
    const one = { sku: '0012', gtin: '4006381333931', capacity: '1-2', price: 14.9, fullPrice: 20 }
    const { folder, text: csv } = await exported({
      'shop.json': JSON.stringify({ language, currency: 'EUR' }),
      'api/products.json': JSON.stringify([product({ id: '0012', ...one, namespaceId: 'x' })]),
    })
    // A spreadsheet takes zeros away, and makes 4E+12 and the second of January, unless ' is before the number.
    expect(csv.replaceAll("'", '')).toContain(`\n${numbers}`)
    for (const text of ["'0012", "'4006381333931", "'1-2", prices]) expect(csv).toContain(text)
    const file = join(folder, 'products.csv')
    await runCommand(importCommand, [file], { to: folder, write: true })
    expect(readCatalogue(folder).products).toMatchObject([{ id: '0012', ...one }])
  })

  it('as a feed has a warning for each product without a picture', async () => {
    const settings = '{ "address": "https://shop.example/", "currency": "JPY" }'
    const { problems, text: feed } = await exported({ ...shop, 'shop.json': settings }, 'google')
    expect(problems).toContain('- feed-without-picture')
    expect(feed).toContain('\t500 JPY\t400 JPY\t')
    expect(feed).toContain('\thttps://shop.example/img/acme-one.webp\t')
  })

  it.each([
    ['a feed of a shop without an address', shop, { google: true }, /"address": "https/],
    ['a folder without products', {}, { csv: true }, /no products/],
    ['no form', shop, {}, /--google or --csv/],
    ['two forms', shop, { csv: true, google: true }, /--google or --csv/],
  ])('refuses %s', async (_, files, values: Record<string, boolean>, refusal) => {
    const folder = temporaryFolder(files)
    expect((await runCommand(exportCommand, [folder], values)).refusal).toMatch(refusal)
  })
})

it('asks for the folder of the shop, and for one file', async () => {
  expect((await runCommand(importCommand, ['list.csv'])).refusal).toMatch(/--to DIR/)
  expect((await runCommand(importCommand, [], { to: 'x' })).refusal).toBe('Name the file to read.')
  const two = await runCommand(importCommand, ['a.csv', 'b.csv'], { to: 'x' })
  expect(two.refusal).toBe('"b.csv" is one too many: name only the file to read.')
})

it('takes pictures that are called like the article number, and counts the products without one', async () => {
  const { products, details, terminal } = await imported(
    'sku;name;category;price\nA 1;Bell;accessories;5\nA 2;Lock;accessories;9\n',
    { files: { 'img/A 1.JPG': '', 'pictures/a-1_2.jpg': '' } },
  )
  expect(products.map(({ image }) => image)).toEqual(['img/A 1.JPG', ''])
  expect(details[0]?.images).toEqual(['img/A 1.JPG', 'img/a-1_2.jpg'])
  expect(terminal.results).toMatchObject([{ withoutPicture: ['A 2'] }])
  expect(terminal.lines.join('\n')).toMatch(
    /^Products without a picture: 1; .* a-2\.jpg, a-2_2\.jpg/m,
  )
})
