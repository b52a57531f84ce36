import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { precompress } from '#tools/site/hosting/precompress.ts'
import { writeFiles } from '#tools/site/write-files.ts'

const words = (text: string) => `${text} `.repeat(200)
const page = (text: string) => `<!doctype html><meta charset="utf-8"><p>${words(text)}`

/** The files of a small build, and others that no host may serve. */
export const SITE = {
  'index.html': page('Home'),
  '404.html': page('There is no such page'),
  'manifest.webmanifest': '{"name":"Shop"}',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'api/products.json': JSON.stringify({ name: words('phone') }),
  'assets/index-CZstGnnD.js': `// ${words('start')}`,
  'assets/figtree-latin-C1dEz2pQ.woff2': 'a typeface',
  'fr/assets/index-BsfdW2tR.js': '// French',
  'img/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${words('icon')}</title></svg>`,
  'img/one.avif': '0123456789',
  'img/one.webp': '0123456789',
  'p/acme-one/index.html': page('Acme One'),
  'p/é 6.1/index.html': page('Acme É'),
  'phones/index.html': page('Phones'),
  '.env': 'hidden',
  '.git/config': 'hidden',
  'img/.private.webp': 'hidden',
} as const

/** A file that is outside of the served folder. */
export const SECRET = 'secret.txt'

/**
 * Writes the site into a temporary folder, with compressed copies as in a build. `SECRET` is beside the folder.
 *
 * @param base where the shop is in the served folder, such as `/gadgets`
 */
export function writeSite(base: string) {
  const parent = mkdtempSync(`${tmpdir()}/shop-host-`)
  const folder = `${parent}/site`
  writeFiles(Object.entries(SITE).map(([name, text]) => [`${folder}${base}/${name}`, text]))
  writeFileSync(`${parent}/${SECRET}`, 'hidden')
  precompress(folder)
  return { folder, remove: () => rmSync(parent, { recursive: true }) }
}
