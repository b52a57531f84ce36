import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { BUILDS } from './support/builds.ts'
import { phoneList, serveFile } from './support/catalogue.ts'
import { expect, expectAddress, test } from './support/shop.ts'

const products = phoneList(12)

test.beforeEach(({ page }) => serveFile(page, 'products.json', products))

test('a packed link opens as it was built', async ({ page }) => {
  // The build with the links for developers.
  await page.goto(BUILDS.real)
  const favourites = products.map(({ id }) => `${id}-${'x'.repeat(30)}`)
  const packed = await page.evaluate<string>(
    `import('./links/links.js').then(({ cartLink }) => cartLink(${JSON.stringify({ favourites })}))`,
  )
  expect(packed).toMatch(/^#\/shared\?favourites=a\./)
  await page.goto(BUILDS.real + packed)
  await expect(page.getByText('The shop sells none of these products any more.')).toBeVisible()
  await expectAddress(page, packed)
})

test('the links for developers work in Node', () => {
  const file = pathToFileURL('dist/links/links.js').href
  const code = `
    import { listLink, readLink } from ${JSON.stringify(file)}
    const link = listLink('phones', { sort: 'price', capacity: ['256gb'] })
    console.log(JSON.stringify([link, readLink(link)]))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code])
  expect(JSON.parse(output.toString())).toEqual([
    '#/phones?capacity=256gb&sort=price',
    { page: 'list', category: 'phones', search: { capacity: ['256gb'], sort: 'price' } },
  ])
  // A message of the settings' schema, which no browser needs.
  expect(readFileSync('dist/links/links.js', 'utf8')).not.toContain('must be text')
  expect(readFileSync('dist/links/links.d.ts', 'utf8')).toContain('declare function listLink')
})
