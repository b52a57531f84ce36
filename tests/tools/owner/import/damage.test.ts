import { describe, expect, it } from 'vitest'
import { imported, type Beside } from '#tests/support/import-run.ts'

const HEADER = 'id,name,category,price,year'
const GERMAN = 'Artikelnr.,Bezeichnung,Kategorie,Preis,Jahr'
const PHONE = '1,Acme One,phones,1299,2025'

type Content = string | Uint8Array

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const lines = (...all: string[]) => [...all, ''].join('\n')
const rows = (...more: string[]) => lines(HEADER, PHONE, ...more)

const LIST = rows()
const SEMICOLONS = LIST.replaceAll(',', ';')

/** The list with a part of it written in another way. */
const but = (part: string, other: string) => LIST.replace(part, other)

/** A list of one product, with another column. */
const withColumn = (name: string, cell: string) =>
  lines(`id,name,category,price,${name}`, `1,A,phones,5,${cell}`)

describe('damage that is repaired without a word', () => {
  it.each<[what: string, content: Content, beside?: Beside]>([
    ['a mark at the start (BOM)', `\uFEFF${LIST}`],
    ['a mark (BOM) before a row', but('1,', '\uFEFF1,')],
    ['UTF-16', utf16(LIST)],
    ['UTF-16, big-endian', Buffer.from(utf16(LIST)).swap16()],
    ['bars', LIST.replaceAll(',', '|')],
    ['the line with the separator that Excel writes', `sep=;\n${SEMICOLONS}`],
    ['a separator of the owner’s', LIST.replaceAll(',', '~'), { values: { delimiter: '~' } }],
    ['line ends of an old Mac', LIST.replaceAll('\n', '\r')],
    ['empty lines', `\n\n${LIST.replaceAll('\n', '\n\n')}`],
    ['rows of spaces', lines(HEADER, '  , ,,,', '\u00A0,,,,', PHONE, '\u200B,,,,')],
    ['separators after each row', LIST.replaceAll('\n', ',,\n')],
    ['a single NUL', but('One', 'One\0')],
    ['a link in a name', but('Acme One', '"<a href=""x"">Acme One</a><br>"')],
    ['XML around a name', but('Acme One', '<![CDATA[Acme One]]>')],
    ['a line break in a name', but('Acme One', '"Acme\nOne"')],
    ['marks of direction', but('Acme One,phones,', '\u200EAcme One\u202C,phones,\u200E')],
    ['spaces without a width', LIST.replace(/id|One|12/g, '$&\u200B')],
    ['a hyphen that is not seen', but('Acme', '\u00ADAcme')],
    ['hard spaces', LIST.replace(/price|,(?=phones|1299|2025)/g, '\u00A0$&')],
    ['tabs within cells', but(PHONE, '1\t,\tAcme One,phones\t,1299,2025')],
    ['quotes after spaces', LIST.replaceAll(/,([^,\n]+)/g, ', "$1"')],
    ['formulas that keep zeros', but(PHONE, '="1",="Acme One",phones,="1299",2025')],
    ["a text's apostrophe before cells", LIST.replaceAll(/1,|1299/g, "'$&")],
    ['markup around a price', but('1299', '<b>1299</b>')],
    ['a space of HTML in a price', but('1299', '1299&nbsp;USD')],
    ['a date in place of a year', but('2025', '01.09.2025')],
    ['names of columns in capitals, with spaces', but('name,category', ' Product Name ,CATEGORY')],
    ['the names of columns over two lines', but('price', '"price\n(USD)"')],
  ])('%s', async (_, content, beside) => {
    const { refusal, problems, products } = await imported(content, beside)
    expect({ refusal, problems }).toEqual({ refusal: '', problems: [] })
    const cells = products.map(({ id, name, category, price, year }) =>
      [id, name, category, price, year].join(),
    )
    expect(cells).toEqual([PHONE])
  })

  it.each([
    ['letters of Windows', latin1(but('One', 'Größe')), 'Acme Größe'],
    ['another encoding', latin1(but('One', '\xCF\xF0\xE8')), 'Acme При', 'windows-1251'],
    ['references that lack their end', but('Acme One', 'B &amp C &uuml &no;'), 'B & C ü &no;'],
    ['references that were written twice', but('Acme One', 'B &amp;amp; C&amp;uuml;'), 'B & Cü'],
    ['signs that look like markup', but('Acme One', '4 < 5 > 3'), '4 < 5 > 3'],
    ['umlauts in two characters', but('Acme One', 'Gru\u0308n'), 'Gru\u0308n'],
  ])('in names: %s', async (_, content, name, encoding?: string) => {
    const { problems, products } = await imported(content, encoding ? { values: { encoding } } : {})
    expect({ problems, name: products[0]?.name }).toEqual({ problems: [], name })
  })

  it.each([
    'file:///C:/Fotos/bell 1.jpg',
    'file:///C:/Fotos/bell%201.jpg',
    '\\\\nas\\x\\bell 1.jpg',
  ])('%s is looked for among the shop’s own pictures', async (picture) => {
    const files = { 'img/bell 1.jpg': '' }
    const { problems, products } = await imported(withColumn('image', picture), { files })
    expect({ problems, image: products[0]?.image }).toEqual({
      problems: [],
      image: 'img/bell 1.jpg',
    })
  })
})

