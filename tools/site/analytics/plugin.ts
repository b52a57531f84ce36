import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'

/**
 * Puts the owner's script, which `shop.json` names, into the build. Its element waits in a template until a visitor
 * allows it (docs/analytics.md): the security policy refuses elements whose address the shop itself writes.
 */
export function ownerScript({ script }: Settings): Plugin | undefined {
  if (script === undefined) return undefined
  return {
    name: 'shop:owner-script',
    apply: 'build',
    transformIndexHtml: () => {
      const children = [{ tag: 'script', attrs: { src: `./${script}` } }]
      return [{ tag: 'template', attrs: { id: 'owner-script' }, children, injectTo: 'body' }]
    },
    generateBundle() {
      const source = readFileSync(join(shopFolder(), script))
      this.emitFile({ type: 'asset', fileName: script, source })
    },
  }
}
