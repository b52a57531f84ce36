import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { staticFiles } from '../scripts/hosting/static-files.ts'

export interface Host {
  readonly url: string
  /** Serves this content under a path from now on, compressed like the build. */
  readonly replace: (path: string, type: string, content: string) => void
  readonly close: () => void
}

/** Serves the production build as `npm start` does; a benchmark may replace single files. */
export async function startHost(folder: string): Promise<Host> {
  const replaced = new Map<string, { readonly type: string; readonly body: Buffer }>()
  const serveBuild = staticFiles(folder)
  const server = createServer((request, response) => {
    const file = replaced.get(new URL(request.url ?? '/', 'http://host').pathname)
    if (!file) {
      serveBuild(request, response, () => {
        response.writeHead(404).end()
      })
      return
    }
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Encoding': 'br',
      'Content-Length': file.body.length,
      'Cache-Control': 'no-cache',
    })
    response.end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/`,
    replace: (path, type, content) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: content.length < 2 ** 20 ? 11 : 5 }
      replaced.set(path, { type, body: brotliCompressSync(content, { params }) })
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
