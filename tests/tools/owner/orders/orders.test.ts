import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ordersCommand } from '#tools/owner/commands/orders.ts'
import { problemsText } from '#tools/owner/terminal.ts'
import { LANGUAGES } from '#tests/e2e/support/builds.ts'
import { changeSettings } from '#tests/shops/demo.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const read = (folder: string, file = 'orders.csv') => readFileSync(join(folder, file), 'utf8')

it('reads the orders of mails and chats, each once, and says what differs', async () => {
  const folder = temporaryFolder()
  const shop = temporaryFolder()
  cpSync(join(import.meta.dirname, 'mails'), folder, { recursive: true })
  cpSync('tests/shops/languages', shop, { recursive: true })
  changeSettings(shop, { languages: LANGUAGES })
  const { terminal } = await runCommand(ordersCommand, [folder, shop])
  const said = [problemsText(terminal.found), read(folder)].join('\n\n').replaceAll('\r\n', '\n')
  await expect(said).toMatchFileSnapshot('mails.txt')
})

/** A message with 3 pieces of an article for 9 each. */
const order = (number: string, article = 'A-1') =>
  `Order ${number} at Shop\n\n3 × Bell, ${article}: $27 ($9 each)\n\nTotal for 3 items: $27\n`

const COLUMNS = 'number,day,customer,lines,delivery,total,differs,paid,sent,stock,file'

it('keeps what the owner has written into the book, and adds what is new', async () => {
  const folder = temporaryFolder({ 'mails/a.txt': order('SX-261124-2222'), 'shop.json': '{}' })
  const mails = join(folder, 'mails')
  await runCommand(ordersCommand, [mails, folder])
  const own = read(mails)
    .replace(COLUMNS, `,,${COLUMNS}`)
    .replace('SX-', '=1+1,twice,SX-')
    .replace(': 27.00",,27.00', ': 25.00",,25.00')
    .replace(/,,,,a.txt/, ',24.11.,x,,a.txt')
  const book = `${own},,,my sum,,,25.00\r\n`
  writeFileSync(join(mails, 'orders.csv'), book)
  writeFileSync(join(mails, 'b.txt'), order('SX-261125-3333'))
  const { terminal } = await runCommand(ordersCommand, [mails, folder])
  expect(terminal.found.map(({ file }) => file)).toEqual(['b.txt'])
  const [, , , ...lines] = read(mails).split('\r\n')
  expect(read(mails).startsWith(book)).toBe(true)
  expect(lines).toEqual([
    ',,SX-261125-3333,2026-11-25,,3 × [A-1] Bell: 27.00,,27.00,"the text has 3 × A-1: $27.00, the shop no such line",,,,b.txt',
    '',
  ])
  expect(read(mails, 'orders.html')).toContain('2 orders, 1 to pack, 1 of them not paid')
})

it('compares prices with those of the order’s day', async () => {
  const folder = temporaryFolder({
    'shop.json': '{}',
    'api/products.json': JSON.stringify([product({ id: 'A-1', name: 'Bell', price: 10 })]),
    'prices.json':
      '{ "since": "2026-11-01", "prices": { "A-1": "2026-11-01 9, 2026-11-25 10/12" } }',
    'mails/a.txt': order('SX-261124-2222'),
    'mails/b.txt': order('SX-261125-3333'),
  })
  const { terminal } = await runCommand(ordersCommand, [join(folder, 'mails'), folder])
  expect(terminal.found.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'b.txt SX-261125-3333: the text has 3 × A-1: $27.00, the shop 3 × A-1: $30.00',
  ])
})

it('is done soon with texts that could be read in many ways', async () => {
  const odd = `Order SX-261124-2222 at Shop\n${`1 × ${', : ('.repeat(230)}\n`.repeat(40)}`
  const folder = temporaryFolder({ 'shop.json': '{}', 'mails/a.txt': odd })
  const begin = performance.now()
  await runCommand(ordersCommand, [join(folder, 'mails'), folder])
  expect(performance.now() - begin).toBeLessThan(5_000)
})

