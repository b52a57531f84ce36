import { describe, expect, it } from 'vitest'
import { imported } from '#tests/support/import-run.ts'

const HEADER = 'id,name,category,price,year'
const PHONE = '1,Acme One,phones,99.90,2025'

interface Damage {
  readonly content: string | Uint8Array
  readonly map?: string
  readonly values?: Record<string, string>
  readonly shop?: string
}

async function read({ content, map, values = {}, shop }: Damage) {
  return imported(
    { name: 'list.csv', content },
    {
      files: {
        ...(map !== undefined && { 'map.json': map }),
        ...(shop !== undefined && { 'shop.json': shop }),
      },
      values: { ...values, ...(map !== undefined && { map: 'map.json' }) },
    },
  )
}

function latin1(text: string): Uint8Array {
  return Buffer.from(text, 'latin1')
}

function utf16(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
}

function rows(...lines: string[]): string {
  return [HEADER, ...lines, ''].join('\n')
}

describe('damage that is repaired', () => {
  it.each<[what: string, damage: Damage]>([
    ['a mark at the start (BOM)', { content: `\uFEFF${rows(PHONE)}` }],
    ['UTF-16', { content: utf16(rows(PHONE)) }],
    ['UTF-16, big-endian', { content: Buffer.from(utf16(rows(PHONE))).swap16() }],
    ['semicolons', { content: rows(PHONE).replaceAll(',', ';') }],
    ['tabs', { content: rows(PHONE).replaceAll(',', '\t') }],
    ['bars', { content: rows(PHONE).replaceAll(',', '|') }],
    [
      'the line with the separator that Excel writes',
      { content: `sep=;\n${rows(PHONE).replaceAll(',', ';')}` },
    ],
    [
      'a separator that only the owner knows',
      { content: rows(PHONE).replaceAll(',', '~'), values: { delimiter: '~' } },
    ],
    [
      'separators within quotes of the header',
      {
        content: `id;"name,,,,,";category;price;year\n${PHONE.replaceAll(',', ';')}\n`,
        map: '{ "columns": { "name,,,,,": "name" } }',
      },
    ],
    ['Windows line ends', { content: rows(PHONE).replaceAll('\n', '\r\n') }],
    ['line ends of an old Mac', { content: rows(PHONE).replaceAll('\n', '\r') }],
    ['no line end at the end', { content: rows(PHONE).trimEnd() }],
    ['empty lines', { content: `\n\n${rows(PHONE).replaceAll('\n', '\n\n')}` }],
    ['rows of separators only', { content: rows(',,,,', PHONE, ',,,,') }],
    ['separators after each row', { content: rows(PHONE).replaceAll('\n', ',,\n') }],
    ['a single NUL', { content: rows(PHONE.replace('One', 'One\0')) }],
    ['the end mark of DOS', { content: `${rows(PHONE)}\x1A` }],
    ['markup in a name', { content: rows(PHONE.replace('One', '<b>One</b>')) }],
    ['a line break in a name', { content: rows(PHONE.replace('Acme One', '"Acme\nOne"')) }],
    ['a quote for text before a value', { content: rows(PHONE.replace('99.90', "'+99.90")) }],
    ['a price with a sign', { content: rows(PHONE.replace('99.90', '$99.90')) }],
    ['a price with a code', { content: rows(PHONE.replace('99.90', 'usd 99.90')) }],
    ['a price with a decimal comma', { content: rows(PHONE.replace('99.90', '"99,90"')) }],
    [
      'names of columns in capitals, with spaces',
      { content: rows(PHONE).replace('name,category', ' Product Name ,CATEGORY') },
    ],
    [
      'names of columns in German',
      { content: rows(PHONE).replace(HEADER, 'Artikelnr.,Bezeichnung,Kategorie,Preis,Jahr') },
    ],
    [
      'an unknown name of a column, in the map',
      {
        content: rows(PHONE).replace('price', 'Betrag X'),
        map: '{ "columns": { "Betrag X": "price" } }',
      },
    ],
    [
      'an unknown category, in the map',
      {
        content: rows(PHONE).replace('phones', 'Fernsprecher'),
        map: '{ "categories": { "fernsprecher": "phones" } }',
      },
    ],
    [
      'no category, in the map',
      {
        content: 'id,name,price,year\n1,Acme One,99.90,2025\n',
        map: '{ "defaults": { "category": "phones" } }',
      },
    ],
    ['a date in place of a year', { content: rows(PHONE.replace('2025', '01.09.2025')) }],
  ])('%s', async (_, damage) => {
    const { refusal, problems, products } = await read(damage)
    expect({ refusal, problems }).toEqual({ refusal: '', problems: [] })
    expect(
      products.map(({ id, name, category, price, year }) => [id, name, category, price, year]),
    ).toEqual([['1', 'Acme One', 'phones', 99.9, 2025]])
  })

  it('letters of Windows', async () => {
    const { products } = await read({ content: latin1(rows(PHONE.replace('One', 'Größe'))) })
    expect(products[0]).toMatchObject({ name: 'Acme Größe', itemId: 'acme-grosse' })
  })

  it('an encoding that only the owner knows', async () => {
    const content = Uint8Array.from(
      Buffer.from(rows(PHONE.replace('One', '\xCF\xF0\xE8')), 'latin1'),
    )
    const { products } = await read({ content, values: { encoding: 'windows-1251' } })
    expect(products[0]?.name).toBe('Acme При')
  })
})

