import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { shopFolder } from '../settings/shop-folder.ts'
import { shopSettings } from '../settings/shop-settings.ts'

/**
 * Puts the owner's script, which `shop.json` names, into the build and links it from the page. The shop's events wait in
 * `dataLayer` until the script has loaded, so that it delays nothing (docs/events.md).
 */
export function ownerScript(): Plugin {
  let path = ''
  let file = ''
  return {
    name: 'shop:owner-script',
    apply: 'build',
    configResolved: ({ root }) => {
      path = shopSettings(root).script ?? ''
      file = join(shopFolder(root), path)
    },
    transformIndexHtml: () =>
      path === ''
        ? []
        : [
            { tag: 'script', children: 'window.dataLayer = []', injectTo: 'head' },
            { tag: 'script', attrs: { src: `./${path}`, async: true }, injectTo: 'head' },
          ],
    generateBundle() {
      if (path === '') return
      this.emitFile({ type: 'asset', fileName: path, source: readFileSync(file) })
    },
  }
}
