import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { ADDRESS, previewShop } from '#tests/support/preview-shop.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { precompress } from '#tools/site/hosting/precompress.ts'
import { readPreviewShop } from '#tools/site/previews/preview-shop.ts'
import { previewFiles, robots } from '#tools/site/previews/preview-files.ts'
import { inFolder, writeFiles } from '#tools/site/write-files.ts'

const { settings } = previewShop([])

it('reads the catalogue as the shop does, and links variants by what the details say', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const red = product({ itemId: 'red', name: 'Acme One 64GB Red' })
  const entries = [product(), { id: 'broken' }, red, product({ id: 'b', itemId: 'red' })]
  const folder = temporaryFolder({
    'api/products.json': `\uFEFF${JSON.stringify(entries)}`,
    'api/phones.json': JSON.stringify([detail(), detail({ id: 'red', color: 'red' })]),
  })
  const { products } = await readPreviewShop(folder, settings)
  expect(products.map(({ folder: page, variants }) => [page, variants.length])).toEqual([
    ['p/acme-one-64gb-black', 2],
    ['p/red', 2],
  ])
  expect(products[1]?.product.color).toBe('red')
  expect(warn.mock.calls.join()).toContain('api/products.json: entry 1 is left out')
  warn.mockRestore()
})

it('writes a page for each product and each list of the shop, and lists them all in the site map', async () => {
  const entries = [...phones(2), product({ itemId: 'é & b', category: 'tablets' })]
  const folder = temporaryFolder({ 'api/products.json': JSON.stringify(entries) })
  const { phones: phonesList, tablets } = shopSettings().categories
  const categories = { ...(phonesList && { phones: phonesList }), ...(tablets && { tablets }) }
  const shop = await readPreviewShop(folder, { ...settings, categories })
  const build = `${folder}/build`
  mkdirSync(build)
  writeFiles(inFolder(build, previewFiles(shop)))
  expect(globSync('**/*.{html,xml,md,txt}', { cwd: build }).sort()).toEqual([
    'feeds/google.xml',
    'index.html.md',
    'llms.txt',
    ...['p/phone-01/index.html', 'p/phone-01/index.html.md'],
    ...['p/phone-02/index.html', 'p/phone-02/index.html.md'],
    ...['p/é & b/index.html', 'p/é & b/index.html.md'],
    ...['phones/index.html', 'phones/index.html.md'],
    'sitemap.xml',
    ...['tablets/index.html', 'tablets/index.html.md'],
  ])
  const map = readFileSync(`${build}/sitemap.xml`, 'utf8')
  expect(map).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect([...map.matchAll(/<loc>(.*)<.loc>/g)].map(([, address]) => address)).toEqual([
    ADDRESS,
    ...['phones/', 'tablets/', 'p/phone-01/', 'p/phone-02/'].map((path) => ADDRESS + path),
    `${ADDRESS}p/%C3%A9%20&amp;%20b/`,
  ])
  precompress(build)
  expect(existsSync(`${build}/phones/index.html.br`)).toBe(true)
  expect(globSync('{p,feeds}/**/*.{br,gz}', { cwd: build })).toEqual([])
})

it('lets robots read everything, and tells them of the site map', () => {
  expect(robots([])).toBe('User-agent: *\nDisallow:\n')
  expect(robots([`${ADDRESS}sitemap.xml`])).toContain(`\n\nSitemap: ${ADDRESS}sitemap.xml\n`)
})
