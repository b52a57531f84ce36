import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { staticFiles } from '../scripts/build/hosting/static-files.ts'

export interface Host {
  /** Names the build in tables. */
  readonly name: string
  readonly url: string
  /** Serves this content under a path from now on, compressed and revalidated like the build's own files. */
  readonly replace: (path: string, type: string, content: string) => void
  readonly close: () => void
}

interface ReplacedFile {
  readonly type: string
  readonly body: Buffer
  readonly tag: string
}

/** Serves a production build as `npm start` does; a benchmark may replace single files. */
export async function startHost(name: string, folder: string): Promise<Host> {
  const replaced = new Map<string, ReplacedFile>()
  const serveBuild = staticFiles(folder)
  const server = createServer((request, response) => {
    const file = replaced.get(new URL(request.url ?? '/', 'http://host').pathname)
    if (!file) {
      serveBuild(request, response)
      return
    }
    const headers = { ETag: file.tag, 'Cache-Control': 'no-cache' }
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(200, {
      ...headers,
      'Content-Type': file.type,
      'Content-Encoding': 'br',
      'Content-Length': file.body.length,
    })
    response.end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    name,
    url: `http://127.0.0.1:${portOf(server.address())}/`,
    replace: (path, type, content) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: content.length < 2 ** 20 ? 11 : 5 }
      const body = brotliCompressSync(content, { params })
      const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
      replaced.set(path, { type, body, tag })
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return address.port
}
