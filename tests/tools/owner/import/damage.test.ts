import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importCommand } from '#tools/owner/commands/import.ts'
import { problemsText } from '#tools/owner/terminal.ts'
import { imported, runCommand, type Beside } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const HEADER = 'id,name,category,price,year'
const PHONE = '1,Acme One,phones,1299,2025'

type Content = string | Uint8Array

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const lines = (...all: string[]) => [...all, ''].join('\n')
const rows = (...more: string[]) => lines(HEADER, PHONE, ...more)

const LIST = rows()
const SEMICOLONS = LIST.replaceAll(',', ';')

/** The list with a part of it written differently. */
const but = (part: string, other: string) => LIST.replace(part, other)

describe('damage that is repaired without a word', () => {
  it.each<[what: string, content: Content, beside?: Beside]>([
    ['a mark at the start (BOM)', `\uFEFF${LIST}`],
    ['a mark (BOM) before a row', but('1,', '\uFEFF1,')],
    ['UTF-16', utf16(LIST)],
    ['UTF-16, big-endian', Buffer.from(utf16(LIST)).swap16()],
    ['bars', LIST.replaceAll(',', '|')],
    ['the line with the separator that Excel writes', `sep=;\n${SEMICOLONS}`],
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
    ['a date instead of a year', but('2025', '01.09.2025')],
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
})

describe('damage that is reported, with its line', () => {
  it.each<[what: string, row: string, problem: string]>([
    ['a name that cannot be seen', '2,\u200B,phones,5,2025', '3 no-name'],
    ['a very long name', `2,${'x'.repeat(1001)},phones,5,2025`, '3 cell-too-long'],
    ['names of columns again, after a mark (BOM)', `\uFEFF${HEADER}`, '3 header-again'],
  ])('%s', async (_, row, problem) => {
    const { problems, products } = await imported(rows(row))
    expect({ problems, count: products.length }).toEqual({ problems: [problem], count: 1 })
  })
})

describe('a file that cannot be read at all', () => {
  const xml = (text: string) => `<?xml version="1.0"?>\n${text}`

  it.each<[what: string, refusal: RegExp, content: Content, beside?: Beside]>([
    ['an empty file', /is empty/, ''],
    ['a damaged workbook', /damaged Excel file.*save it as "CSV UTF-8"/, 'PK\x03\x04…'],
    ['a protected workbook', /protected Excel file/, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
    ['a web page', /is a web page.*save it as "CSV UTF-8"/, '<html><table></table></html>'],
    ['JSON', /is JSON.*save it as "CSV UTF-8"/, '[{"id":"1","name":"A"}]'],
    ['any other file', /is not a text file/, new Uint8Array(64)],
    ['an unknown encoding', /no encoding "utf-9"/, LIST, { values: { encoding: 'utf-9' } }],
    [
      'an encoding that is not that of the file',
      /not written in utf-8/,
      latin1(but('One', 'Größe')),
      { values: { encoding: 'utf-8' } },
    ],
    [
      'XML with a file in it',
      /list\.csv:2 .*DOCTYPE/,
      xml('<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss><item>&x;</item></rss>'),
    ],
    ['XML without products', /no <item>, <entry> or <offer>/, '<rss><channel></channel></rss>'],
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

it('a file of more than 300 MB is refused before it is read', async () => {
  const folder = temporaryFolder({ 'shop.json': '{}', 'list.csv': LIST })
  const file = join(folder, 'list.csv')
  // Without content, so that the disk has nothing to do.
  truncateSync(file, 300_000_001)
  const { refusal } = await runCommand(importCommand, [file], { to: folder })
  expect(refusal).toContain('list.csv has 300 MB, and at most 300 are read; save only the list')
})

it('many unknown categories are one line, with what shop.json needs, and the last line says what to do', async () => {
  const words = Array.from({ length: 20 }, (_, index) => `Things ${index}`)
  const more = words.map((word, index) => `n${index},Thing,${word},9,2025`)
  const folder = temporaryFolder({ 'shop.json': '{}', 'list.csv': rows(...more) })
  const { terminal } = await runCommand(importCommand, [join(folder, 'list.csv')], { to: folder })
  const [, ...said] = problemsText(terminal.found).split('\n')
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(words.map((word) => `"${word}"`).join(', '))
  expect(said[0]).toContain('20 rows are left out')
  expect(terminal.lines.at(-1)).toContain('Correct the 20 errors, and import again.')
})