it.each([
  ['orders.html', '<p>mine</p>', /orders\.html is not a page of this command, so it stays/],
  ['orders.csv', 'id,name\n1,One\n', /orders\.csv lacks a column/],
])('leaves another %s as it is', async (name, content, words) => {
  const folder = temporaryFolder({
    'mails/a.txt': order('SX-261124-2222'),
    [`mails/${name}`]: content,
  })
  const { refusal } = await runCommand(ordersCommand, [join(folder, 'mails'), folder])
  expect(refusal).toMatch(words)
  expect(read(folder, `mails/${name}`)).toBe(content)
})

it('refuses a folder that is published, and writes nothing without orders', async () => {
  const folder = temporaryFolder({ 'files/a.txt': order('SX-261124-2222'), 'mails/a.txt': 'Hello' })
  expect((await runCommand(ordersCommand, [join(folder, 'files'), folder])).refusal).toMatch(
    /is published with the shop/,
  )
  const { terminal } = await runCommand(ordersCommand, [join(folder, 'mails'), folder])
  expect(terminal.lines.at(-1)).toMatch(/^Nothing is written/)
  expect(existsSync(join(folder, 'mails/orders.csv'))).toBe(false)
})

it('shows text of mails as text, and has a policy that lets nothing load', async () => {
  const hostile = `${order('SX-261124-2222')}\nName: <img src=x onerror=alert(1)> "&\n`
  const folder = temporaryFolder({ 'mails/a.txt': hostile })
  await runCommand(ordersCommand, [join(folder, 'mails'), folder])
  const page = read(folder, 'mails/orders.html')
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;')
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
})

/** Orders three pieces of an article, and takes them from a list. */
async function counted(name: string, list: Uint8Array, article: string, times = 1) {
  const folder = temporaryFolder({
    [name]: list,
    'shop.json': JSON.stringify({ source: name, categories: ['bells'] }),
    'mails/a.txt': order('SX-261124-2222', article),
  })
  let refusal = ''
  for (let time = 0; time < times; time++)
    ({ refusal } = await runCommand(ordersCommand, [join(folder, 'mails'), folder], {
      stock: true,
    }))
  return { refusal, bytes: readFileSync(join(folder, name)) }
}

it.each([
  ['SKU,Name,Price,Stock\nA-1,"Bell, big",9,10\nA-2,Bell,9,2\n', '"Bell, big",9,7\nA-2,Bell,9,2'],
  ['Nr\tName;x\tBestand\r\nA-1\tGl\xf6ckchen\t"2"\r\n', 'A-1\tGl\xf6ckchen\t-1\r\n'],
])(
  'takes an order from the stock in a list once, and changes nothing else',
  async (list, after) => {
    const { bytes, refusal } = await counted('list.csv', Buffer.from(list, 'latin1'), 'A-1', 2)
    expect(refusal).toBe('')
    expect(bytes.toString('latin1')).toContain(after)
    expect(bytes.toString('latin1').replace(/-?\d+|"/g, '')).toBe(list.replace(/-?\d+|"/g, ''))
  },
)

it('takes it from the stock in a workbook, but not from a formula', async () => {
  const book = readFileSync('tests/tools/owner/import/cases/workbook-three-sheets.xlsx')
  const sheet = 'xl/worksheets/sheet1.xml'
  const xmlOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)[sheet] ?? new Uint8Array())
  const { bytes } = await counted('list.xlsx', book, 'L-1', 2)
  const cell = '<c r="E3" t="n"><v>5</v></c>'
  expect(xmlOf(bytes)).toBe(xmlOf(book).replace(cell, '<c r="E3"><v>2</v></c>'))
  const formula = cell.replace('<v>', '<f>SUM(2,3)</f><v>')
  const counting = zipSync({
    ...unzipSync(book),
    [sheet]: strToU8(xmlOf(book).replace(cell, formula)),
  })
  const kept = await counted('list.xlsx', counting, 'L-1')
  expect(kept.refusal).toMatch(/stays as it is: its stock is counted by a formula/)
  expect(kept.bytes.equals(counting)).toBe(true)
})
