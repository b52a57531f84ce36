import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { slowness } from '#tools/dev/slowness.ts'
import { runningDev } from '#tests/support/running-dev.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const LIST = 'Artikelnummer;Name;Kategorie;Preis\nA1;Glocke;Klingeln;9,90\nA2;Hupe;Klingeln;12,50\n'

const lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })),
})

it(
  'the package, with only what it depends on, leads from a list to a built shop',
  { timeout: 120_000 * slowness() },
  async () => {
    const folder = join(temporaryFolder(), 'Läden für mich')
    const archive = install(folder)
    expect(statSync(archive).size).toBeLessThan(3 * 2 ** 20)
    writeFileSync(join(folder, 'list.csv'), LIST)
    const program = join(folder, 'node_modules/gadgetry/lib/tools/owner/gadgetry.cjs')
    const gadgetryIn = (cwd: string, ...args: string[]) => {
      const options = { cwd, encoding: 'utf8' } as const
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options)
      expect(`${stdout}${stderr}`, args.join(' ')).not.toContain('npm run shop')
      expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: '' })
      return stdout
    }
    const gadgetry = (...args: string[]) => gadgetryIn(folder, ...args)

    expect(gadgetry('new', 'ein Beispiel')).toContain('npx gadgetry check "ein Beispiel"')
    gadgetry('new', 'mein Laden', '--from', 'list.csv', '--language', 'de', '--json')
    const shop = join(folder, 'mein Laden')
    expect(gadgetryIn(shop, 'import', '--write')).toContain('Unchanged: 2')
    gadgetryIn(shop, 'check')

    const { read, hears } = await runningDev(program, shop)
    expect(await read('')).toContain('Mein Laden')
    writeFileSync(join(folder, 'list.csv'), `${LIST}A3;Korb;Klingeln;x\n`)
    expect(await hears('list.csv:4')).toContain('Preis')
    writeFileSync(join(folder, 'list.csv'), LIST)

    expect(gadgetryIn(shop, 'upgrade')).toMatch(/^Nothing to do: .* is written for 1\./)
    const settings = readFileSync(join(shop, 'shop.json'), 'utf8')
    const deploy = '"deploy": "take-it-there {folder}"'
    writeFileSync(join(shop, 'shop.json'), settings.replace('{', `{ ${deploy},`))
    const published = gadgetry('publish', 'mein Laden', '--out', 'öffentlich')
    expect(published).toMatch(/New .* Glocke, Hupe/)
    const page = readFileSync(join(folder, 'öffentlich/index.html'), 'utf8')
    expect(page).toContain('<title>Mein Laden</title>')
    expect(/.{60}node_modules.{60}/.exec(page)).toBeNull()
    const assets = readdirSync(join(folder, 'öffentlich/assets'))
    const texts = assets.map((name) =>
      readFileSync(join(folder, 'öffentlich/assets', name), 'utf8'),
    )
    expect([page, ...texts].filter((text) => text.includes('take-it-there'))).toEqual([])
  },
)

/** Puts the packed package into a folder, with copies of the packages that npm would install with it. */
function install(folder: string): string {
  const target = join(folder, 'node_modules/gadgetry')
  mkdirSync(target, { recursive: true })
  const args = ['pack', '--silent', '--pack-destination', folder]
  const name = execFileSync('npm', args, { encoding: 'utf8' }).trim()
  execFileSync('tar', ['-xzf', join(folder, name), '-C', target, '--strip-components=1'])
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path !== '' && dev !== true && existsSync(path)) {
      cpSync(path, join(folder, path), { recursive: true })
    }
  }
  return join(folder, name)
}
