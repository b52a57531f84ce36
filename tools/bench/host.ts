import { createServer } from 'node:http'
import { PRODUCT } from './places.ts'
import { staticFiles } from '#tools/site/hosting/static-files.ts'

export type Host = Awaited<ReturnType<typeof startHost>>

/** Serves a production build as `npm start` does. */
export async function startHost(name: string, build: string, product = PRODUCT) {
  const server = createServer(staticFiles(build))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return {
    name,
    /** The address of a product with several colours, behind that of the host. */
    product,
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
