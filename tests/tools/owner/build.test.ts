import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { build } from '#tools/owner/commands/build.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let parent: string
let folder: string

beforeEach(() => {
  parent = temporaryFolder({ 'out/letter.txt': '' })
  folder = join(parent, 'shop')
  cpSync('tools/owner/example', folder, { recursive: true })
  vi.stubEnv('SHOP_FOLDER', '')
  vi.stubEnv('SHOP_ADDRESS', '')
})

afterEach(() => vi.unstubAllEnvs())

const run = (values = {}, shop = folder) => runCommand(build, [shop], values)

it('needs a folder that exists', async () => {
  expect((await run({}, 'no-such-folder')).refusal).toBe(
    'There is no folder no-such-folder. The command new makes one.',
  )
})

it('names the file and the field that it cannot use', async () => {
  writeFileSync(join(folder, 'shop.json'), '{ "currency": "EURO" }')
  const { code, terminal } = await run()
  expect(code).toBe(1)
  expect(terminal.found).toMatchObject([
    { level: 'error', file: join(folder, 'shop.json'), field: 'currency', read: '"EURO"' },
  ])
  expect(terminal.results).toEqual([{ problems: terminal.found }])
})

it('stops at an error that check finds, unless it is told to build anyway', async () => {
  const list = join(folder, 'api/products.json')
  const products = JSON.stringify(JSON.parse(readFileSync(list, 'utf8'))).replace(
    '"price":',
    '"prize":',
  )
  writeFileSync(list, products)
  const { code, problems, terminal } = await run()
  expect([code, problems]).toEqual([1, ['1 entry-invalid']])
  expect(terminal.lines).toEqual([expect.stringMatching(/^Nothing was built.* add --anyway/)])
  writeFileSync(join(folder, 'shop.json'), '{ "currency": "EURO" }')
  expect((await run({ anyway: true })).refusal).toMatch(/^shop\.json currency: cannot be used/)
})

it.each(['my-shop.example', 'ftp://a.example/', 'https://'])(
  'refuses the address %s',
  async (address) => {
    expect((await run({ address })).refusal).toContain('--address: write a whole address')
  },
)

it('names what it would overwrite, before it builds', async () => {
  const refusalOf = async (out: string) => (await run({ out: join(parent, out) })).refusal
  expect(await refusalOf('out')).toMatch(/no list of those that a build made .*: letter\.txt\./)
  expect(await refusalOf('shop')).toContain(': README.md, api/accessories.json,')
  expect(await refusalOf('')).toContain(': out/letter.txt, shop/README.md,')
})

it('refuses every folder that the shop has a use for, also by a link', async () => {
  mkdirSync(join(folder, 'pictures'))
  symlinkSync(join(folder, 'pictures'), join(parent, 'link'))
  const parts = ['img', 'api/site', 'pages', 'pictures', 'files', 'messages/dist'].map(
    (part) => `shop/${part}`,
  )
  for (const out of [...parts, 'link', 'link/site']) {
    const { refusal } = await run({ out: join(parent, out) })
    expect(refusal).toContain('belongs to the folder of your shop')
  }
})
