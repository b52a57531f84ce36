import { describe, expect, it } from 'vitest'
import { imported } from '#tests/support/import-run.ts'

const HEADER = 'id,name,category,price,year'
const PHONE = '1,Acme One,phones,99.90,2025'

function lines(...all: string[]): string {
  return [...all, ''].join('\n')
}

/** A list whose second row may be damaged. */
function rows(...more: string[]): string {
  return lines(HEADER, PHONE, ...more)
}

async function read(content: string, files = {}) {
  return imported({ name: 'list.csv', content }, { files })
}

describe('damage that is repaired without a word', () => {
  it.each<[what: string, list: string]>([
    ['no cents, after thousands', lines('id;name;category;price', '1;A;phones;1.299,-')],
    ['no cents, with two dashes', lines('id;name;category;price', '1;A;phones;"1.299,--"')],
    ['spaces between thousands', lines('id,name,category,price', '1,A,phones,1 299.00')],
    ['apostrophes between thousands', lines('id,name,category,price', "1,A,phones,1'299.00")],
    ['wide digits', lines('id,name,category,price', '1,A,phones,１２９９')],
    ['markup around a price', lines('id,name,category,price', '1,A,phones,<b>1299</b>')],
    ['a space of HTML in a price', lines('id,name,category,price', '1,A,phones,1299&nbsp;USD')],
    ['marks of direction', lines('id,name,category,price', '1,\u200EA\u202C,phones,\u200E1299')],
    [
      'spaces without a width',
      lines('id\u200B,name,category,price', '1,A\u200B,phones,12\u200B99'),
    ],
    ['a hyphen that is not seen', lines('id,name,category,price', '1,\u00ADA,phones,1299')],
    ['hard spaces', lines('id,name,category,\u00A0price', '1,A\u00A0,phones\u00A0,1299\u00A0')],
    [
      'a second mark at the start (BOM)',
      `\uFEFF\uFEFF${lines('id,name,category,price', '1,A,phones,1299')}`,
    ],
    ['a mark (BOM) before a row', lines('id,name,category,price', '\uFEFF1,A,phones,1299')],
    ['formulas that keep zeros', lines('id,name,category,price', '="1",="A",phones,="1299"')],
    ['quotes after spaces', lines('id, "name", "category", "price"', '1, "A", "phones", "1299"')],
    ["a text's apostrophe before a price", lines('id,name,category,price', "'1,A,phones,'1299")],
    ['tabs within cells', lines('id,name,category,price', '1\t,\tA,phones\t,1299')],
    [
      'rows of spaces',
      lines('id,name,category,price', '  , ,,', '\u00A0,,,', '1,A,phones,1299', '\u200B,,,'),
    ],
    [
      'a link in a name',
      lines('id,name,category,price', '1,"<a href=""x"">A</a><br>",phones,1299'),
    ],
    ['a tag that is not closed', lines('id,name,category,price', '1,<b>A,phones,1299')],
    ['XML around a name', lines('id,name,category,price', '1,<![CDATA[A]]>,phones,1299')],
    [
      'the names of columns over two lines',
      lines('id,name,category,"price\n(USD)"', '1,A,phones,1299'),
    ],
    ['the separator in quotes', lines('"sep=;"', 'id;name;category;price', '1;A;phones;1299')],
  ])('%s', async (_, list) => {
    const { refusal, problems, products } = await read(list)
    expect({ refusal, problems }).toEqual({ refusal: '', problems: [] })
    expect(products.map(({ id, name, price }) => [id, name, price])).toEqual([['1', 'A', 1299]])
  })

  it.each([
    ['references that lack their end', 'B &amp C &uuml D &nosuch;', 'B & C ü D &nosuch;'],
    ['references that were written twice', 'B &amp;amp; C&amp;uuml;', 'B & Cü'],
    ['signs that look like markup', '4 < 5 > 3', '4 < 5 > 3'],
    ['umlauts in two characters', 'Gru\u0308n', 'Gru\u0308n'],
  ])('%s', async (_, cell, name) => {
    const { problems, products } = await read(rows(`2,${cell},phones,5,2025`))
    expect({ problems, name: products[1]?.name }).toEqual({ problems: [], name })
  })

  it('stock below zero is sold out', async () => {
    const list = lines('id,name,category,price,stock', '1,A,phones,5,-3')
    expect((await read(list)).products[0]?.availability).toBe('out')
  })

  it.each([
    'file:///C:/Fotos/bell 1.jpg',
    'file:///C:/Fotos/bell%201.jpg',
    '\\\\nas\\x\\bell 1.jpg',
  ])('%s is looked for among the shop’s own pictures', async (picture) => {
    const list = lines('id,name,category,price,image', `1,A,phones,5,${picture}`)
    const { problems, products } = await read(list, { 'img/bell 1.jpg': '' })
    expect({ problems, image: products[0]?.image }).toEqual({
      problems: [],
      image: 'img/bell 1.jpg',
    })
  })
})

