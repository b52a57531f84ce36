import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** What the program does to a disk. */
const OPERATIONS = [
  ...(['mkdirSync', 'openSync', 'writeFileSync', 'renameSync', 'rmSync', 'rmdirSync'] as const),
  'utimesSync' as const,
]

/** What a full disk refuses. */
const NEEDS_ROOM: readonly string[] = ['mkdirSync', 'openSync', 'writeFileSync']

/** What happens at an operation, the first being 1. A file that is written then is left half. */
export interface Failure {
  /** The program is killed: nothing that it does from then on reaches the disk. */
  readonly how: 'killed' | 'full'
  readonly at: number
}

/** Does the work on a disk that fails. Returns how many operations there were. */
export async function onFailingDisk(
  { how, at }: Failure,
  work: () => Promise<unknown>,
): Promise<number> {
  let count = 0
  const originals = OPERATIONS.map((name) => [name, fs[name]] as const)
  for (const [name, original] of originals) {
    const call = (args: unknown[]) => {
      const result: unknown = Reflect.apply(original, fs, args)
      return result
    }
    Reflect.set(fs, name, (...args: unknown[]) => {
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
    for (const [name, original] of originals) Reflect.set(fs, name, original)
    syncBuiltinESMExports()
  }
  return count
}
