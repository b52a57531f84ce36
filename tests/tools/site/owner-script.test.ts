import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownerScript } from '#tools/site/analytics/plugin.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { securityPolicy } from '#tools/site/hosting/security-policy.ts'
import { product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Names no pictures: the folder has none. */
const settings = {
  slides: [],
  categories: { phones: { tile: { picture: 'https://pictures.example/phones.webp' } } },
}

let folder: string

beforeEach(() => {
  folder = temporaryFolder({
    'api/products.json': JSON.stringify([product()]),
    'index.html': '<!doctype html><title>Shop</title>',
  })
  vi.stubEnv('SHOP_FOLDER', folder)
})

afterEach(() => vi.unstubAllEnvs())

async function built(own: object): Promise<string> {
  writeFileSync(join(folder, 'shop.json'), JSON.stringify({ ...settings, ...own }))
  const plugins = [ownerScript(shopSettings())]
  await build({ root: folder, base: './', configFile: false, logLevel: 'silent', plugins })
  return readFileSync(join(folder, 'dist/index.html'), 'utf8')
}

it('puts the script of shop.json beside the page, which loads it only when it is allowed', async () => {
  writeFileSync(join(folder, 'analytics.js'), 'dataLayer.forEach(alert)\n')
  const page = await built({ script: 'analytics.js' })
  const waiting = '<template id="owner-script"><script src="./analytics.js"></script></template>'
  expect(page.replace(/>\s+</g, '><')).toContain(waiting)
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(readFileSync(join(folder, 'dist/analytics.js'), 'utf8')).toBe('dataLayer.forEach(alert)\n')
  expect(securityPolicy(page)).toMatch(/script-src 'self';/)
})

it('puts none into the page of a shop without one', async () => {
  expect(await built({})).not.toContain('<script')
})

it.each(['https://tags.example/tag.js', '../tag.js', 'a/../../tag.js', '/tag.js', 'tag.json', ''])(
  'refuses %j as a script',
  async (script) => {
    await expect(built({ script })).rejects.toThrow(/script: .*a script in the shop’s folder/)
  },
)