describe('damage that is reported', () => {
  it.each<[what: string, line: string, problem: string]>([
    ['a price that is text', '2,Acme Two,phones,ask us,2025', '3 price-no-number'],
    ['a price with other words', '2,Acme Two,phones,from 99,2025', '3 price-no-number'],
    ['a price with marks in wrong places', '2,Acme Two,phones,9.9.9,2025', '3 price-no-number'],
    ['an empty price', '2,Acme Two,phones,,2025', '3 price-empty'],
    [
      'a price that a spreadsheet could not compute',
      '2,Acme Two,phones,#REF!,2025',
      '3 price-empty',
    ],
    ['a negative price', '2,Acme Two,phones,-5,2025', '3 price-negative'],
    ['a price without limit', '2,Acme Two,phones,1e12,2025', '3 price-too-high'],
    ['another currency', '2,Acme Two,phones,99 €,2025', '3 other-currency'],
    ['no name', '2,,phones,5,2025', '3 no-name'],
    ['no category', '2,Acme Two,,5,2025', '3 no-category'],
    ['an unknown category', '2,Acme Two,Kitchen,5,2025', '3 no-category'],
    ['a repeated id', '1,Acme Two,phones,5,2025', '3 repeated-id'],
    [
      'a repeated product without an id',
      ',Acme Two,phones,5,2025\n,Acme Two,phones,6,2025',
      '4 repeated-name',
    ],
    ['a row that is too long', '2,Acme, Two,phones,5,2025', '3 row-too-long'],
    [
      'a quote that takes later rows in',
      '2,"Acme Two,phones,5,2025\n3,"Acme Three",phones,5,2025',
      '3 open-quote',
    ],
  ])('%s', async (_, line, problem) => {
    const { problems, products, code, terminal } = await read({ content: rows(PHONE, line) })
    expect(problems).toContain(problem)
    expect(code).toBe(1)
    expect(products[0]?.id).toBe('1')
    for (const { message, fix } of terminal.found) {
      expect(`${message}${fix}`).not.toMatch(/undefined|NaN|\[object|Error/)
    }
  })

  it.each<[what: string, line: string, problem: string]>([
    ['a row that is too short', '2,Acme Two,phones,5', '3 row-too-short'],
    ['a year that is none', '2,Acme Two,phones,5,soon', '3 no-year'],
    [
      'a number that a spreadsheet shortened',
      '4.01235E+12,Acme Two,phones,5,2025',
      '3 shortened-id',
    ],
    ['letters in a wrong encoding', '2,Acme GrÃ¶ÃŸe,phones,5,2025', '3 garbled'],
    ['two products of a model that look the same', '2,acme one,phones,5,2025', '3 same-variant'],
  ])('%s, and the product is kept', async (_, line, problem) => {
    const { problems, products, code } = await read({ content: rows(PHONE, line) })
    expect({ problems, code }).toEqual({ problems: [problem], code: 0 })
    expect(products).toHaveLength(2)
  })

  it('a price that can be read in two ways, until the map says how', async () => {
    const content = rows(PHONE.replace('99.90', '1.299'))
    expect((await read({ content })).problems).toEqual(['2 price-ambiguous'])
    const { products } = await read({ content, map: '{ "decimal": "," }' })
    expect(products[0]?.price).toBe(1299)
  })

  it('prices in a currency that shop.json does not name', async () => {
    const { terminal, products } = await read({
      content: rows(PHONE).replace('price', 'Price (EUR)'),
      shop: '{ "currency": "CHF" }',
    })
    expect(products).toEqual([])
    expect(terminal.found[0]).toMatchObject({
      message: "the price is in EUR, and the shop's prices are in CHF",
      fix: 'write "currency": "EUR" in shop.json, or the price in CHF; the product is left out',
    })
  })
})

describe('a file that cannot be read at all', () => {
  it.each<[what: string, damage: Damage, refusal: RegExp]>([
    ['an empty file', { content: '' }, /is empty/],
    ['line ends only', { content: '\r\n\r\n' }, /is empty/],
    ['a header only', { content: `${HEADER}\n` }, /no products below it/],
    ['an Excel workbook', { content: 'PK\x03\x04…' }, /is an Excel.*save it as "CSV UTF-8"/],
    ['a picture', { content: latin1('\x89PNG\r\n') }, /is a picture/],
    ['any other file', { content: new Uint8Array(64) }, /is not a text file/],
    [
      'no column of a price',
      { content: 'id,name,category\n1,Acme,phones\n' },
      /no column for: price.*"columns"/,
    ],
    ['no header', { content: `${PHONE}\n` }, /no column for: name, price/],
    [
      'no column of a category',
      { content: 'name,price\nAcme,5\n' },
      /no category column.*"defaults"/,
    ],
    [
      'a quote that is never closed',
      { content: rows(PHONE, '2,"Acme Two,phones,5,2025', PHONE) },
      /list\.csv:3 .*never closed/,
    ],
    [
      'an encoding that does not exist',
      { content: rows(PHONE), values: { encoding: 'utf-9' } },
      /no encoding "utf-9"/,
    ],
    [
      'an encoding that is not that of the file',
      { content: latin1(rows(PHONE.replace('One', 'Größe'))), values: { encoding: 'utf-8' } },
      /not written in utf-8/,
    ],
    [
      'a separator of two characters',
      { content: rows(PHONE), values: { delimiter: '::' } },
      /one character/,
    ],
    [
      'XML with a file in it',
      {
        content:
          '<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss><item><id>&x;</id></item></rss>',
      },
      /list\.csv:2 .*DOCTYPE/,
    ],
    [
      'XML that fills the memory',
      {
        content:
          '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss><item><title>&b;</title></item></rss>',
      },
      /DOCTYPE/,
    ],
    [
      'XML without products',
      { content: '<rss><channel></channel></rss>' },
      /no <item> and no <entry>/,
    ],
    [
      'XML that ends early',
      { content: '<rss><channel>\n<item><id>1</id>' },
      /list\.csv:2 .*ends within/,
    ],
    ['a map that is not JSON', { content: rows(PHONE), map: '{' }, /map\.json is not JSON/],
    [
      'a map with an unknown field',
      { content: rows(PHONE), map: '{ "columns": { "price": "prize" } }' },
      /map\.json columns\.price: must be one of id, .*price/,
    ],
    [
      'a map with an unknown column',
      { content: rows(PHONE), map: '{ "columns": { "Preis": "price" } }' },
      /names the column "Preis".*has: id, name/,
    ],
    [
      'a map with an unknown category',
      { content: rows(PHONE), map: '{ "categories": { "Handys": "mobiles" } }' },
      /categories\.Handys: must be one of phones, tablets, accessories/,
    ],
  ])('%s', async (_, damage, refusal) => {
    const result = await read(damage)
    expect(result.refusal).toMatch(refusal)
    expect(result.products).toEqual([])
  })
})
