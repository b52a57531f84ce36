import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { precompress } from '#tools/site/hosting/precompress.ts'
import { securityPolicy, withSecurityPolicy } from '#tools/site/hosting/security-policy.ts'
import { cacheControl } from '#tools/site/hosting/headers.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

describe('compressed copies', () => {
  const text = (word: string) => `${word} `.repeat(500)

  it('are written again when a file is replaced, even by an older one', () => {
    const folder = temporaryFolder({ 'products.json': text('phone') })
    const file = `${folder}/products.json`
    precompress(folder)
    writeFileSync(file, text('teapot'))
    utimesSync(file, 1_000_000, 1_000_000)
    precompress(folder)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text('teapot'))
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text('teapot'))
  })

  it('are not made for photographs, nor for files that fit into one packet', () => {
    const folder = temporaryFolder({ 'card-640.webp': text('picture'), 'phones.json': '[]' })
    precompress(folder)
    expect(readdirSync(folder).sort()).toEqual(['card-640.webp', 'phones.json'])
  })
})

it.each([
  ['/assets/index-CZstGnnD.js', 'public, max-age=31536000, immutable'],
  ['/fr/assets/index-CZstGnnD.js', 'public, max-age=31536000, immutable'],
  ['/img/assets/logo.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/img/favicon.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/index.html', 'no-cache'],
  ['/', 'no-cache'],
  ['/api/products.json', 'no-cache'],
])('%s gets Cache-Control: %s', (path, header) => {
  expect(cacheControl(path)).toBe(header)
})

describe('the security policy', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const page = (body: string) => `<!doctype html><html><head><meta charset="utf-8" />${body}`

  it('allows inline scripts and styles of the page by their hashes, and nothing for data', () => {
    const policy = securityPolicy(
      page(
        '<script>bootState()</script><script type="application/ld+json">{}</script><script src="shop.js"></script><style>a{}</style>',
      ),
    )
    expect(policy).toContain(`script-src 'self' ${hash('bootState()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
    expect(policy).not.toContain('unsafe')
  })

  it('hashes a script as the browser reads it: entities kept, line ends as \\n', () => {
    expect(securityPolicy(page('<script>if (a &amp; b)\r\nstart()</script>'))).toContain(
      hash('if (a &amp; b)\nstart()'),
    )
  })

  it('allows each style attribute once, including those inside templates', () => {
    const styled = '<p style="color: red">'
    expect(securityPolicy(page(`${styled}<template><div>${styled}</div></template>`))).toContain(
      `style-src-attr 'unsafe-hashes' ${hash('color: red')};`,
    )
  })

  it('comes before the scripts that it governs', () => {
    const html = withSecurityPolicy(page('<script>bootState()</script>'))
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'))
    expect(securityPolicy(html)).toBe(securityPolicy(page('<script>bootState()</script>')))
  })
})