describe('damage that is reported, with its line', () => {
  it.each<[what: string, row: string, problem: string]>([
    ['a price that a spreadsheet could not compute', '2,B,phones,#REF!,2025', '3 price-empty'],
    ['a price that was too wide for its column', '2,B,phones,######,2025', '3 price-empty'],
    ['a name that was not found', '2,#NV,phones,5,2025', '3 no-name'],
    ['a name that cannot be seen', '2,\u200B,phones,5,2025', '3 no-name'],
    ['ids that spaces tell apart', '2 0,B,phones,5,2025\n2  0,C,phones,5,2025', '4 repeated-id'],
    ['a repeated product without an id', ',B,phones,5,2025\n,B,phones,6,2025', '4 repeated-name'],
    ['a very long name', `2,${'x'.repeat(1001)},phones,5,2025`, '3 cell-too-long'],
    ['a row with semicolons', '2;B;phones;5;2025', '3 other-separator'],
    ['a row in quotes', '"2,B,phones,5,2025"', '3 other-separator'],
    ['a quote that takes later rows in', '2,"B,phones,5,2025\n3,"C",phones,5,2025', '3 open-quote'],
  ])('%s', async (_, row, problem) => {
    const { problems, products, code, terminal } = await imported(rows(row))
    expect(problems).toContain(problem)
    expect(code).toBe(1)
    expect(products[0]?.id).toBe('1')
    for (const { message, fix } of terminal.found) {
      expect(`${message}${fix}`).not.toMatch(/undefined|NaN|\[object|Error/)
    }
  })

  it.each<[what: string, list: string, problem: string]>([
    ['a date of two digits as a year', rows("2,B,phones,5,'25"), '3 no-year'],
    ['letters that were lost', rows('2,Gr??e,phones,5,2025'), '3 garbled'],
    ['names of columns in a second language', lines(GERMAN, HEADER, PHONE), '2 header-again'],
    ['names of columns again, after a mark (BOM)', rows(`\uFEFF${HEADER}`), '3 header-again'],
    ['two columns of one name', withColumn('price', '6'), '1 column-twice'],
    ['ids that only capitals tell apart', rows('x,B,phones,5,\nX,C,phones,5,'), '4 alike-id'],
    ['a name that is the price', rows('2,6.90,phones,5,2025'), '3 name-is-number'],
    ['a barcode that lacks a digit', withColumn('ean', '400638133393'), '2 gtin-wrong'],
    [
      'one barcode of two products',
      `${withColumn('ean', '4006381333931')}2,B,phones,5,4006381333931\n`,
      '3 alike-gtin',
    ],
    ['an address without slashes', withColumn('image', 'https:/x.y/i.jpg'), '2 picture-not-https'],
    ['a word instead of a picture', withColumn('image', 'ja'), '2 picture-missing'],
  ])('%s, and the products are kept', async (_, list, problem) => {
    const { problems, products, code, terminal } = await imported(list)
    expect(terminal.found[0]?.message).not.toContain('undefined')
    expect({ problems, code }).toEqual({ problems: [problem], code: 0 })
    expect(products).toHaveLength(list.split(',phones,').length - 1)
  })

  it('a price that can be read in two ways, until the map says how', async () => {
    expect((await imported(but('1299', '1.299'))).problems).toEqual(['2 price-ambiguous'])
    const { products } = await imported(but('1299', '1.299'), { map: { decimal: ',' } })
    expect(products[0]?.price).toBe(1299)
  })

  it('prices in a currency that shop.json does not name', async () => {
    const list = but('price', 'Price (EUR)')
    const { terminal, products } = await imported(list, { shop: { currency: 'CHF' } })
    expect(products).toEqual([])
    expect(terminal.found[0]).toMatchObject({
      message: "the price is in EUR, and the shop's prices are in CHF",
      fix: 'write "currency": "EUR" in shop.json, or the price in CHF; the product is left out',
    })
  })
})

describe('a file that cannot be read at all', () => {
  const xml = (text: string) => `<?xml version="1.0"?>\n${text}`

  it.each<[what: string, refusal: RegExp, content: Content, beside?: Beside]>([
    ['an empty file', /is empty/, ''],
    ['a header only', /no products below it/, `${HEADER}\n`],
    ['a damaged workbook', /damaged Excel file.*save it as "CSV UTF-8"/, 'PK\x03\x04…'],
    ['a protected workbook', /protected Excel file/, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
    ['a web page', /is a web page.*save it as "CSV UTF-8"/, '<html><table></table></html>'],
    ['JSON', /is JSON.*save it as "CSV UTF-8"/, '[{"id":"1","name":"A"}]'],
    ['any other file', /is not a text file/, new Uint8Array(64)],
    ['no column of a price', /no column for: price.*"columns"/, 'id,name,category\n1,A,phones\n'],
    ['no column of a category', /no category column.*"defaults"/, 'name,price\nAcme,5\n'],
    ['a wrong separator', /one column only.*--delimiter ";"/, `sep=,\n${SEMICOLONS}`],
    ['each line in quotes', /one column only.*in quotes/, LIST.replaceAll(/^.+$/gm, '"$&"')],
    ['only spaces', /one column only.*only spaces/, lines('id  name  price', '1   A     5')],
    ['an open quote', /list\.csv:3 .*never closed/, rows('2,"B,phones,5,2025', PHONE)],
    ['an unknown encoding', /no encoding "utf-9"/, LIST, { values: { encoding: 'utf-9' } }],
    [
      'an encoding that is not that of the file',
      /not written in utf-8/,
      latin1(but('One', 'Größe')),
      { values: { encoding: 'utf-8' } },
    ],
    ['a separator of two characters', /one character/, LIST, { values: { delimiter: '::' } }],
    [
      'XML with a file in it',
      /list\.csv:2 .*DOCTYPE/,
      xml('<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss><item>&x;</item></rss>'),
    ],
    ['XML without products', /no <item> and no <entry>/, '<rss><channel></channel></rss>'],
    ['XML that ends early', /list\.csv:2 .*ends within/, '<rss><channel>\n<item><id>1</id>'],
    ['a map that is not JSON', /map\.json is not JSON/, LIST, { map: '{' }],
    [
      'a map with an unknown field',
      /map\.json columns\.price: must be one of id, .*price/,
      LIST,
      { map: { columns: { price: 'prize' } } },
    ],
    [
      'a map with an unknown column',
      /names the column "Preis".*has: id, name/,
      LIST,
      { map: { columns: { Preis: 'price' } } },
    ],
  ])('%s', async (_, refusal, content, beside) => {
    const result = await imported(content, beside)
    expect(result.refusal).toMatch(refusal)
    expect(result.products).toEqual([])
  })
})
