import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the specification names only test files that exist', () => {
  const names = readFileSync('docs/specification.md', 'utf8').match(/[\w/-]+\.(?:test|spec)\.tsx?/g)
  expect(names?.length).toBeGreaterThan(50)
  const paths = [...new Set(names)].map((name) =>
    name.startsWith('tests/') ? name : `tests/${name}`,
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
