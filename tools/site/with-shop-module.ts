import { createServer } from 'vite'
import { messages } from './messages/plugin.ts'
import { searchWords } from './messages/search-words.ts'
import { PROJECT_FOLDER, sourceName } from './project-folder.ts'
import { settings } from './settings/plugin.ts'
import type { Settings } from './settings/read-settings.ts'

/**
 * Uses a module of the source in Node with the settings and words of the shop that is built, as Vite's development
 * server puts them in.
 *
 * @param shop for a module without markup or styles: then the catalogue is not read again for the project's whole configuration
 */
export async function withShopModule<Result>(
  path: string,
  use: (module: unknown) => Promise<Result>,
  shop?: Settings,
): Promise<Result> {
  const server = await createServer({
    root: PROJECT_FOLDER,
    ...(shop && {
      configFile: false,
      plugins: [settings(shop), messages(shop), searchWords(shop)],
    }),
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
