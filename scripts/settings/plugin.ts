import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { BUILD_SETTINGS, type Settings } from '../../src/domain/settings.ts'
import { shopSettings } from './shop-settings.ts'

/** Puts the settings of the shop that is built into its code, in place of those in the source. */
export function settings(): Plugin {
  let path = ''
  let values: Settings
  return {
    name: 'shop:settings',
    configResolved: ({ root }) => {
      path = normalizePath(join(root, 'src/domain/settings.ts'))
      values = shopSettings(root)
    },
    load: {
      order: 'pre',
      handler: (id) => (id === path ? moduleOf(values) : undefined),
    },
  }
}

function moduleOf(values: Settings): string {
  const isForShop = ([name]: [string, unknown]) => !BUILD_SETTINGS.some((other) => other === name)
  const shown = Object.fromEntries(Object.entries(values).filter(isForShop))
  return `export const SETTINGS = ${JSON.stringify(shown)}`
}
