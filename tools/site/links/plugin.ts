import type { Plugin } from 'vite'
import { bundle } from '#tools/site/bundle.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { settings } from '#tools/site/settings/plugin.ts'

/** Writes the links for developers and bots, `src/links.ts`, into `links/links.js` of the build. */
export function links(shop: Settings): Plugin {
  return {
    name: 'shop:links',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'quick',
    async generateBundle() {
      const source = await bundle('src/links.ts', 'es', [settings(shop)])
      this.emitFile({ type: 'asset', fileName: 'links/links.js', source })
    },
  }
}
