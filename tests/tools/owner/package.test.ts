import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { slowness } from '#tools/dev/slowness.ts'
import { expectPromised, namesIn } from '#tests/support/promised.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const LIST = 'Artikelnummer;Name;Kategorie;Preis\nA1;Glocke;Klingeln;9,90\nA2;Hupe;Klingeln;12,50\n'

const lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })),
})

it(
  'the package, with only what it depends on, leads from a list to a built shop',
  { timeout: 120_000 * slowness() },
  () => {
    const folder = join(temporaryFolder(), 'Läden für mich')
    const archive = install(folder)
    expect(statSync(archive).size).toBeLessThan(3 * 2 ** 20)
    writeFileSync(join(folder, 'list.csv'), LIST)
    const gadgetry = (...args: string[]) => {
      const program = join(folder, 'node_modules/gadgetry/lib/tools/owner/gadgetry.cjs')
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect(`${stdout}${stderr}`, args.join(' ')).not.toContain('npm run shop')
      expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: '' })
      return stdout
    }

    expect(gadgetry('new', 'mein Laden')).toContain('npx gadgetry check "mein Laden"')
    const settings = { name: 'Läden', language: 'de', currency: 'EUR', categories: ['Klingeln'] }
    writeFileSync(join(folder, 'mein Laden/shop.json'), JSON.stringify(settings))
    gadgetry('import', 'list.csv', '--to', 'mein Laden', '--write')
    gadgetry('check', 'mein Laden')
    const options = ['--out', 'öffentlich', '--address', 'https://shop.example/', '--json']
    const result = gadgetry('build', 'mein Laden', ...options)
    expectPromised('build', namesIn('build: ', JSON.parse(result)))
    expect(gadgetry('upgrade', 'mein Laden')).toMatch(/^Nothing to do: .* is written for 1\./)
    const page = readFileSync(join(folder, 'öffentlich/index.html'), 'utf8')
    expect(page).toContain('<title>Läden</title>')
    expect(/.{60}node_modules.{60}/.exec(page)).toBeNull()
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
