import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { decoded } from '#src/domain/address/page-address.ts'
import { cacheControl, SECURITY_HEADERS } from './headers.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Serves a folder as every host of the shop should (`tools/hosts/README.md`). */
export function staticFiles(folder: string): Handler {
  const serve = sirv(folder, {
    // Each file as it is now: a build may replace the folder's files.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    // No guesses: `/index` is not `/index.html`.
    extensions: [],
    setHeaders: ({ req }, _path, { size, mtime }) => {
      const { range = '', 'if-range': known = mtime.toUTCString() } = req.headers
      const isPart = req.method === 'GET' && known === mtime.toUTCString()
      req.headers.range = isPart ? knownRange(range, size) : undefined
    },
  })
  const notFoundPage = `${folder}/404.html`

  return (request, response) => {
    const { method = '', url = '/' } = request
    const [path = '/', query] = url.split(/\?(.*)/s)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const file = decoded(path)
    const isInside = file !== undefined && !OUTSIDE.test(file)
    if (isInside && !file.endsWith('/') && existsSync(join(folder, file, 'index.html'))) {
      // Relative, so that no path leads to another host.
      const [name = ''] = path.split('/').slice(-1)
      const search = query === undefined ? '' : `?${query}`
      response
        .writeHead(301, { Location: `./${name}/${search}`, 'Cache-Control': 'no-cache' })
        .end()
      return
    }
    response.setHeader('Cache-Control', cacheControl(path))
    response.setHeader('Vary', 'Accept-Encoding')
    request.headers['accept-encoding'] = encodings(request.headers['accept-encoding'])
    request.url = path.endsWith('/') ? `${path}index.html` : path
    const notFound = () => {
      const body = existsSync(notFoundPage) ? readFileSync(notFoundPage) : 'Not found'
      const type = typeof body === 'string' ? 'text/plain' : 'text/html'
      response.writeHead(404, {
        'Content-Type': `${type};charset=utf-8`,
        'Cache-Control': cacheControl('/404.html'),
      })
      response.end(method === 'HEAD' ? undefined : body)
    }
    if (isInside) serve(request, response, notFound)
    else notFound()
  }
}

/** Hidden files, ways out of the folder, and two slashes. */
const OUTSIDE = /\/(?!\.well-known\/)[./]|[\\\0]/

/** What a browser accepts, without what it refuses, such as `br;q=0`, which sirv takes for accepted. */
function encodings(accepted: string | string[] = ''): string {
  const all = String(accepted).toLowerCase().split(',')
  return all.filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each)).join(',')
}

/** The range in the one form that sirv reads, or undefined, which sends the whole file. */
function knownRange(range: string, size: number): string | undefined {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (start === '') return end === '' ? undefined : `bytes=${Math.max(0, size - Number(end))}-`
  if (end === '') return range
  // sirv takes an end of 0 for none.
  const last = Math.min(Number(end), size - 1)
  return (last < Number(start) && Number(start) < size) || last < 1
    ? undefined
    : `bytes=${start}-${last}`
}
