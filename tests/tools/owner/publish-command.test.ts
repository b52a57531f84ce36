import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changesOf } from '#tools/owner/build/changes.ts'
import { publishCommand } from '#tools/owner/commands/publish.ts'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { product } from '#tests/support/products.ts'
import { snapshot } from '#tests/support/snapshot.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// A build takes seconds: the package's test makes a real one.
vi.mock('#tools/site/languages/build-shop.ts', () => ({
  buildShop: (draft: string) => {
    cpSync(join(shopFolder(), 'api'), join(draft, 'api'), { recursive: true })
    writeFiles([[join(draft, 'index.html'), 'page']])
    return Promise.resolve()
  },
}))

const LIST = [
  'id;Name;Kategorie;Preis;Bestand;Beschreibung',
  'A1;Glocke;Handys;9,90;5;Laut.',
  'A2;Hupe;Handys;12,50;5;Laut.',
  'A3;Klingel | rund;Handys;20;5;Laut.',
  'A4;Licht;Handys;30;0;Hell.',
]

let parent: string
let folder: string

beforeEach(() => {
  parent = temporaryFolder()
  folder = join(parent, 'shop')
  vi.stubEnv('SHOP_FOLDER', '')
  vi.stubEnv('SHOP_ADDRESS', '')
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(parent, 'summary.md'))
  settings({})
  list(LIST)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

function settings(more: object) {
  const all = { language: 'de', currency: 'EUR', source: '../list.csv', categories: ['Handys'] }
  writeFiles([[join(folder, 'shop.json'), JSON.stringify({ ...all, ...more })]])
}

const list = (lines: readonly string[]) =>
  writeFiles([[join(parent, 'list.csv'), lines.join('\n')]])

const run = (values: Record<string, string | boolean> = {}) =>
  runCommand(publishCommand, [folder], values)

const read = (path: string) => readFileSync(join(parent, path), 'utf8')

const summary = () => (existsSync(join(parent, 'summary.md')) ? read('summary.md') : '')

it('imports the list, publishes it beside the shop, and says what has changed', async () => {
  const first = await run()
  expect(first).toMatchObject({ code: 0, refusal: '' })
  expect(summary()).toContain('The first publication.')
  expect(read('shop-build/api/products.json')).toContain('"Glocke"')
  list([
    ...LIST.slice(0, 1),
    'A1;Glocke;Handys;10,90;5;Laut.',
    'A2;Hupe;Handys;11;0;Leise.',
    'A4;Licht;Handys;30;7;Hell.',
    'A5;Neu;Handys;5;1;Neu.',
  ])
  const { code, terminal } = await run()
  const table = [
    '| What changes   | Products |     |',
    '| -------------- | -------: | --- |',
    '| New            |        1 | Neu |',
    '| Removed        |        1 | Klingel \\| rund |',
    '| Price up       |        1 | Glocke €9.90 -> €10.90 |',
    '| Price down     |        1 | Hupe €12.50 -> €11.00 |',
    '| Sold out       |        1 | Hupe €12.50 -> €11.00 |',
    '| Texts          |        1 | Hupe €12.50 -> €11.00 |',
    '| In stock again |        1 | Licht |',
  ].join('\n')
  expect(code).toBe(0)
  expect(terminal.lines.join('\n')).toContain(table)
  expect(summary()).toContain(table)
  expect(terminal.results).toMatchObject([{ place: join(parent, 'shop-build'), isFirst: false }])
  expect((await run()).terminal.lines).toContain('No product has changed.')
})

it.each([
  [
    'an error of the list',
    () => list([...LIST, 'A5;Neu;Handys;?;1;']),
    'Nothing was published. Correct the errors, or add --anyway.',
  ],
  [
    'an error of the shop',
    () => settings({ accent: 'blue' }),
    'Nothing was published. Correct the errors, or add --anyway.',
  ],
])('leaves what is published alone at %s', async (_, spoil, line) => {
  await run()
  const before = snapshot(join(parent, 'shop-build'))
  spoil()
  const { code, terminal } = await run()
  expect(code).toBe(1)
  expect(terminal.lines).toContain(line)
  expect(terminal.results).toHaveLength(1)
  expect(snapshot(join(parent, 'shop-build'))).toEqual(before)
})

it('publishes the list without a row that has an error, if it is told to', async () => {
  list([...LIST, 'A5;Neu;Handys;?;1;'])
  expect(await run({ anyway: true })).toMatchObject({ code: 0, refusal: '' })
  expect(read('shop-build/api/products.json')).toContain('"Glocke"')
})

it('leaves what is published alone at an accident, unless it is no accident', async () => {
  await run()
  const before = snapshot(join(parent, 'shop-build'))
  list(LIST.map((line) => line.replace(/;5;/, ';0;')))
  const { refusal } = await run()
  expect(refusal).toBe(
    'This looks like an accident: all products would be sold out. If it is right, add --replace. Nothing was published.',
  )
  expect(summary()).toContain(refusal.replace(' Nothing was published.', ''))
  expect(snapshot(join(parent, 'shop-build'))).toEqual(before)
  expect(await run({ replace: true })).toMatchObject({ code: 0, refusal: '' })
  expect(snapshot(join(parent, 'shop-build'))).not.toEqual(before)
})

it('compares with what is on the web, if the folder has nothing yet', async () => {
  await run({ out: join(parent, 'web') })
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.replace('https://my-shop.example/', 'web/')
    return Promise.resolve(
      existsSync(join(parent, path)) ? new Response(read(path)) : new Response('', { status: 404 }),
    )
  })
  const address = 'https://my-shop.example/'
  const { terminal } = await run({ address, out: join(folder, 'dist') })
  expect(terminal.lines).toContain('No product has changed.')
  expect(existsSync(join(folder, 'dist/.web'))).toBe(false)
  const none = await run({ address: 'https://new.example/', out: join(parent, 'new') })
  expect(none.terminal.lines).toContain(
    'Nothing to compare with: https://new.example/api/products.json has no list (404).',
  )
})

