import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { writeFiles } from '#tools/site/write-files.ts'

const BROKEN =
  'These lines are promised since 1.0.0: to take one away or rename it needs a new major version or a migration (docs/versions.md)'

/** Fails if something is gone of what a file of `tests/promises/` has. With `PROMISE=1`, what is new is added to it. */
export function expectPromised(name: string, lines: readonly string[]): void {
  const file = `tests/promises/${name}.txt`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const promised = text.split('\n').filter(Boolean)
  if (process.env.PROMISE) {
    writeFiles([[file, `${[...new Set([...promised, ...lines])].sort().join('\n')}\n`]])
  }
  expect(
    promised.filter((line) => !lines.includes(line)),
    BROKEN,
  ).toEqual([])
}

/** The names in a value and in the entries of its lists: `command: problems[].file`. */
export function namesIn(start: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(`${start}[]`, each))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = `${start}${/[ ]$/.test(start) ? '' : '.'}${name}`
    return [path, ...(Array.isArray(inner) ? namesIn(path, inner) : [])]
  })
}
