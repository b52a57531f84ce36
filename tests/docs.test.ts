import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const PAGES = globSync('{*.md,docs/**/*.md,src/**/*.md,tools/**/*.md,demo/**/README.md}', {
  exclude: ['**/node_modules/**'],
})

it.each(PAGES)('the links of %s lead to files that exist', (page) => {
  const links = readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)
  const missing = [...links]
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(join(dirname(page), link)))
    // Examples of what an owner writes.
    .filter(
      (link) =>
        page !== 'docs/your-own-shop.md' || !/^(terms\.md|\.\.\/(?:img|files)\/)/.test(link),
    )
  expect(missing).toEqual([])
})

it('the first lines of the README have a picture, and the commands for owners and developers', () => {
  const start = readFileSync('README.md', 'utf8').split('\n').slice(0, 25).join('\n')
  const commands = [
    'npx gadgetry new my-shop --from ',
    'npm ci && npm start ',
    'npm ci && npm test ',
  ]
  expect(commands.filter((command) => !start.includes(command))).toEqual([])
  expect(start).toMatch(/<img src="docs\/pictures\//)
})

it('decisions are named by numbers that exist, and each has a status', () => {
  const files = globSync('docs/decisions/*.md')
  const numbers = new Set(files.map((path) => path.replace(/^.*\/(\d+)-.*$/, '$1')))
  expect(numbers.size).toBe(files.length)
  const readers = globSync('{README.md,docs/**/*.md,{src,routes,tools,tests}/**/*.{ts,tsx,css,md}}')
  const named = readers.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/decisions?[ /](\d{3})/g)].map(([, number]) => number),
  )
  expect(named.filter((number) => number && !numbers.has(number))).toEqual([])
  for (const path of files) expect(readFileSync(path, 'utf8')).toMatch(/^Date: .*Status: /m)
})

it.each([
  ['specification', 50],
  ['reliability', 20],
  ['versions', 8],
])('docs/%s.md names only test files that exist', (page, least) => {
  const names = readFileSync(`docs/${page}.md`, 'utf8').match(/[\w/-]+\.(?:test|spec)\.tsx?/g)
  expect(names?.length).toBeGreaterThan(least)
  const paths = [...new Set(names)].map((name) =>
    name.startsWith('tests/') ? name : `tests/${name}`,
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it('docs/versions.md names each list of what is promised', () => {
  const page = readFileSync('docs/versions.md', 'utf8')
  const files = globSync('tests/promises/*.txt')
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !page.includes(file))).toEqual([])
})

it.each(PAGES)('%s has no marks of a merge', (page) => {
  expect(readFileSync(page, 'utf8')).not.toMatch(/^(?:<<<<<<<|>>>>>>>|(?:> ){3})/m)
})