it('hands over to the command of the owner, in the folder of the shop', async () => {
  folder = join(parent, 'my "shop" $HOME')
  settings({ deploy: 'mkdir ../www && cp -r {folder}/. ../www' })
  expect(await run()).toMatchObject({ code: 0, refusal: '' })
  expect(read('www/index.html')).toBe('page')
  settings({ deploy: 'cat {folder}/index.html > ../out.txt; exit 7' })
  const { refusal, terminal } = await run()
  expect(refusal).toContain('The command "deploy" ended with 7. The new shop is in ')
  expect([terminal.results, read('out.txt')]).toEqual([[], 'page'])
  expect(await run({ out: join(parent, 'out') })).toMatchObject({ code: 0, refusal: '' })
})

describe('what looks like an accident', () => {
  const shop = Array.from({ length: 9 }, (_, id) => product({ id: `p${id}`, price: 10 + id }))
  const entities = (products: typeof shop) =>
    products.map((each) => ({ product: each, detail: undefined, texts: {} }))
  const each = (change: Partial<(typeof shop)[number]>) =>
    shop.map((product) => ({ ...product, ...change }))

  it.each([
    ['4 of 9 products would be gone', shop.slice(4)],
    ['', shop.slice(3)],
    ['prices would be ten times as high, or more', priced(10)],
    [
      'prices would be ten times as high, or more',
      priced(100).map((all, index) => (index < 4 ? (shop[index] ?? all) : all)),
    ],
    ['', priced(2)],
    ['prices would be a tenth, or less', priced(0.1)],
    ['', priced(0.5)],
    ['all products would be sold out', each({ availability: 'out' })],
    ['', [...each({ availability: 'out' }).slice(1), ...shop.slice(0, 1)]],
    ['no product would have a price', each({ price: 0, availability: 'request' })],
    ['no product would have a picture', each({ image: '' })],
  ])('%s', (accident, after) => {
    const { accidents } = changesOf(entities(shop), entities(after), String)
    expect(accidents.join()).toBe(accident)
    expect(changesOf([], entities(after), String).accidents).toEqual([])
  })

  function priced(times: number) {
    return shop.map((product) => ({ ...product, price: product.price * times }))
  }
})

describe('a branch', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()
  const publish = (branch = 'gh-pages') => run({ branch })
  const commits = () => git('rev-list', 'gh-pages').split('\n').length

  beforeEach(() => {
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', folder])
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'Mine')
  })

  const state = () => [
    git('status', '--short'),
    git('rev-parse', 'HEAD'),
    git('ls-files', '--stage'),
  ]

  it('gets a commit for each new shop, and nothing else changes', async () => {
    writeFileSync(join(folder, '.gitignore'), 'index.html\n')
    await run({ out: join(parent, 'out') })
    const before = state()
    expect(await publish()).toMatchObject({ code: 0, refusal: '' })
    expect(git('show', 'gh-pages:index.html')).toBe('page')
    expect(await publish()).toMatchObject({ code: 0, refusal: '' })
    expect([state(), commits()]).toEqual([before, 1])
    list(LIST.slice(0, -1))
    expect((await publish()).terminal.lines.join('\n')).toContain(
      '| Removed        |        1 | Licht',
    )
    expect(commits()).toBe(2)
    list(LIST.slice(0, 2))
    // The import refuses it already.
    expect((await publish()).code).toBe(1)
    expect([commits(), existsSync(join(folder, '.git/gadgetry-publish'))]).toEqual([2, false])
  })

  it('goes to origin, and on from what is there', async () => {
    const origin = join(parent, 'origin.git')
    execFileSync('git', ['init', '--quiet', '--bare', origin])
    git('remote', 'add', 'origin', origin)
    await publish()
    const published = git('rev-parse', 'gh-pages')
    git('branch', '--delete', '--force', 'gh-pages')
    list(LIST.slice(0, -1))
    await publish()
    expect(git('rev-parse', 'gh-pages^')).toBe(published)
    expect(git('ls-remote', 'origin', 'gh-pages')).toContain(git('rev-parse', 'gh-pages'))
    git('remote', 'set-url', 'origin', join(parent, 'gone.git'))
    list(LIST)
    expect((await publish()).refusal).toMatch(/^git ls-remote: .*Nothing was published\.$/s)
    expect(commits()).toBe(2)
  })

  it('is refused if a build has not made it', async () => {
    git('branch', 'work')
    expect((await publish('work')).refusal).toMatch(
      /^The branch work has files, .*: api\/|shop\.json/,
    )
    expect((await publish('main')).refusal).toBe('The branch main is checked out. Name another.')
    expect((await publish('-x')).refusal).toContain("'-x' is not a valid branch name")
    expect((await run({ branch: 'a', out: 'b' })).refusal).toContain('not both')
  })
})
