import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it, vi } from 'vitest'
import { settings } from '#tools/site/settings/plugin.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

it('in development, the server starts again when settings or words have changed', async () => {
  const server = await createServer({
    ...{ configFile: false, root: temporaryFolder({}), logLevel: 'silent' },
    ...{ server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true } },
    plugins: [settings(readSettings({}))],
  })
  const restart = vi.spyOn(server, 'restart').mockResolvedValue()
  const change = (file: string) => server.watcher.emit('change', file)
  change(join(shopFolder(), 'pages/imprint.md'))
  change(join(shopFolder(), 'shop.json'))
  await vi.waitFor(() => expect(restart).toHaveBeenCalledTimes(1))
  change(join(PROJECT_FOLDER, 'src/messages/messages.gen.ts'))
  await vi.waitFor(() => expect(restart).toHaveBeenCalledTimes(2))
  await server.close()
})
