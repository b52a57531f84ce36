import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { test, expect } from './support/shop.ts'

test('the links for developers work in Node', () => {
  const code = `
    import { buildLink, readLink } from ${JSON.stringify(pathToFileURL('dist/links/links.js').href)}
    const link = buildLink({ page: 'list', category: 'phones', search: { sort: 'price' } })
    console.log(JSON.stringify([link, readLink(link).search.sort]))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code])
  expect(JSON.parse(output.toString())).toEqual(['#/phones?sort=price', 'price'])
  // A message of the settings' schema, which no browser needs.
  expect(readFileSync('dist/links/links.js', 'utf8')).not.toContain('must be text')
})
