import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cacheControl, SECURITY_HEADERS } from '#tools/site/hosting/headers.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { ask } from './ask.ts'
import { caddyAt, nginxAt, npmStart, type Server } from './servers.ts'
import { SECRET, SITE, writeSite } from './site.ts'

/** `npm run test:hosting` has installed nginx and Caddy; `npm test` does without. */
const SERVERS =
  import.meta.env.MODE === 'hosting'
    ? [npmStart, nginxAt(''), nginxAt('/gadgets'), caddyAt(''), caddyAt('/gadgets')]
    : [npmStart]

const HTML = /^text\/html; ?charset=utf-8$/i

/** By their names in small letters. */
const SECURITY = Object.fromEntries(new Headers(SECURITY_HEADERS))

/** The type of each file. */
const TYPES = [
  ...(['/', '/index.html', '/404.html', '/phones/', '/p/acme-one/'] as const).map(
    (path) => [path, HTML] as const,
  ),
  ['/assets/index-CZstGnnD.js', /^(text|application)\/javascript(;|$)/],
  ['/fr/assets/index-BsfdW2tR.js', /^(text|application)\/javascript(;|$)/],
  ['/assets/figtree-latin-C1dEz2pQ.woff2', /^font\/woff2$/],
  ['/api/products.json', /^application\/json(;|$)/],
  ['/manifest.webmanifest', /^application\/manifest\+json(;|$)/],
  ['/img/favicon.svg', /^image\/svg\+xml(;|$)/],
  ['/img/one.avif', /^image\/avif$/],
  ['/img/one.webp', /^image\/webp$/],
  ['/sitemap.xml', /^(text|application)\/xml(;|$)/],
  ['/robots.txt', /^text\/plain(;|$)/],
] as const

const COMPRESSED = [
  ['/', SITE['index.html']],
  ['/assets/index-CZstGnnD.js', SITE['assets/index-CZstGnnD.js']],
  ['/api/products.json', SITE['api/products.json']],
  ['/img/favicon.svg', SITE['img/favicon.svg']],
  ['/phones/', SITE['phones/index.html']],
] as const

const MISSING = [
  ...['/missing', '/assets/missing-CZstGnnD.js', '/img/missing.webp', '/p/missing/'],
  // They would be there with a guess, such as adding an ending.
  ...['/index', '/phones/index', '/phones/acme-one', '/api/products'],
  // Folders without a page; listing them would show what is in them.
  ...['/img/', '/assets/', '/api/', '/p/'],
  ...['/.env', '/.git/config', '/.git/', '/img/.private.webp'],
]

/** Ways out of the folder, and malformed paths, as raw paths. */
const OUTSIDE = [
  ...[`/../${SECRET}`, `/assets/../../${SECRET}`, `/%2e%2e/${SECRET}`, `/..%5c${SECRET}`],
  ...[`/assets/..%2f..%2f${SECRET}`, `//${SECRET}`, '/%E0%A4%A', '/%00', '/img/%ff.webp'],
]

