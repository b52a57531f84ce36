import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dev } from '#tools/owner/commands/dev.ts'
import { followShop } from '#tools/owner/dev/follow-shop.ts'
import { slowness } from '#tools/dev/slowness.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { recordingTerminal } from '#tests/support/recording-terminal.ts'
import { runningDev } from '#tests/support/running-dev.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** In milliseconds: reading, importing and making pictures are real. */
const PATIENCE = 20_000 * slowness()

it(
  'shows each save, and what is wrong with it over the last good shop, until it is right',
  { timeout: 60_000 * slowness() },
  async () => {
    const folder = temporaryFolder()
    cpSync('tools/owner/example', folder, { recursive: true })
    const file = join(folder, 'shop.json')
    const text = readFileSync(file, 'utf8')
    const { read, hears } = await runningDev('tools/owner/shop.ts', folder)
    expect(await read('')).toContain('found-bar.ts')
    // Vite gives its socket only to modules that name it.
    expect(await read('tools/owner/dev/found-bar.ts')).toContain('createHotContext')
    expect(await read('src/domain/settings/settings.ts')).toContain('Corner Gadgets')

    writeFileSync(file, text.replace('Corner Gadgets', 'Gadgets & Co'))
    await hears('full-reload')
    expect(await read('')).toContain('Gadgets &amp; Co')
    expect(await read('src/domain/settings/settings.ts')).toContain('Gadgets & Co')

    writeFileSync(file, '{ "name": "New",')
    expect(await hears('Error')).toContain('shop.json:1: cannot be read')
    expect(await read('')).toContain('Gadgets &amp; Co')

    writeFileSync(file, text.replace('"words": {', '"words": { "cart.checkout": "Order",'))
    await hears('full-reload')
    await hears('shop:found []')
    expect(await read('src/messages/messages.gen.ts')).toContain('"Order"')

    writeFileSync(join(folder, 'api/products.json'), readList(folder).replace('"price"', '"prize"'))
    expect(await hears('Error')).toMatch(/api\/products\.json:\d+/)

    mkdirSync(join(folder, 'pages'))
    writeFileSync(join(folder, 'pages/imprint.md'), '# Imprint\n\nWe are here.')
    await hears('full-reload')
    expect(await read('api/pages/imprint.json')).toContain('We are here.')

    writeFileSync(join(folder, 'look.css'), ':root { --color-text: #888 }')
    await hears('full-reload')
    expect(await read('')).toContain('<style>:root{--color-text:#888}</style>')
    expect(await hears('Error')).toContain('look.css:1')
  },
)

it('shows a save that comes while a page loads', { timeout: 60_000 * slowness() }, async () => {
  const folder = temporaryFolder()
  const loads: { readonly code: string; readonly finish: () => void }[] = []
  let words = 'before'
  const server = await createServer({
    ...{ configFile: false, logLevel: 'silent' },
    server: { middlewareMode: true, ws: false },
    plugins: [
      { name: 'shop:settings', api: { readAgain: () => void (words = 'after') } },
      {
        name: 'words',
        load: (id) => {
          const code = `export const words = '${words}'`
          return id.includes('messages.gen')
            ? new Promise((resolve) => loads.push({ code, finish: () => resolve(code) }))
            : undefined
        },
      },
      followShop(folder, recordingTerminal()),
    ],
  })
  onTestFinished(() => server.close())
  const load = () => server.transformRequest('/src/messages/messages.gen.ts')
  const page = load()
  await vi.waitUntil(() => loads.length === 1, PATIENCE)
  const reload = vi.spyOn(server.environments.client.hot, 'send')
  server.watcher.emit('all', 'change', join(folder, 'shop.json'))
  await vi.waitUntil(() => reload.mock.calls.length === 1, PATIENCE)
  loads[0]?.finish()
  await page
  const reloaded = load()
  await vi.waitUntil(() => loads.length === 2, PATIENCE)
  loads[1]?.finish()
  expect((await reloaded)?.code).toContain('after')
})

it(
  'follows the list that shop.json names, and says what its import finds',
  { timeout: 60_000 * slowness() },
  async () => {
    const folder = temporaryFolder()
    const [shop, list] = [join(folder, 'shop'), join(folder, 'list.csv')]
    cpSync('tools/owner/example', shop, { recursive: true })
    const head = 'id,name,category,price\n'
    const rows = Array.from({ length: 6 }, (_, id) => `${id},Lamp ${id},phones,9.50\n`).join('')
    writeFileSync(list, head + rows)
    const save = (source: string) =>
      writeFileSync(join(shop, 'shop.json'), JSON.stringify({ name: 'Lamps', source }))
    save('../list.csv')
    const { read, hears } = await runningDev('tools/owner/shop.ts', shop)
    const shows = (text: string) =>
      vi.waitUntil(async () => (await read('api/products.json')).includes(text), PATIENCE)
    await shows('Lamp 5')

    writeFileSync(list, `${head}0,Lamp 0,phones,9.50\n`)
    expect(await hears('more than a third')).toContain('add --write --replace')
    await shows('Lamp 5')

    writeFileSync(list, `${head + rows}7,Broken,phones,x\n`)
    expect(await hears('list.csv:8')).not.toContain('more than a third')
    expect(await read('src/domain/settings/settings.ts')).not.toContain('list.csv')

    writeFileSync(join(folder, 'other.csv'), head + rows.replace('Lamp 5', 'Torch'))
    save('../other.csv')
    await shows('Torch')

    const background = '#888'
    const picture = sharp({ create: { width: 500, height: 625, channels: 3, background } })
    await picture.png().toFile(join(shop, 'img/4.png'))
    await shows('img/4.png')
    await vi.waitUntil(() => existsSync(join(shop, 'img/products/4-208.avif')), PATIENCE)
  },
)

it('needs a folder with a shop', async () => {
  const { refusal } = await runCommand(dev, [temporaryFolder()])
  expect(refusal).toMatch(/has no shop: the folder api\/ is missing/)
})

function readList(folder: string): string {
  return readFileSync(join(folder, 'api/products.json'), 'utf8')
}
