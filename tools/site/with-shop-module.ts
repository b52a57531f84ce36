import { createServer } from 'vite'
import { PROJECT_FOLDER, sourceName } from './project-folder.ts'

/**
 * Uses a module of the source in Node with the settings and words of the shop that is built, as Vite's development
 * server puts them in.
 */
export async function withShopModule<Result>(
  path: string,
  use: (module: unknown) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root: PROJECT_FOLDER,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return await use(await server.ssrLoadModule(`/${sourceName(path)}`))
  } finally {
    await server.close()
  }
}
