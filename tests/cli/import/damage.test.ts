import { describe, expect, it } from 'vitest'
import { imported } from '#tests/support/import-run.ts'

const HEADER = 'id,name,category,price,year'
const PHONE = '1,Acme One,phones,99.90,2025'

type Content = string | Uint8Array

/** What comes with a list: a map, options of the command, settings of the shop. */
interface Beside {
  readonly map?: string
  readonly values?: Record<string, string>
  readonly shop?: string
}

async function read(content: Content, { map, values, shop }: Beside = {}) {
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

const LIST = rows(PHONE)

/** The list with another value of the phone. */
const withPhone = (old: string, value: string) => rows(PHONE.replace(old, value))

describe('damage that is repaired', () => {
  it.each<[what: string, content: Content, beside?: Beside]>([
    ['a mark at the start (BOM)', `\uFEFF${LIST}`],
    ['UTF-16', utf16(LIST)],
    ['UTF-16, big-endian', Buffer.from(utf16(LIST)).swap16()],
    ['semicolons', LIST.replaceAll(',', ';')],
    ['tabs', LIST.replaceAll(',', '\t')],
    ['bars', LIST.replaceAll(',', '|')],
    ['the line with the separator that Excel writes', `sep=;\n${LIST.replaceAll(',', ';')}`],
    [
      'a separator that only the owner knows',
      LIST.replaceAll(',', '~'),
      { values: { delimiter: '~' } },
    ],
    [
      'separators within quotes of the header',
      `id;"name,,,,,";category;price;year\n${PHONE.replaceAll(',', ';')}\n`,
      { map: '{ "columns": { "name,,,,,": "name" } }' },
    ],
    ['Windows line ends', LIST.replaceAll('\n', '\r\n')],
    ['line ends of an old Mac', LIST.replaceAll('\n', '\r')],
    ['no line end at the end', LIST.trimEnd()],
    ['empty lines', `\n\n${LIST.replaceAll('\n', '\n\n')}`],
    ['rows of separators only', rows(',,,,', PHONE, ',,,,')],
    ['separators after each row', LIST.replaceAll('\n', ',,\n')],
    ['a single NUL', withPhone('One', 'One\0')],
    ['the end mark of DOS', `${LIST}\x1A`],
    ['markup in a name', withPhone('One', '<b>One</b>')],
    ['a line break in a name', withPhone('Acme One', '"Acme\nOne"')],
    ['a quote for text before a value', withPhone('99.90', "'+99.90")],
    ['a price with a sign', withPhone('99.90', '$99.90')],
    ['a price with a code', withPhone('99.90', 'usd 99.90')],
    ['a price with a decimal comma', withPhone('99.90', '"99,90"')],
    [
      'names of columns in capitals, with spaces',
      LIST.replace('name,category', ' Product Name ,CATEGORY'),
    ],
    [
      'names of columns in German',
      LIST.replace(HEADER, 'Artikelnr.,Bezeichnung,Kategorie,Preis,Jahr'),
    ],
    [
      'an unknown name of a column, in the map',
      LIST.replace('price', 'Betrag X'),
      { map: '{ "columns": { "Betrag X": "price" } }' },
    ],
    [
      'an unknown category, in the map',
      LIST.replace('phones', 'Fernsprecher'),
      { map: '{ "categories": { "fernsprecher": "phones" } }' },
    ],
    [
      'no category, in the map',
      'id,name,price,year\n1,Acme One,99.90,2025\n',
      { map: '{ "defaults": { "category": "phones" } }' },
    ],
    ['a date in place of a year', withPhone('2025', '01.09.2025')],
  ])('%s', async (_, content, beside) => {
    const { refusal, problems, products } = await read(content, beside)
    expect({ refusal, problems }).toEqual({ refusal: '', problems: [] })
    expect(
      products.map(({ id, name, category, price, year }) => [id, name, category, price, year]),
    ).toEqual([['1', 'Acme One', 'phones', 99.9, 2025]])
  })

  it('letters of Windows', async () => {
    const { products } = await read(latin1(withPhone('One', 'Größe')))
    expect(products[0]).toMatchObject({ name: 'Acme Größe', itemId: 'acme-grosse' })
  })

  it('an encoding that only the owner knows', async () => {
    const content = latin1(withPhone('One', '\xCF\xF0\xE8'))
    const { products } = await read(content, { values: { encoding: 'windows-1251' } })
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
    const { problems, products, code, terminal } = await read(rows(PHONE, line))
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
    const { problems, products, code } = await read(rows(PHONE, line))
    expect({ problems, code }).toEqual({ problems: [problem], code: 0 })
    expect(products).toHaveLength(2)
  })

  it('a price that can be read in two ways, until the map says how', async () => {
    const content = withPhone('99.90', '1.299')
    expect((await read(content)).problems).toEqual(['2 price-ambiguous'])
    const { products } = await read(content, { map: '{ "decimal": "," }' })
    expect(products[0]?.price).toBe(1299)
  })

  it('prices in a currency that shop.json does not name', async () => {
    const { terminal, products } = await read(LIST.replace('price', 'Price (EUR)'), {
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
  it.each<[what: string, refusal: RegExp, content: Content, beside?: Beside]>([
    ['an empty file', /is empty/, ''],
    ['line ends only', /is empty/, '\r\n\r\n'],
    ['a header only', /no products below it/, `${HEADER}\n`],
    ['an Excel workbook', /is an Excel.*save it as "CSV UTF-8"/, 'PK\x03\x04…'],
    ['a picture', /is a picture/, latin1('\x89PNG\r\n')],
    ['any other file', /is not a text file/, new Uint8Array(64)],
    [
      'no column of a price',
      /no column for: price.*"columns"/,
      'id,name,category\n1,Acme,phones\n',
    ],
    ['no header', /no column for: name, price/, `${PHONE}\n`],
    ['no column of a category', /no category column.*"defaults"/, 'name,price\nAcme,5\n'],
    [
      'a quote that is never closed',
      /list\.csv:3 .*never closed/,
      rows(PHONE, '2,"Acme Two,phones,5,2025', PHONE),
    ],
    [
      'an encoding that does not exist',
      /no encoding "utf-9"/,
      LIST,
      { values: { encoding: 'utf-9' } },
    ],
    [
      'an encoding that is not that of the file',
      /not written in utf-8/,
      latin1(withPhone('One', 'Größe')),
      { values: { encoding: 'utf-8' } },
    ],
    ['a separator of two characters', /one character/, LIST, { values: { delimiter: '::' } }],
    [
      'XML with a file in it',
      /list\.csv:2 .*DOCTYPE/,
      '<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss><item><id>&x;</id></item></rss>',
    ],
    [
      'XML that fills the memory',
      /DOCTYPE/,
      '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss><item><title>&b;</title></item></rss>',
    ],
    ['XML without products', /no <item> and no <entry>/, '<rss><channel></channel></rss>'],
    ['XML that ends early', /list\.csv:2 .*ends within/, '<rss><channel>\n<item><id>1</id>'],
    ['a map that is not JSON', /map\.json is not JSON/, LIST, { map: '{' }],
    [
      'a map with an unknown field',
      /map\.json columns\.price: must be one of id, .*price/,
      LIST,
      { map: '{ "columns": { "price": "prize" } }' },
    ],
    [
      'a map with an unknown column',
      /names the column "Preis".*has: id, name/,
      LIST,
      { map: '{ "columns": { "Preis": "price" } }' },
    ],
    [
      'a map with an unknown category',
      /categories\.Handys: must be one of phones, tablets, accessories/,
      LIST,
      { map: '{ "categories": { "Handys": "mobiles" } }' },
    ],
  ])('%s', async (_, refusal, content, beside) => {
    const result = await read(content, beside)
    expect(result.refusal).toMatch(refusal)
    expect(result.products).toEqual([])
  })
})
