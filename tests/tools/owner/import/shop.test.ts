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

/** Imports the list of a folder into the shop that it is in. */
const importList = (folder: string, values: Record<string, boolean> = {}) =>
  runCommand(importCommand, [join(folder, 'list.csv')], { to: folder, write: true, ...values })

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
      `Nothing is written yet. Correct the error, and import again. To write what has no errors into ${folder}/api, add --write.`,
    ]),
  )
  expect(terminal.results).toMatchObject([
    { added: ['1'], leftOut: 1, written: false, problems: [{ rule: 'price-no-number', line: 3 }] },
  ])
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

it('writes nothing if the settings cannot be read', async () => {
  const { code, problems, products } = await imported(list('1,Acme One,phones,5,2025,,,'), {
    shop: '{\n  "name": "Acme",,\n  "currency": "EUR"\n}',
  })
  expect([code, problems, products]).toEqual([1, ['2 file-not-json'], []])
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

  it('names what is not in it', async () => {
    const { terminal, code } = await exported(shop)
    expect(code).toBe(0)
    expect(terminal.found.map(({ rule, field, read }) => [rule, field, read])).toEqual([
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

  it('as a feed leaves out products without a picture, and says so', async () => {
    const settings = JSON.stringify({
      ...{ address: 'https://shop.example/', currency: 'JPY' },
      feeds: { availability: 'in' },
    })
    const { problems, text: feed } = await exported({ ...shop, 'shop.json': settings }, 'google')
    expect(problems).toContain('- feed-lacks')
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
  expect((await runCommand(importCommand, ['list.csv'])).refusal).toMatch(
    /^Name the folder of your shop/,
  )
  expect((await runCommand(importCommand, [], { to: 'x' })).refusal).toMatch(
    /^Name the file to read,/,
  )
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
