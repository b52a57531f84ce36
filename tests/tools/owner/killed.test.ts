import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { expectNothingLost, ofOwner } from '#tests/support/interrupted.ts'
import { snapshot } from '#tests/support/snapshot.ts'

/** In `interrupted.test.ts`, operations fail; here the system kills the program. */
const isLong = import.meta.env.MODE === 'long'

const MOMENTS = isLong ? 20 : 1

/** In milliseconds: twenty builds take minutes, on a busy machine ten. */
const LONGEST = 1_800_000

const COMMANDS = {
  new: (shop: string) => ['new', shop],
  import: (shop: string) => ['import', join(shop, '../list.csv'), '--to', shop, '--write'],
  photos: (shop: string) => ['photos', shop, '--write'],
  export: (shop: string) => ['export', shop, '--csv'],
  build: (shop: string) => ['build', shop, '--out', join(shop, '../site')],
}

type CommandName = keyof typeof COMMANDS

const TRIED: readonly CommandName[] = isLong
  ? ['new', 'import', 'photos', 'export', 'build']
  : ['import']

const start = (args: readonly string[]) =>
  spawn(process.execPath, ['tools/owner/shop.ts', ...args], { stdio: 'ignore' })

/** Returns how long it took, in milliseconds. */
async function run(args: readonly string[]): Promise<number> {
  const began = performance.now()
  await once(start(args), 'exit')
  return performance.now() - began
}

const SHEET = 'id,name,category,price,year,image\n1,Acme One,accessories,99.90,2025,a.png\n'

/** A folder as it is before a command: with an older export or build, and files of the owner's. */
async function prepare(parent: string, command: CommandName) {
  if (command === 'new') return
  const shop = join(parent, 'shop')
  cpSync('tools/owner/example', shop, { recursive: true })
  const picture = { width: 300, height: 300, channels: 3, background: 'white' } as const
  await sharp({ create: picture }).toFile(join(shop, 'img/a.png'))
  writeFileSync(join(parent, 'list.csv'), SHEET)
  if (command === 'export') await run(COMMANDS.export(shop))
  if (command === 'build') {
    await run(COMMANDS.build(shop))
    writeFileSync(join(parent, 'site/CNAME'), 'a.example')
  }
  if (command !== 'import') await run(COMMANDS.import(shop))
}

it.each(TRIED)(
  '%s that is killed loses nothing, and can be run again',
  { timeout: LONGEST },
  async (command) => {
    const parent = mkdtempSync(join(tmpdir(), 'killed-'))
    const [first, other] = [join(parent, 'first'), join(parent, 'other')]
    try {
      mkdirSync(first)
      await prepare(first, command)
      const before = snapshot(first)
      cpSync(first, other, { recursive: true, preserveTimestamps: true })
      const duration = await run(COMMANDS[command](join(first, 'shop')))
      const after = snapshot(first)
      expect(ofOwner(after)).not.toEqual(ofOwner(before))
      for (let moment = 0; moment < MOMENTS; moment++) {
        const program = start(COMMANDS[command](join(other, 'shop')))
        const ended = once(program, 'exit')
        await Promise.race([setTimeout((duration * (moment + 0.5)) / MOMENTS), ended])
        program.kill('SIGKILL')
        await ended
        expectNothingLost(before, snapshot(other), after)
        if (command === 'build') expectWholePage(join(other, 'site'))
      }
      await run(COMMANDS[command](join(other, 'shop')))
      expect(ofOwner(snapshot(other))).toEqual(ofOwner(after))
      expect([...snapshot(other).keys()].sort()).toEqual([...after.keys()].sort())
    } finally {
      rmSync(parent, { recursive: true })
    }
  },
)

/** The page finds all code that it names. */
function expectWholePage(site: string) {
  const named = readFileSync(join(site, 'index.html'), 'utf8').match(/assets\/[\w.-]+/g) ?? []
  expect(named.length).toBeGreaterThan(3)
  for (const file of named) expect(readFileSync(join(site, file)).length).toBeGreaterThan(0)
}
