import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { precompress } from '../scripts/hosting/precompress.ts'
import { cacheControl } from '../scripts/hosting/static-files.ts'

describe('compressed copies', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(`${tmpdir()}/shop-`)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const text = (word: string) => `${word} `.repeat(500)
  const unpacked = (name: string) => ({
    br: brotliDecompressSync(readFileSync(`${folder}/${name}.br`)).toString(),
    gz: gunzipSync(readFileSync(`${folder}/${name}.gz`)).toString(),
  })

  it('hold what their file holds', () => {
    writeFileSync(`${folder}/products.json`, text('phone'))
    precompress(folder)
    expect(unpacked('products.json')).toEqual({ br: text('phone'), gz: text('phone') })
  })

  it('are written anew when a file is replaced, even by an older one', () => {
    writeFileSync(`${folder}/products.json`, text('phone'))
    precompress(folder)
    writeFileSync(`${folder}/products.json`, text('teapot'))
    utimesSync(`${folder}/products.json`, 1_000_000, 1_000_000)
    precompress(folder)
    expect(unpacked('products.json')).toEqual({ br: text('teapot'), gz: text('teapot') })
  })

  it('are not laid beside photographs, nor beside files that fit into a packet', () => {
    writeFileSync(`${folder}/card-640.webp`, text('picture'))
    writeFileSync(`${folder}/phones.json`, '[]')
    precompress(folder)
    expect(['card-640.webp.br', 'phones.json.br'].map((n) => existsSync(`${folder}/${n}`))).toEqual(
      [false, false],
    )
  })
})

it.each([
  ['/assets/index-CZstGnnD.js', 'public, max-age=31536000, immutable'],
  ['/img/favicon.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/index.html', 'no-cache'],
  ['/', 'no-cache'],
  ['/api/products.json', 'no-cache'],
])('%s may be kept: %s', (path, header) => {
  expect(cacheControl(path)).toBe(header)
})