describe('damage that is reported, with its line', () => {
  it.each<[what: string, row: string, problem: string]>([
    ['a price on request', '2,B,phones,auf Anfrage,2025', '3 price-no-number'],
    ['a date as a price', '2,B,phones,12.11.2025,2025', '3 price-no-number'],
    ['a day that a spreadsheet made of a price', '2,B,phones,12. Nov,2025', '3 price-no-number'],
    ['a percentage as a price', '2,B,phones,20%,2025', '3 price-no-number'],
    ['two prices', '2,B,phones,5 / 6,2025', '3 price-no-number'],
    ['a letter for a zero', '2,B,phones,1O.90,2025', '3 price-no-number'],
    ['a price for several', '2,B,phones,2 für 5,2025', '3 price-no-number'],
    ['a sign of money in a wrong encoding', '2,B,phones,6 â‚¬,2025', '3 price-no-number'],
    ['a price that was too wide for its column', '2,B,phones,######,2025', '3 price-empty'],
    ['an error of a German spreadsheet', '2,B,phones,#WERT!,2025', '3 price-empty'],
    ['a name that was not found', '2,#NV,phones,5,2025', '3 no-name'],
    ['a name that was too wide', '2,#####,phones,5,2025', '3 no-name'],
    ['a name of a program for nothing', '2,undefined,phones,5,2025', '3 no-name'],
    ['a name that cannot be seen', '2,\u200B,phones,5,2025', '3 no-name'],
    ['cells that stand one column too far right', '2,,B,phones,5', '3 no-name'],
    ['cells that stand one column too far left', '2,phones,5,2025', '3 no-category'],
    ['a category that was merged with the one above', '2,B,,5,2025', '3 no-category'],
    ['a name that was merged with the one above', '2,,phones,5,2025', '3 no-name'],
    ['a row with semicolons', '2;B;phones;5;2025', '3 other-separator'],
    ['a row with tabs', '2\tB\tphones\t5\t2025', '3 other-separator'],
    ['a row in quotes', '"2,B,phones,5,2025"', '3 other-separator'],
    ['ids that spaces tell apart', '2 0,B,phones,5,2025\n2  0,C,phones,5,2025', '4 repeated-id'],
    ['a very long name', `2,${'x'.repeat(1001)},phones,5,2025`, '3 cell-too-long'],
    [
      'a picture as text, with a comma',
      '2,B,phones,5,2025,data:image/png;base64',
      '3 row-too-long',
    ],
    ['two versions of a row', '<<<<<<< A\n2,B,phones,5,2025\n2,B,phones,6,2025', '5 repeated-id'],
  ])('%s', async (_, row, problem) => {
    const { problems, products, code, terminal } = await read(rows(row))
    expect(problems).toContain(problem)
    expect(code).toBe(1)
    expect(products[0]?.id).toBe('1')
    for (const { message, fix } of terminal.found) {
      expect(`${message}${fix}`).not.toMatch(/undefined|NaN|\[object|Error/)
    }
  })

  it.each<[what: string, list: string, problem: string]>([
    [
      'names of columns in a second language',
      lines('Artikelnr.,Bezeichnung,Kategorie,Preis', 'id,name,category,price', '1,A,phones,5'),
      '2 header-again',
    ],
    ['names of columns again, in capitals', rows('ID,Name,Category,Price,Year'), '3 header-again'],
    ['names of columns again, after a mark (BOM)', rows(`\uFEFF${HEADER}`), '3 header-again'],
    [
      'a second header of groups',
      lines('id,name,category,price', ',,,USD', '1,A,phones,5'),
      '2 heading-line',
    ],
    ['the foot of a page', rows('Seite 1 von 3,,,,'), '3 heading-line'],
    [
      'two columns of one name',
      lines('id,name,category,price,price', '1,A,phones,5,6'),
      '1 column-twice',
    ],
    [
      'ids that only capitals tell apart',
      rows('x-1,B,phones,5,2025', 'X-1,C,phones,5,2025'),
      '4 alike-id',
    ],
    ['a name that is the price', rows('2,6.90,phones,5,2025'), '3 name-is-number'],
    ['a price of zero', rows('2,B,phones,"0,00",2025'), '3 price-zero'],
    ['letters that were lost', rows('2,Gr??e,phones,5,2025'), '3 garbled'],
    [
      'a number that a spreadsheet shortened to one digit',
      rows('4E+12,B,phones,5,2025'),
      '3 shortened-id',
    ],
    ['a date of two digits as a year', rows("2,B,phones,5,'25"), '3 no-year'],
    ['a price in the column of years', rows('2,B,phones,2025,6.90'), '3 no-year'],
    [
      'a shortened barcode',
      lines('id,name,category,price,ean', '1,A,phones,5,4.01E+12'),
      '2 shortened-gtin',
    ],
    [
      'a barcode that lacks a digit',
      lines('id,name,category,price,ean', '1,A,phones,5,400638133393'),
      '2 gtin-wrong',
    ],
    [
      'one barcode of two products',
      lines(
        'id,name,category,price,ean',
        '1,A,phones,5,4006381333931',
        '2,B,phones,5,4006381333931',
      ),
      '3 alike-gtin',
    ],
    [
      'stock in words that say nothing',
      lines('id,name,category,price,stock', '1,A,phones,5,?'),
      '2 availability-unknown',
    ],
    [
      'a day that does not exist',
      lines('id,name,category,price,available from', '1,A,phones,5,30.02.2026'),
      '2 no-date',
    ],
    [
      'a picture on the owner’s disk',
      lines('id,name,category,price,image', '1,A,phones,5,file:///C:/a.jpg'),
      '2 picture-missing',
    ],
    [
      'an address without its slashes',
      lines('id,name,category,price,image', '1,A,phones,5,https:/x.example/i.jpg'),
      '2 picture-not-https',
    ],
    [
      'a word instead of a picture',
      lines('id,name,category,price,image', '1,A,phones,5,ja'),
      '2 picture-missing',
    ],
  ])('%s, and the products are kept', async (_, list, problem) => {
    const { problems, products, code } = await read(list)
    expect({ problems, code }).toEqual({ problems: [problem], code: 0 })
    expect(products.map(({ name }) => name)).toContain(list.includes(PHONE) ? 'Acme One' : 'A')
  })

  it('prices of other currencies, row by row', async () => {
    const list = lines(
      'id,name,category,price',
      '1,A,phones,5 €',
      '2,B,phones,5 $',
      '3,C,phones,CHF 5',
    )
    const { problems, products } = await read(list, { 'shop.json': '{ "currency": "EUR" }' })
    expect(problems).toEqual(['3 other-currency', '4 other-currency'])
    expect(products).toHaveLength(1)
  })

  it('prices with both marks, of which only one can be read in two ways', async () => {
    const list = rows('2,B,phones,"1.299,00",2025', '3,C,phones,"1,299",2025')
    const { problems, products } = await read(list)
    expect(problems).toEqual(['4 price-ambiguous'])
    expect(products.map(({ price }) => price)).toEqual([99.9, 1299])
  })
})

describe('a list that is none', () => {
  it.each<[what: string, refusal: RegExp, content: string]>([
    [
      'a web page',
      /is a web page.*save it as "CSV UTF-8"/,
      '<html><table><tr><td>id</td></tr></table></html>',
    ],
    ['JSON', /is JSON.*save it as "CSV UTF-8"/, '[{"id":"1","name":"A"}]'],
    ['a document of Word', /is a Word \(RTF\) file/, '{\\rtf1 id,name}'],
    [
      'the wrong separator in the first line',
      /That is one column only.*--delimiter ";"/,
      lines('sep=,', 'id;name;category;price', '1;A;phones;5'),
    ],
    [
      'each line in quotes',
      /That is one column only.*in quotes/,
      lines('"id,name,category,price"', '"1,A,phones,5"'),
    ],
    [
      'only spaces between cells',
      /That is one column only.*only spaces/,
      lines('id   name   category   price', '1    A      phones   5'),
    ],
    [
      'rows and columns exchanged',
      /no column for: name, price/,
      lines('id,1,2', 'name,A,B', 'category,phones,phones', 'price,5,6'),
    ],
  ])('%s', async (_, refusal, content) => {
    expect((await read(content)).refusal).toMatch(refusal)
  })
})
