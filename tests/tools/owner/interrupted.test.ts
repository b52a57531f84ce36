import childProcess, { execFileSync } from 'node:child_process'
import fs, { cpSync, mkdirSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { publishInBranch } from '#tools/owner/build/branch.ts'
import { publish } from '#tools/owner/build/publish.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { create } from '#tools/owner/commands/new.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { hashOf, snapshot } from '#tests/support/snapshot.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { writeFiles } from '#tools/site/write-files.ts'

const IS_LONG = import.meta.env.MODE === 'long'

/** At how many moments each command is interrupted: at each operation in the long tests. */
const MOMENTS = IS_LONG ? { killed: Infinity, full: Infinity } : { killed: 20, full: 5 }

/** What the program does to a disk, by itself or by git. */
const OPERATIONS: readonly (readonly [module: object, ...names: string[]])[] = [
  [fs, 'mkdirSync', 'openSync', 'writeFileSync', 'renameSync', 'rmSync', 'rmdirSync', 'utimesSync'],
  [childProcess, 'spawnSync'],
]

/** What a full disk refuses. */
const NEEDS_ROOM: readonly string[] = ['mkdirSync', 'openSync', 'writeFileSync']

/** What happens at an operation, the first being 1. A file that is written then is left half. */
interface Failure {
  /** The program is killed: nothing that it does from then on reaches the disk. */
  readonly how: 'killed' | 'full'
  readonly at: number
}

interface Work {
  readonly name: string
  readonly prepare: (folder: string) => unknown
  readonly work: (folder: string) => Promise<unknown>
  /** What holds at every moment. */
  readonly holds?: (files: ReadonlyMap<string, string>) => void
  /** What the work is for: by default the files of the folder. */
  readonly filesOf?: (folder: string) => ReadonlyMap<string, string>
  /** At how many moments it is interrupted in the ordinary tests, if it is slow. */
  readonly moments?: number
}

async function run(...command: Parameters<typeof runCommand>) {
  expect((await runCommand(...command)).refusal).toBe('')
}

function put(folder: string, files: Readonly<Record<string, string>>) {
  writeFiles(Object.entries(files).map(([path, text]) => [join(folder, path), text]))
}

function putExample(folder: string) {
  cpSync('tools/owner/example/api', join(folder, 'api'), { recursive: true })
  put(folder, { 'list.csv': 'id,name,category,price,year\n1,Acme One,accessories,99.90,2025\n' })
}

const importList = (folder: string) =>
  run(importCommand, [join(folder, 'list.csv')], { to: folder, write: true })

/** A build whose page needs a file that no other build has. */
const buildOf = (version: string) => (draft: string) => {
  writeFiles([
    [join(draft, 'index.html'), `page ${version}`],
    [join(draft, 'api/products.json'), `products ${version}`],
    [join(draft, 'img/always.webp'), 'picture'],
    [join(draft, `assets/${version}.js`), version],
    [join(draft, `p/phone-${version}/index.html`), version],
  ])
  return Promise.resolve()
}

const inBranch = (folder: string, version: string) =>
  publishInBranch(folder, 'gh-pages', async (site) => {
    await publish(site, buildOf(version))
    return true
  })

const WORKS: readonly Work[] = [
  {
    name: 'new',
    prepare: (folder) => put(folder, { '.git/config': 'mine' }),
    work: (folder) => run(create, [folder]),
  },
  { name: 'import', prepare: putExample, work: importList },
  {
    name: 'photos',
    prepare: async (folder) => {
      putExample(folder)
      put(folder, { 'list.csv': 'id,name,category,price,year,image\n1,A,phones,9,2025,a.png\n' })
      await importList(folder)
      const picture = { width: 60, height: 60, channels: 3, background: 'white' } as const
      mkdirSync(join(folder, 'img'))
      await sharp({ create: picture }).toFile(join(folder, 'img/a.png'))
    },
    work: (folder) => run(photos, [folder], { write: true }),
  },
  {
    name: 'build, and publish into a folder',
    prepare: (folder) => {
      put(folder, { CNAME: 'a.example', '.git/config': 'mine', '.well-known/a.txt': 'mine' })
      return publish(folder, buildOf('old'))
    },
    work: (folder) => publish(folder, buildOf('new')),
    holds: (files) => {
      const version = files.get('index.html') === hashOf('page old') ? 'old' : 'new'
      expect(files.get(`assets/${version}.js`)).toBe(hashOf(version))
    },
  },
  {
    name: 'publish into a branch',
    moments: 3,
    prepare: async (folder) => {
      execFileSync('git', ['init', '--quiet', folder])
      await inBranch(folder, 'old')
    },
    work: (folder) => inBranch(folder, 'new'),
    filesOf: filesInBranch,
    holds: (files) =>
      expect([7, files.has('assets/old.js')]).toEqual([files.size, !files.has('assets/new.js')]),
  },
]

/** The hash of each file, by its path. */
function filesInBranch(repository: string): ReadonlyMap<string, string> {
  const args = ['-C', repository, 'ls-tree', '-r', '--format=%(path) %(objectname)', 'gh-pages']
  const lines = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n')
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', line]))
}

describe.each(WORKS)('$name', ({ prepare, work, holds, filesOf = snapshot, moments: few }) => {
  /** A folder that is prepared, with its files before and after the work, and how many operations it is. */
  async function undisturbed() {
    const prepared = temporaryFolder()
    await prepare(prepared)
    const folder = copyOf(prepared)
    const before = filesOf(folder)
    const count = await onFailingDisk({ how: 'full', at: Infinity }, () => work(folder))
    return { prepared, before, after: filesOf(folder), count }
  }

  async function interrupted(
    failure: Failure,
    { prepared, before, after }: Awaited<ReturnType<typeof undisturbed>>,
  ) {
    const folder = copyOf(prepared)
    // What is left to do on a full disk may need no space.
    await onFailingDisk(failure, () => work(folder)).catch((error: unknown) =>
      expect(String(error)).toContain('ENOSPC'),
    )
    const now = filesOf(folder)
    expectNothingLost(before, now, after)
    holds?.(now)
    await work(folder)
    expect([...filesOf(folder).keys()].sort()).toEqual([...after.keys()].sort())
    expect(ofOwner(filesOf(folder))).toEqual(ofOwner(after))
  }

  it.each(['killed', 'full'] as const)('loses nothing, and can be run again: %s', async (how) => {
    const expected = await undisturbed()
    const most = IS_LONG ? MOMENTS[how] : Math.min(MOMENTS[how], few ?? Infinity)
    const moments = Math.min(most, expected.count)
    for (let step = 0; step < moments; step++) {
      const at = 1 + Math.floor((step * expected.count) / moments)
      await interrupted({ how, at }, expected)
    }
  })
})

function copyOf(prepared: string): string {
  const folder = temporaryFolder()
  cpSync(prepared, folder, { recursive: true, preserveTimestamps: true })
  return folder
}

type Files = ReturnType<typeof snapshot>

/** The files of a folder, without the program's own lists and what is not whole yet. */
function ofOwner(files: Files): Files {
  return new Map([...files].filter(([path]) => !/(?:^|\/)\.(?:gadgetry-|.*\.new$)/.test(path)))
}

/** Each file is as it was before the work, or as it is after it. */
function expectNothingLost(before: Files, now: Files, after: Files): void {
  const half = [...ofOwner(new Map([...before, ...now])).keys()].filter(
    (path) => ![before.get(path), after.get(path)].includes(now.get(path)),
  )
  expect(half).toEqual([])
  // A file that moves is in one of its two places.
  const [contents, later] = [new Set(now.values()), new Set(after.values())]
  const lost = [...ofOwner(before)].filter(([, text]) => later.has(text) && !contents.has(text))
  expect(lost).toEqual([])
}

/** Does the work on a disk that fails. Returns how many operations there were. */
async function onFailingDisk({ how, at }: Failure, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const originals = OPERATIONS.flatMap(([module, ...names]) =>
    names.map((name) => ({ module, name, original: functionOf(module, name) })),
  )
  for (const { module, name, original } of originals) {
    const call = (args: unknown[]) => {
      const result: unknown = Reflect.apply(original, module, args)
      return result
    }
    Reflect.set(module, name, (...args: unknown[]) => {
      count += 1
      if (count < at || (how === 'full' && !NEEDS_ROOM.includes(name))) return call(args)
      const [file, content] = args
      const canHalve = typeof content === 'string' || content instanceof Uint8Array
      if (count === at && name === 'writeFileSync' && canHalve) {
        call([file, content.slice(0, content.length / 2)])
      }
      const error = new Error(`ENOSPC: ${how} at ${name}`)
      throw Object.assign(error, { code: 'ENOSPC', syscall: 'write' })
    })
  }
  syncBuiltinESMExports()
  try {
    await work()
  } finally {
    for (const { module, name, original } of originals) Reflect.set(module, name, original)
    syncBuiltinESMExports()
  }
  return count
}

function functionOf(module: object, name: string) {
  const found: unknown = Reflect.get(module, name)
  if (typeof found !== 'function') throw new Error(`There is no ${name}`)
  return found
}