describe.each(SERVERS)('$name', ({ base, start }) => {
  const site = writeSite(base)
  let server: Server | undefined
  let address = ''
  beforeAll(async () => {
    server = await start(site.folder)
    address = server.address
  })
  afterAll(async () => {
    await server?.stop()
    site.remove()
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(address, path, { headers })

  it.each(TYPES)(
    'serves %s with its type, Cache-Control and security headers',
    async (path, type) => {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(type)
      expect(headers['cache-control']).toBe(cacheControl(path))
      expect(headers).toMatchObject(SECURITY)
    },
  )

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br; q=0.0, GZIP;q=0', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('sends files to a browser that accepts "%s" as %s', async (accepted, encoding, unpack) => {
    for (const [path, content] of COMPRESSED) {
      const { headers, body } = await get(path, { 'Accept-Encoding': accepted })
      expect([path, headers['content-encoding']]).toEqual([path, encoding])
      expect(headers.vary).toMatch(/\bAccept-Encoding\b/i)
      expect(unpack(body).toString()).toBe(content)
    }
  })

  it('tells the copies of a file apart by their ETag, and sends pictures as they are', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((accepted) => get('/', { 'Accept-Encoding': accepted })),
    )
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
    const { headers, body } = await get('/img/one.webp', { 'Accept-Encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(SITE['img/one.webp'])
  })

  it.each(['/', '/api/products.json', '/img/one.webp', '/assets/index-CZstGnnD.js'])(
    'answers 304 if a browser has the present %s, and sends it to others',
    async (path) => {
      const accepted = { 'Accept-Encoding': 'br' }
      const { etag = '' } = (await get(path, accepted)).headers
      expect(etag).not.toBe('')
      const same = await get(path, { ...accepted, 'If-None-Match': etag })
      expect(same.status).toBe(304)
      expect(same.body).toHaveLength(0)
      expect(same.headers['cache-control']).toBe(cacheControl(path))
      expect((await get(path, { ...accepted, 'If-None-Match': '"older"' })).status).toBe(200)
    },
  )

  it.each(MISSING)('answers %s with 404 and its page, which is not kept', async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(404)
    expect(body.toString()).toBe(SITE['404.html'])
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers).toMatchObject(SECURITY)
  })

  it.each(OUTSIDE)('does not leave its folder by %s, and goes on', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.toString()).not.toContain('hidden')
    expect((await get('/')).status).toBe(200)
  })

  it.each([
    ['/p/acme-one', '/p/acme-one/'],
    ['/p/%C3%A9%206.1', '/p/%C3%A9%206.1/'],
    ['/phones', '/phones/'],
  ])('sends %s to the page of the folder', async (path, target) => {
    const { status, headers } = await get(path)
    expect([301, 302, 307, 308]).toContain(status)
    const { href } = new URL(headers.location ?? '', new URL(`.${path}`, address))
    // Some hosts write `%c3` for `%C3`.
    expect(decodeURI(href)).toBe(decodeURI(new URL(`.${target}`, address).href))
  })

  it.each([
    ...['//elsewhere.example', '//elsewhere.example/..', '//elsewhere.example/%2e%2e/phones'],
    ...['//phones', '/\\phones'],
  ])('sends nobody to another host by %s', async (path) => {
    const { location } = (await get(path)).headers
    expect(new URL(location ?? '', address).host).toBe(new URL(address).host)
  })

  it('serves a page whose folder has spaces, dots and letters outside of ASCII', async () => {
    const { status, body } = await get('/p/%C3%A9%206.1/?utm_source=mail')
    expect(status).toBe(200)
    expect(body.toString()).toBe(SITE['p/é 6.1/index.html'])
  })

  it.each([
    ['/', 200],
    ['/missing', 404],
  ])('answers HEAD of %s like GET, without the body', async (path, status) => {
    const [head, whole] = await Promise.all([ask(address, path, { method: 'HEAD' }), get(path)])
    expect(head.status).toBe(status)
    expect(head.body).toHaveLength(0)
    const { 'content-type': type, 'cache-control': cache, etag } = whole.headers
    expect(head.headers).toMatchObject({ 'content-type': type, 'cache-control': cache })
    expect(head.headers.etag).toBe(etag)
  })

  it.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('sends a part of a picture: %s', async (range, part, place) => {
    const { status, headers, body } = await get('/img/one.webp', { Range: range })
    expect(status).toBe(206)
    expect(headers['content-range']).toBe(place)
    expect(body.toString()).toBe(part)
  })

  it('sends the whole picture if a browser has a part of another one', async () => {
    const now = (await get('/img/one.webp')).headers['last-modified'] ?? ''
    for (const [known, status] of [
      ['"older"', 200],
      ['Thu, 01 Jan 2015 00:00:00 GMT', 200],
      [now, 206],
    ] as const) {
      const part = await get('/img/one.webp', { Range: 'bytes=2-5', 'If-Range': known })
      expect([known, part.status]).toEqual([known, status])
      expect(part.body.toString()).toBe(status === 200 ? SITE['img/one.webp'] : '2345')
    }
  })

  it('serves each file as it is now, also after another build into its folder', async () => {
    const path = join(site.folder, base, 'p/new')
    expect((await get('/p/new/')).status).toBe(404)
    for (const text of ['first', 'the second']) {
      writeFiles([[join(path, 'index.html'), text]])
      expect((await get('/p/new/')).body.toString()).toBe(text)
    }
    expect((await get('/p/new')).status).toBeLessThan(400)
    rmSync(path, { recursive: true })
    expect((await get('/p/new/')).status).toBe(404)
  })

  it('refuses a part that is past the end, and survives a malformed one', async () => {
    for (const range of ['bytes=10-', 'bytes=10-12', 'bytes=99999999999999999999-'])
      expect((await get('/img/one.webp', { Range: range })).status).toBe(416)
    expect((await get('/img/one.webp', { Range: 'bytes=0-0' })).body.toString()).toMatch(/^0/)
    expect([200, 416]).toContain((await get('/img/one.webp', { Range: 'bytes=5-2' })).status)
    for (const range of ['bytes=8-99999999999999999999', 'bytes=-99999999999999999999'])
      expect([206, 416]).toContain((await get('/img/one.webp', { Range: range })).status)
    expect((await get('/img/one.webp')).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const origin = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'PUT' }
    for (const path of ['/', '/api/products.json']) {
      const { status, headers } = await ask(address, path, { method, headers: origin })
      expect(status).toBe(405)
      expect(headers['access-control-allow-methods']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('answers OPTIONS with the headers of every answer', async () => {
    expect((await ask(address, '/', { method: 'OPTIONS' })).headers).toMatchObject(SECURITY)
  })
})
