import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { precompress } from '#tools/build/hosting/precompress.ts'
import { staticFiles } from '#tools/build/hosting/static-files.ts'
import { writeFiles } from '#tools/build/write-files.ts'

export interface Host {
  /** Names the build in tables. */
  readonly name: string
  readonly url: string
  /** Serves this content under a path of the build from now on, compressed like the build's own files. */
  readonly replace: (path: string, content: string) => void
  readonly close: () => void
}

/** Serves a production build as `npm start` does; a benchmark may replace single files. */
export async function startHost(name: string, folder: string): Promise<Host> {
  const replaced = mkdtempSync(`${tmpdir()}/gadgetry-bench-`)
  const serveBuild = staticFiles(folder)
  let serveReplaced = staticFiles(replaced)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const isReplaced = pathname !== '/' && existsSync(`${replaced}${pathname}`)
    ;(isReplaced ? serveReplaced : serveBuild)(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return {
    name,
    url: `http://127.0.0.1:${address.port}/`,
    replace: (path, content) => {
      writeFiles([[`${replaced}/${path}`, content]])
      precompress(replaced)
      // It reads the names and the sizes of its files once.
      serveReplaced = staticFiles(replaced)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
      rmSync(replaced, { recursive: true })
    },
  }
}
