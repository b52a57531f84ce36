import { join } from 'node:path'
import { parse, serialize } from 'parse5'
import { normalizePath, type Plugin } from 'vite'
import { BUILD_SETTINGS, type Settings } from '#src/domain/settings/settings.ts'
import { createElement, detach, insertAfter, setAttribute, theOne } from '#tools/build/html.ts'
import { PROJECT_FOLDER } from '#tools/build/project-folder.ts'
import { withAccent } from './accent.ts'
import { copyShop } from './copy-shop.ts'
import { shopFolder } from './shop-folder.ts'

/**
 * Builds the shop of the folder in `SHOP_FOLDER` instead of our own: its settings replace those in the source, in code,
 * styles and page; its catalogue and pictures replace those of `public` (docs/decisions/034).
 */
export function settings(shop: Settings): Plugin {
  const isOther = Boolean(process.env.SHOP_FOLDER)
  const modules = new Map([
    [idOf('src/domain/settings/settings.ts'), moduleOf('SETTINGS', forLists(shop))],
    [idOf('src/domain/settings/all-own-facts.ts'), moduleOf('ALL_OWN_FACTS', shop.facts)],
  ])
  // A page that the shop does not have leaves neither code nor styles.
  if (!shop.order) modules.set(idOf('src/features/order/order-page.tsx'), emptyPage('OrderPage'))
  if (shop.pages.length === 0) {
    modules.set(idOf('src/features/info/info-page.tsx'), emptyPage('InfoPage'))
  }
  const tokens = idOf('src/styles/tokens.css')
  return {
    name: 'shop:settings',
    config: () => (isOther ? { publicDir: false } : {}),
    load: { order: 'pre', handler: (id) => modules.get(id) },
    transform: {
      order: 'pre',
      handler: (code, id) =>
        id === tokens && shop.accent ? withAccent(code, shop.accent) : undefined,
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isOther ? withShopHead(html, shop) : html),
    },
    writeBundle: async ({ dir = '' }) => {
      if (isOther) await copyShop(shopFolder(), shop, dir)
    },
  }
}

/** How Vite names a module of the source. */
function idOf(path: string): string {
  return normalizePath(join(PROJECT_FOLDER, path))
}

function emptyPage(name: string): string {
  return `export function ${name}() {}`
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

/** `index.html` with the name and the description of a shop. */
function withShopHead(html: string, { name, description }: Settings): string {
  const page = parse(html)
  const contents = {
    description,
    'og:title': name,
    'og:description': description,
  }
  for (const [key, content] of Object.entries(contents)) {
    const meta = theOne(page, 'meta', { [key.startsWith('og:') ? 'property' : 'name']: key })
    setAttribute(meta, 'content', content)
  }
  const title = theOne(page, 'title')
  insertAfter(title, [createElement('title', {}, name)])
  detach(title)
  return serialize(page)
}
