import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each([
  ['specification', 50],
  ['reliability', 20],
])('docs/%s.md names only test files that exist', (page, least) => {
  const names = readFileSync(`docs/${page}.md`, 'utf8').match(/[\w/-]+\.(?:test|spec)\.tsx?/g)
  expect(names?.length).toBeGreaterThan(least)
  const paths = [...new Set(names)].map((name) =>
    name.startsWith('tests/') ? name : `tests/${name}`,
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it('the README has no marks of a merge', () => {
  expect(readFileSync('README.md', 'utf8')).not.toMatch(/^(?:<<<<<<<|>>>>>>>|(?:> ){3})/m)
})
