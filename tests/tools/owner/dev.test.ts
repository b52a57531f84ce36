import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dev } from '#tools/owner/commands/dev.ts'
import { slowness } from '#tools/dev/slowness.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { runningDev } from '#tests/support/running-dev.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

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
    expect(await hears('shop:found')).toBe('shop:found []')
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

it('needs a folder with a shop', async () => {
  const { refusal } = await runCommand(dev, [temporaryFolder()])
  expect(refusal).toMatch(/has no shop: the folder api\/ is missing/)
})

function readList(folder: string): string {
  return readFileSync(join(folder, 'api/products.json'), 'utf8')
}
