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
  let isBuild = false
  let paths = { settings: '', facts: '', tokens: '', order: '', info: '' }
  let values: Settings
  const isOther = Boolean(process.env.SHOP_FOLDER)
  return {
    name: 'shop:settings',
    config: () => (isOther ? { publicDir: false } : {}),
    configResolved: (config) => {
      root = config.root
      isBuild = config.command === 'build'
      paths = {
        settings: normalizePath(join(root, 'src/domain/settings/settings.ts')),
        facts: normalizePath(join(root, 'src/domain/settings/all-own-facts.ts')),
        tokens: normalizePath(join(root, 'src/styles/tokens.css')),
        order: normalizePath(join(root, 'src/features/order/order-page.tsx')),
        info: normalizePath(join(root, 'src/features/info/info-page.tsx')),
      }
      values = shopSettings(root)
    },
    load: {
      order: 'pre',
      handler: (id) => {
        if (id === paths.settings) return moduleOf('SETTINGS', forLists(values))
        if (id === paths.facts) return moduleOf('ALL_OWN_FACTS', values.facts)
        if (!isBuild) return undefined
        // Of pages that the shop does not have, neither code nor styles are left.
        if (id === paths.order && !values.order) return 'export function OrderPage() {}'
        const isLeftOut = id === paths.info && values.pages.length === 0
        return isLeftOut ? 'export function InfoPage() {}' : undefined
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
    writeBundle: async ({ dir = '' }) => {
      if (!isOther) return
      const folder = shopFolder(root)
      await copyShop({ common: join(root, 'public'), folder, settings: values, target: dir })
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
