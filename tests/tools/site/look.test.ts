import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { look } from '#tools/site/settings/look.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

afterEach(() => vi.unstubAllEnvs())

/** The page of a shop with these styles, in one of its languages. */
async function built(styles: string | undefined, language = 'en') {
  const folder = temporaryFolder({
    'api/products.json': JSON.stringify([product()]),
    'index.html': '<!doctype html><head><link rel="stylesheet" href="ours.css"></head><p>Shop</p>',
    'ours.css': 'p { color: red }',
    'shop.json': JSON.stringify({
      languages: ['en', 'fr'],
      categories: { phones: { tile: { picture: 'https://pictures.example/phones.webp' } } },
    }),
    ...(styles !== undefined && { 'look.css': styles }),
  })
  vi.stubEnv('SHOP_FOLDER', folder)
  vi.stubEnv('SHOP_LANGUAGE', language)
  const plugins = [look(shopSettings())]
  await build({ root: folder, base: './', configFile: false, logLevel: 'silent', plugins })
  return readFileSync(join(folder, 'dist/index.html'), 'utf8')
}

it('puts the styles of look.css into the head of the page, after the shop’s', async () => {
  const page = await built('.card {\n  color: red;\n}\n')
  expect(page).toMatch(/<link [^>]*\.css">\s*<style>\.card\{color:red\}<\/style>[^]*<p>/)
})

it('leads to the files of the shop from the page of each language', async () => {
  const styles = '.card { background: url(img/a.webp) }'
  expect(await built(styles)).toContain('url(img/a.webp)')
  expect(await built(styles, 'fr')).toContain('url(../img/a.webp)')
})

it('cannot end its element, and leaves out what is no CSS', async () => {
  const page = await built('p::after { content: "</style><script>alert(1)</script>" } a { b c }')
  expect(page).toContain('<style>p:after{content:"<\\/style><script>alert(1)<\\/script>"}')
  expect(page.match(/<\/style>/g)).toHaveLength(1)
})

it('puts no element into the page of a shop without it', async () => {
  expect(await built(undefined)).not.toContain('<style')
})
