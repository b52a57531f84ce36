import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { readCatalogue, runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const LIST = 'id;Name;Kategorie;Preis\nA1;Glocke;Handys;9,90\nA2;Hupe;Handys;12,50\n'
const SETTINGS = { language: 'de', currency: 'EUR', categories: ['phones'] }

const shopWith = (source: unknown, files: Readonly<Record<string, string | Uint8Array>> = {}) =>
  temporaryFolder({ ...files, 'shop/shop.json': JSON.stringify({ ...SETTINGS, source }) })

/** Imports what `source` names. */
async function importSource(folder: string, values = {}) {
  const shop = join(folder, 'shop')
  const run = await runCommand(importCommand, [], { to: shop, write: true, ...values })
  return { ...run, names: readCatalogue(shop).products.map(({ name }) => name) }
}

describe('a list that stays where it is', () => {
  it.each(['../list.csv', { list: '../list.csv', language: 'de' }])(
    'is imported without its name: %j',
    async (source) => {
      const { code, names } = await importSource(shopWith(source, { 'list.csv': LIST }))
      expect({ code, names }).toEqual({ code: 0, names: ['Glocke', 'Hupe'] })
    },
  )

  it('is read by its map and in its encoding', async () => {
    const source = { list: 'list.csv', map: 'map.json', encoding: 'windows-1250' }
    const folder = shopWith(source, {
      'shop/list.csv': Buffer.from('Ware;Preis\nS\x9aek;1\n', 'latin1'),
      'shop/map.json': JSON.stringify({
        columns: { Ware: 'name' },
        defaults: { category: 'phones' },
      }),
    })
    expect((await importSource(folder)).names).toEqual(['Sšek'])
  })

  it('adds texts of another language, as its language says', async () => {
    const source = { list: '../list.csv', language: 'fr' }
    const folder = temporaryFolder({
      'shop/shop.json': JSON.stringify({ ...SETTINGS, languages: ['de', 'fr'], source }),
      'first.csv': LIST,
      'list.csv': 'id;Nom\nA1;Sonnette\n',
    })
    const to = { to: join(folder, 'shop'), write: true }
    await runCommand(importCommand, [join(folder, 'first.csv')], to)
    const { terminal } = await runCommand(importCommand, [], to)
    expect(terminal.lines[0]).toContain('texts in French for 1 of 2')
    expect(readFileSync(join(folder, 'shop/api/products.json'), 'utf8')).toContain('"Sonnette"')
  })

  it('has to be named, by an argument or by source', async () => {
    const { refusal } = await importSource(shopWith(undefined))
    expect(refusal).toBe('Name the file to read, or write "source": "../list.xlsx" into shop.json.')
  })

  it.each([
    ['../list.csv', '"../list.csv"'],
    [{ list: 'https://shop.example/a.csv', map: 'map.json' }, '"map.json"'],
  ])('check says that %j is not there', async (source, read) => {
    const problems = await checkShop(join(shopWith(source), 'shop'))
    const [missing] = problems.filter(({ rule }) => rule === 'source-missing')
    expect(missing).toMatchObject({ level: 'error', file: 'shop.json', line: 1, read })
  })
})

describe('a list at an address', () => {
  afterEach(() => vi.unstubAllGlobals())

  let count = 0
  type Answer = string | Uint8Array | Response | Error

  /** Imports from an address that gives these answers, one after another. */
  async function fetched(...answers: Answer[]) {
    const addresses: string[] = []
    vi.stubGlobal('fetch', (address: string) => {
      addresses.push(address)
      const answer = answers.shift() ?? expect.fail('There is no more answer.')
      if (answer instanceof Error) throw answer
      return Promise.resolve(answer instanceof Response ? answer : new Response(answer))
    })
    // An address is asked once.
    const source = `https://shop.example/${(count += 1)}/list`
    return { ...(await importSource(shopWith(source))), addresses, source }
  }

  const moved = (Location: string) => new Response(null, { status: 307, headers: { Location } })

  it('is fetched, also from where the address leads, and named as its server says', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="Preise.csv"' }
    const { names, terminal, addresses } = await fetched(
      moved('https://other.example/a'),
      moved('/b'),
      new Response(`${LIST}A3;;;\n`, { headers }),
    )
    expect(names).toEqual(['Glocke', 'Hupe'])
    expect(addresses.slice(1)).toEqual(['https://other.example/a', 'https://other.example/b'])
    expect(terminal.lines[0]).toMatch(/^Preise\.csv: /)
    expect(terminal.found).toContainEqual(expect.objectContaining({ file: 'Preise.csv', line: 4 }))
  })

  it('may be a workbook or a feed: its first bytes count', async () => {
    const workbook = readFileSync('tests/tools/owner/import/cases/workbook.xlsx')
    expect((await fetched(new Uint8Array(workbook))).terminal.lines[0]).toContain('sheet "')
    const fields = Object.entries({
      id: 'A1',
      title: 'Hupe',
      price: '5 EUR',
      product_type: 'phones',
    })
    const item = fields.map(([name, text]) => `<g:${name}>${text}</g:${name}>`).join('')
    const feed = `<?xml version="1.0"?><rss><channel><item>${item}</item></channel></rss>`
    expect((await fetched(feed)).names).toEqual(['Hupe'])
  })

  const page = '<!DOCTYPE html><html><title>Sign in</title>'
  const WEB_PAGE =
    'answers with a web page, not a list; in Google Sheets use File, Share, Publish to web, CSV.'
  const megabytes = (count: number) => new Uint8Array(count * 1_000_000)

  it.each<[string, Answer[], string]>([
    ['a web page', [page], WEB_PAGE],
    ['a web page in XHTML', [`<?xml version="1.0"?>\n<!-- a -->\n${page}`], WEB_PAGE],
    ['nothing', [new Response('', { status: 404 })], 'has no list (404); copy the address again.'],
    [
      'a question who it is',
      [new Response(page, { status: 403 })],
      'lets nobody read the list (403); let everybody who has the link read it.',
    ],
    [
      'a fault of its server',
      [new Response(page, { status: 503 })],
      'cannot answer now (503); try again later.',
    ],
    [
      'another number',
      [new Response(null, { status: 304 })],
      'does not answer with a list (304); open it in a browser.',
    ],
    [
      'an address without https',
      [moved('http://other.example/a')],
      'leads to an address without https; write one that begins with https://.',
    ],
    [
      'one address after another',
      Array.from({ length: 6 }, (_, index) => moved(`/${index}`)),
      'leads on and on; open it in a browser.',
    ],
    [
      'too much',
      [megabytes(51)],
      'has more than 50 MB; save only the list of products, without pictures in its cells.',
    ],
    [
      'too late',
      [new DOMException('', 'TimeoutError')],
      'takes more than 30 seconds; try again later.',
    ],
    [
      'not at all',
      [new TypeError('fetch failed')],
      'cannot be reached; look whether it is right, and whether you are online.',
    ],
  ])('is refused if it answers with %s', async (_, answers, sentence) => {
    const { refusal, source } = await fetched(...answers)
    expect(refusal).toBe(`${source} ${sentence}`)
  })
})
