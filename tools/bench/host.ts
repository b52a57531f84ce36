import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { precompress } from '#tools/site/hosting/precompress.ts'
import { staticFiles } from '#tools/site/hosting/static-files.ts'
import { writeFiles } from '#tools/site/write-files.ts'

export type Host = Awaited<ReturnType<typeof startHost>>

/** Serves a copy of a production build as `npm start` does; a benchmark may replace single files. */
export async function startHost(name: string, build: string) {
  const folder = mkdtempSync(`${tmpdir()}/gadgetry-bench-`)
  cpSync(build, folder, { recursive: true, preserveTimestamps: true })
  let serve = staticFiles(folder)
  const server = createServer((request, response) => serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return {
    name,
    url: `http://127.0.0.1:${address.port}/`,
    /** Serves this content under a path of the build from now on, compressed like the build's own files. */
    replace: (path: string, content: string) => {
      writeFiles([[`${folder}/${path}`, content]])
      precompress(folder)
      // It reads the names and the sizes of its files once.
      serve = staticFiles(folder)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
