import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'

/**
 * Puts the owner's script, which `shop.json` names, into the build. Its element waits in a template until a visitor
 * allows it (docs/analytics.md): the security policy refuses elements whose address the shop itself writes.
 */
export function ownerScript({ script }: Settings): Plugin {
  const plugin = { name: 'shop:owner-script', apply: 'build' } as const
  // Decides about the question: without a script, no code of it remains.
  if (script === undefined)
    return { ...plugin, config: () => ({ define: { 'import.meta.env.SHOP_SCRIPT': false } }) }
  return {
    ...plugin,
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
