import { fork } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { projectFile } from './project-folder.ts'

/** Without these, a process keeps hundreds of MB that it does not use any more; where one is unknown, it has no effect. */
const THRIFT = {
  MALLOC_ARENA_MAX: '1',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
}

/**
 * Calls a function of a source file in a process of its own: the memory that it needs for a large shop is free again
 * before the next function needs as much.
 */
export function apart<Args extends readonly unknown[], Result>(
  source: string,
  { name }: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<Result>>()
  fork(import.meta.filename, [projectFile(source), name], {
    env: { ...process.env, ...THRIFT },
    execArgv: ['--max-semi-space-size=16', '--heap-growing-percent=80'],
    serialization: 'advanced',
  })
    .on('message', ({ error, result }: { error?: object; result: Awaited<Result> }) => {
      if (error) reject(Object.assign(new Error(), error))
      else resolve(result)
    })
    .on('error', reject)
    // After an answer, this has no effect.
    .on('exit', (code, signal) => {
      reject(new Error(`${name} ended with ${code ?? signal ?? ''}`))
    })
    .send(args)
  return promise
}

async function answer(file: string, name: string, args: readonly unknown[]): Promise<object> {
  try {
    const functions = z.object({ [name]: z.custom<(...args: unknown[]) => unknown>() })
    const module = functions.parse(await import(pathToFileURL(file).href))
    return { result: await module[name]?.(...args) }
  } catch (error) {
    const from = error instanceof Error ? error : new Error(String(error))
    const fields = ['name', 'message', 'code', 'path']
    return { error: Object.fromEntries(fields.map((field) => [field, Reflect.get(from, field)])) }
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , file = '', name = ''] = process.argv
  // Not without the process that waits for it.
  process.once('disconnect', () => process.exit())
  process.once('message', (args: unknown[]) => {
    void answer(file, name, args).then((sent) => process.send?.(sent, () => process.exit()))
  })
}
