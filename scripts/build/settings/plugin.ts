import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { BUILD_SETTINGS, type Settings } from '../../../src/domain/settings/settings.ts'
import { withAccent } from './accent.ts'
import { copyShop } from './copy-shop.ts'
import { withShopHead } from './page-head.ts'
import { shopFolder } from './shop-folder.ts'
import { shopSettings } from './shop-settings.ts'

/**
 * Builds the shop of the folder in `SHOP_FOLDER` instead of our own: its settings replace those in the source, in code,
 * styles and page; its catalogue and pictures replace those of `public` (docs/decisions/034).
 */
export function settings(): Plugin {
  let root = ''
  let paths = { settings: '', facts: '', tokens: '' }
  let values: Settings
  const isOther = Boolean(process.env.SHOP_FOLDER)
  return {
    name: 'shop:settings',
    config: () => (isOther ? { publicDir: false } : {}),
    configResolved: (config) => {
      root = config.root
      paths = {
        settings: normalizePath(join(root, 'src/domain/settings/settings.ts')),
        facts: normalizePath(join(root, 'src/domain/settings/all-own-facts.ts')),
        tokens: normalizePath(join(root, 'src/styles/tokens.css')),
      }
      values = shopSettings(root)
    },
    load: {
      order: 'pre',
      handler: (id) => {
        if (id === paths.settings) return moduleOf('SETTINGS', forLists(values))
        return id === paths.facts ? moduleOf('ALL_OWN_FACTS', values.facts) : undefined
      },
    },
    transform: {
      order: 'pre',
      handler: (code, id) =>
        id === paths.tokens && values.accent ? withAccent(code, values.accent) : undefined,
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isOther ? withShopHead(html, values) : html),
    },
    writeBundle: ({ dir = '' }) => {
      if (!isOther) return
      const folder = shopFolder(root)
      copyShop({ common: join(root, 'public'), folder, settings: values, target: dir })
    },
  }
}

/** What every visit needs. */
function forLists({ facts = {}, ...values }: Settings): object {
  const isForShop = ([name]: [string, unknown]) => !BUILD_SETTINGS.some((other) => other === name)
  const listed = Object.entries(facts).filter(
    ([, { filter, card }]) => filter === true || card === true,
  )
  return {
    ...Object.fromEntries(Object.entries(values).filter(isForShop)),
    facts: Object.fromEntries(
      listed.map(([name, { label, unit, filter, card, categories }]) => [
        name,
        { label, unit, filter, card, categories },
      ]),
    ),
  }
}

function moduleOf(name: string, value: object = {}): string {
  return `export const ${name} = ${JSON.stringify(value)}`
}
