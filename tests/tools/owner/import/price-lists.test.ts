import { describe, expect, it } from 'vitest'
import { imported } from '#tests/support/import-run.ts'

/** What an import reads from lines of a list made for people. */
async function read(lines: readonly string[], map: object = {}) {
  const result = await imported([...lines, ''].join('\n'), { map, shop: { currency: 'EUR' } })
  const found = result.products.map(({ id, name, price, fullPrice }) => [
    ...[id, name, price],
    ...(fullPrice === price ? [] : [fullPrice]),
  ])
  return { ...result, found: found.map((product) => product.join(' ')) }
}

const HEADER = 'Nr.;Bezeichnung;Kategorie;VK'
const ROW = '7;Klingel;Zubehör;9,90'

describe('the header', () => {
  it.each([
    ['below a title', ['Fahrrad Müller, Preise ab März, ohne Gewähr', HEADER, ROW]],
    ['below a title with its separators', ['Preisliste;;;', ';;;', HEADER, ROW]],
    ['in the tenth line', ['Müller', 'Weg 1', 'Tel. 5', 'a', 'b', 'c', 'd', 'e', 'f', HEADER, ROW]],
  ])('is found %s', async (_, lines) => {
    expect(await read(lines)).toMatchObject({ refusal: '', problems: [], found: ['7 Klingel 9.9'] })
  })

  it('is found by the names of the map', async () => {
    const lines = ['Fahrrad Müller', 'A;B;C', '7;Klingel;9,90']
    const columns = { A: 'sku', B: 'name', C: 'price' }
    const result = await read(lines, { columns, defaults: { category: 'accessories' } })
    expect(result.found).toEqual(['7 Klingel 9.9'])
  })

  it('is not looked for below the tenth line', async () => {
    const { refusal } = await read([...Array<string>(10).fill('Müller;;'), HEADER, ROW])
    expect(refusal).toMatch(/no column for: name, price\. Line 1 names: Müller/)
  })
})

describe('lines that are no products', () => {
  it('are left out, and named once', async () => {
    const { found, problems, terminal } = await read([
      HEADER,
      'Klingeln;;;',
      ROW,
      ';;;',
      'Schlösser',
      '8;Kette;Zubehör;19,90',
      HEADER,
      '9;Bügel;Zubehör;29,90',
      'Summe;;;59,70',
      ';Gesamt:;3;59,70',
    ])
    expect(found).toEqual(['7 Klingel 9.9', '8 Kette 19.9', '9 Bügel 29.9'])
    expect(problems).toEqual(['2 heading-line', '9 total-line', '7 header-again'])
    expect(terminal.found[0]).toMatchObject({
      read: '"Klingeln", "Schlösser"',
      message: '2 lines hold only a heading or a note',
    })
  })

  it('are not products that are called like a total', async () => {
    const { found } = await read([
      `${HEADER};Farbe`,
      '1;Total;Zubehör;5;rot',
      '2;Summe 3;Zubehör;5;rot',
    ])
    expect(found).toEqual(['1 Total 5', '2 Summe 3 5'])
  })
})

describe('prices', () => {
  it.each([
    ['of a recommendation are no former prices', 'VK;UVP', '9,90;14,90', '9.9'],
    ['of a recommendation are the prices of a list without others', 'UVP', '9,90', '9.9'],
    ['with tax are taken', 'VK netto;VK brutto', '8,32;9,90', '9.9'],
    ['without tax are reported', 'VK netto', '9,90', '9.9', '1 net-price'],
    ['of the supplier are never shown', 'EK;VK', '4,00;9,90', '9.9'],
  ])('%s', async (_, columns, cells, prices, ...problems) => {
    const lines = [`Nr.;Bezeichnung;Kategorie;${columns}`, `7;Klingel;Zubehör;${cells}`]
    expect(await read(lines)).toMatchObject({ found: [`7 Klingel ${prices}`], problems })
  })

  it('of the supplier alone are none', async () => {
    const { refusal } = await read(['Nr.;Bezeichnung;Kategorie;EK', '7;Klingel;Zubehör;4,00'])
    expect(refusal).toMatch(/no column for: price/)
    expect(refusal).not.toContain('"EK": "price"')
  })
})

describe('a suggestion', () => {
  it.each([
    ['looks into the cells', 'Laden;Ding;Wert', 'M;Klingel;9,90|M;Kette;19,90', '"Ding": "name"'],
    ['is never a column of one value', 'A;VK', 'M;9,90|M;19,90', '"NAME OF THE COLUMN": "name"'],
    ['is no year or barcode', 'Name;A;B', 'K;2025;4006381333931', '"NAME OF THE COLUMN": "price"'],
    ['prefers a name with a typing error', 'Name;A;Priese', 'A;5,5;9,90', '"Priese": "price"'],
    [
      'takes a description of a few words for the name',
      'Code;Farbton;Description;VK',
      '7;rot;Klingel;9,90|8;blau;Kette;19,90',
      '"Description": "name"',
    ],
  ])('%s', async (_, header, rows, suggestion) => {
    const { refusal } = await read([header, ...rows.split('|')])
    expect(refusal).toContain(suggestion)
  })

  it.each([
    [
      'made for a column that is not used, if its cells fit',
      'Streichpries;Besttand',
      '14,90;blau',
      '"Streichpries" (is it full price?), "Besttand"',
    ],
    ['not made for what another column holds', 'Kategorien 2', 'Rad', '"Kategorien 2"'],
  ])('is %s', async (_, columns, cells, unused) => {
    const lines = [`Nr.;Name;Kategorie;VK;${columns}`, `7;Klingel;Zubehör;9,90;${cells}`]
    expect((await read(lines)).terminal.lines).toContain(`Not used: ${unused}`)
  })
})

describe('categories that the shop does not have', () => {
  const LINE = 'The shop has all products once shop.json has this line:'
  const MORE = 'The shop has all products once "categories" in shop.json has these too:'

  it.each([
    ['of a list', 'Helme|Zubehör|Räder & Co', '{}', LINE, '["Helme", "Zubehör", "Räder & Co"],'],
    ['of paths', 'A > Zelte, Sale|A > Kocher', '{}', LINE, '["Zelte", "Kocher"],'],
    [
      'of many paths',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => `Camping > ${name}`).join('|'),
      ...['{}', LINE, '["Camping"],'],
    ],
    ['with other letters', 'Vélos', '{}', LINE, '[{"id":"velos","label":"Vélos"}],'],
    ['of other scripts', '日本', '{}', LINE, '[{"id":"category-1","label":"日本"}],'],
    ['called like pages', 'Search', '{}', LINE, '[{"id":"category-1","label":"Search"}],'],
    ['beside its own', 'Helme|Zelte', '{ "categories": ["Helme"] }', MORE, '"Zelte"'],
  ])('%s are shown as shop.json has them', async (_, cells, shop, line, list) => {
    const rows = cells.split('|').map((cell, index) => `${index};Ding ${index};"${cell}";5`)
    const { terminal } = await imported([HEADER, ...rows, ''].join('\n'), {
      ...{ shop, values: { write: false } },
    })
    const at = terminal.lines.indexOf(line)
    expect(terminal.lines[at + 1]?.trim().replace('"categories": ', '')).toBe(list)
  })
})
