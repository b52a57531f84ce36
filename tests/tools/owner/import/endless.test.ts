import { describe, expect, it } from 'vitest'
import { imported } from '#tests/support/import-run.ts'

const HEADER = 'id,name,category,price,year,description,color,family'
const PHONE = '1,Acme One,phones,99.90,2025,,,'

/** With work that grows with the square of the file, each of these files takes minutes. */
const SECONDS = { timeout: 10_000 }

function list(...rows: string[]) {
  return [HEADER, ...rows, ''].join('\n')
}

function feed(products: string, rest = '') {
  return { name: 'feed.xml', content: `<rss><channel>\n${products}\n</channel></rss>\n${rest}` }
}

function item(id: number, facts = '') {
  return (
    `<item><id>${id}</id><title>Acme ${id}</title><price>5</price>` +
    `<product_type>Phones</product_type>${facts}</item>`
  )
}

function columns(count: number): string {
  return Array.from({ length: count }, (_, index) => `,column ${index}`).join('')
}

const tooLong = (line: number) => new RegExp(`list\\.csv:${line} .*longer than 1000000 characters`)
const openXml = (opening: string) => feed(item(1), opening.repeat(500_000))

it.each<[what: string, file: Parameters<typeof imported>[0], refusal: RegExp]>([
  [
    'a first row of 200,000 letters',
    `${'a'.repeat(200_000)}\nAcme\n`,
    /^list\.csv has no column for: name, price\. Line 1 names: a{1000}…/,
  ],
  ['a first row of two million letters', 'a'.repeat(2_000_000), tooLong(1)],
  [
    'a quote that is open for megabytes',
    list(PHONE, `2,"Acme${',x,y\n'.repeat(500_000)}`),
    tooLong(3),
  ],
  [
    '20,000 columns',
    `name,price${columns(20_000)}\nAcme,5\n`,
    /list\.csv:1 The first row names 20002 columns, and at most 1000 are read/,
  ],
  ['500,000 comments', openXml('<!--'), /feed\.xml:4 <!-- is opened here, and --> never follows/],
  ['500,000 tags', openXml('<item '), /feed\.xml:4 <item is opened here, and > never follows/],
  [
    'products that all have other elements',
    feed(Array.from({ length: 20_000 }, (_, id) => item(id, `<x${id}>1</x${id}>`)).join('\n')),
    /feed\.xml:998 The products up to here have 1001 elements/,
  ],
])(
  'refuses a file without an end to its row, quote, comment or tag: %s',
  SECONDS,
  async (_, file, refusal) => {
    const { refusal: message } = await imported(file)
    expect(message).toMatch(refusal)
    expect(message.length).toBeLessThan(2500)
  },
)

const withHtml = (html: string) => list(PHONE.replace(',,,', `,"${html.replaceAll('"', '""')}",,`))

describe('HTML of a shop, which may never close its elements', () => {
  it.each<[what: string, html: string, text: string]>([
    ['sections in each other', '<div>'.repeat(50_000), 'end'],
    ['openings of tags', `<p>${'<a '.repeat(90_000)}>`, 'end'],
    ['thousands of attributes', `<p${columns(15_000).replaceAll(',', ' ')}>`, 'end'],
    ['brackets', `<p>${'<'.repeat(200_000)}</p>`, '<'.repeat(200_000)],
  ])('with %s is read', SECONDS, async (_, html, text) => {
    const { products, details } = await imported(withHtml(`${html}end`))
    expect(products).toHaveLength(1)
    expect(details[0]?.description[0]?.text[0]).toBe(text)
  })

  it('leaves out what is no text, and keeps lists and tables as lines', async () => {
    const html =
      '<h2>Made<br>to last</h2><style>p { color: red }</style><script>if (a < b) "<p>"</script>' +
      '<title>Title</title><iframe><p>Frame</p></iframe><template><p>Later</p></template>' +
      '<!-- a comment --><ul><li>Light<li>Strong &amp; <b>qu</b>iet</ul><ul><li><p>Steel</p></li></ul>' +
      '<table><tr><th>Weight</th><td><p>12 kg</p></td><td>dry</td></tr></table><p>End.</p>'
    const { details } = await imported(withHtml(html))
    const lines = [
      'to last',
      '• Light',
      '• Strong & quiet',
      '• Steel',
      '• Weight: 12 kg, dry',
      'End.',
    ]
    expect(details[0]?.description).toEqual([{ title: 'Made', text: lines }])
  })
})

describe('a model', () => {
  it('of thousands of products is not offered as one', SECONDS, async () => {
    const rows = Array.from(
      { length: 3000 },
      (_, id) => `${id},Acme ${id},phones,5,2025,,#${id + 100_000},universal`,
    )
    const { products, details, problems } = await imported(list(...rows))
    expect(problems).toEqual(['2 large-family'])
    expect(products[7]).not.toHaveProperty('namespaceId')
    expect(details[7]?.colorsAvailable).toEqual(['#100007'])
  })

  it('of Shopify gives each variant at most 100 pictures', SECONDS, async () => {
    const rows = Array.from(
      { length: 400 },
      (_, row) => `h,Acme,phones,5,Color,c${row},https://x.example/${row}.jpg`,
    )
    const { details } = await imported(
      `Handle,Title,Type,Variant Price,Option1 Name,Option1 Value,Image Src\n${rows.join('\n')}\n`,
    )
    expect(details[399]?.images).toHaveLength(100)
  })
})
