import { existsSync, globSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import sirv from 'sirv'
import { decoded } from '#src/domain/address/page-address.ts'
import { cacheControl, SECURITY_HEADERS } from './headers.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Serves a folder as every host of the shop should (`tools/hosts/README.md`). */
export function staticFiles(folder: string): Handler {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // No guesses: `/index` is not `/index.html`.
    extensions: [],
    setHeaders: ({ req }, _path, { size }) => {
      const { range } = req.headers
      if (range !== undefined) req.headers.range = knownRange(range, size)
    },
  })
  const pages = new Set(globSync('**/index.html', { cwd: folder }).map(dirname))
  const notFoundPage = `${folder}/404.html`

  return (request, response) => {
    const { method = '', url = '/' } = request
    const [path = '/', query] = url.split(/\?(.*)/s)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    if (pages.has((decoded(path) ?? path).slice(1))) {
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
    request.url = path.endsWith('/') ? `${path}index.html` : path
    serve(request, response, () => {
      const body = existsSync(notFoundPage) ? readFileSync(notFoundPage) : 'Not found'
      const type = typeof body === 'string' ? 'text/plain' : 'text/html'
      response.writeHead(404, {
        'Content-Type': `${type};charset=utf-8`,
        'Cache-Control': cacheControl('/404.html'),
      })
      response.end(method === 'HEAD' ? undefined : body)
    })
  }
}

/** The range in the one form that sirv reads, or undefined, which sends the whole file. */
function knownRange(range: string, size: number): string | undefined {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (start === '') return end === '' ? undefined : `bytes=${Math.max(0, size - Number(end))}-`
  return end !== '' && Number(end) < Number(start) ? undefined : range
}
