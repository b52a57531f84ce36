import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'

/**
 * Puts the owner's script, which `shop.json` names, into the build and links it from the page. The shop's events wait
 * in `dataLayer` until the script has loaded, so that it delays nothing (docs/analytics.md).
 */
export function ownerScript({ script }: Settings): Plugin | undefined {
  if (script === undefined) return undefined
  return {
    name: 'shop:owner-script',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'script', children: 'window.dataLayer = []', injectTo: 'head' },
      { tag: 'script', attrs: { src: `./${script}`, async: true }, injectTo: 'head' },
    ],
    generateBundle() {
      const source = readFileSync(join(shopFolder(), script))
      this.emitFile({ type: 'asset', fileName: script, source })
    },
  }
}
