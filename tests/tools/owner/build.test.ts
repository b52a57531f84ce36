import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { build } from '#tools/owner/commands/build.ts'
import { recordingTerminal } from '#tests/support/recording-terminal.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let parent: string
let folder: string

beforeEach(() => {
  parent = temporaryFolder()
  folder = join(parent, 'shop')
  mkdirSync(folder)
  vi.stubEnv('SHOP_FOLDER', '')
  vi.stubEnv('SHOP_ADDRESS', '')
})

afterEach(() => vi.unstubAllEnvs())

const run = (values: Record<string, string>, terminal = recordingTerminal()) =>
  build.run({ positionals: [folder], values }, terminal)

it('needs a folder that exists', async () => {
  rmSync(folder, { recursive: true })
  await expect(run({})).rejects.toThrow(`There is no folder ${folder}.`)
})

it('names the file and the field that it cannot use', async () => {
  cpSync('tools/owner/example', folder, { recursive: true })
  writeFileSync(join(folder, 'shop.json'), '{ "currency": "EURO" }')
  const terminal = recordingTerminal()
  expect(await run({}, terminal)).toBe(1)
  expect(terminal.found).toMatchObject([
    { level: 'error', file: 'shop.json', field: 'currency', read: '"EURO"' },
  ])
  expect(terminal.results).toEqual([{ problems: terminal.found }])
})

it.each(['my-shop.example', 'ftp://a.example/', 'https://'])(
  'refuses the address %s',
  async (address) => {
    await expect(run({ address })).rejects.toThrow(`${address} is not a whole address.`)
  },
)

it('names what it would overwrite, before it builds', async () => {
  cpSync('tools/owner/example', folder, { recursive: true })
  const out = join(parent, 'out')
  mkdirSync(out)
  writeFileSync(join(out, 'letter.txt'), '')
  await expect(run({ out })).rejects.toThrow(/no list of those that a build made .*: letter\.txt\./)
  await expect(run({ out: folder })).rejects.toThrow(': README.md, api/accessories.json,')
  await expect(run({ out: parent })).rejects.toThrow(': out/letter.txt, shop/README.md,')
  await expect(run({ out: join(folder, 'img/site') })).rejects.toThrow('img/ is part of the shop')
})
