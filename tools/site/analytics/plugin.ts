import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'

/**
 * Puts the owner's script, which `shop.json` names, into the build. The shop loads it when a visitor allows it
 * (docs/analytics.md).
 */
export function ownerScript({ script }: Settings): Plugin | undefined {
  if (script === undefined) return undefined
  return {
    name: 'shop:owner-script',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(join(shopFolder(), script))
      this.emitFile({ type: 'asset', fileName: script, source })
    },
  }
}
