import { join } from 'node:path'
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { normalizePath, type Plugin } from 'vite'
import { BUILD_SETTINGS } from '#src/domain/settings/read-settings.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import { attributeOf, createElement, detach, insertAfter, theOne } from '#tools/build/html.ts'
import { PROJECT_FOLDER } from '#tools/build/project-folder.ts'
import { withAccent } from './accent.ts'
import { copyShop } from './copy-shop.ts'
import { shopFolder } from './shop-folder.ts'

/**
 * Makes the site of a shop's folder (docs/decisions/034): its settings replace the defaults in the source, in code,
 * styles and page, and its catalogue and pictures are copied. In development they are served from the folder.
 */
export function settings(shop: Settings): Plugin {
  const values = idOf('src/domain/settings/settings.ts')
  const tokens = idOf('src/styles/tokens.css')
  return {
    name: 'shop:settings',
    config: (_, { command }) => ({ publicDir: command === 'serve' && shopFolder() }),
    load: {
      order: 'pre',
      handler: (id) => (id === values ? `export const SETTINGS = ${forShop(shop)}` : undefined),
    },
    transform: {
      order: 'pre',
      handler: (code, id) =>
        id === tokens && shop.accent ? withAccent(code, shop.accent) : undefined,
    },
    transformIndexHtml: { order: 'pre', handler: (html) => withShopHead(html, shop) },
    writeBundle: ({ dir = '' }) => copyShop(shopFolder(), shop, dir),
  }
}

/** How Vite names a module of the source. */
function idOf(path: string): string {
  return normalizePath(join(PROJECT_FOLDER, path))
}

/** What the shop's code needs, as JSON. */
function forShop(shop: Settings): string {
  const ofBuild: readonly string[] = BUILD_SETTINGS
  const values = Object.entries(shop).filter(([name]) => !ofBuild.includes(name))
  return JSON.stringify(Object.fromEntries(values))
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
    const meta = theOne(page, `<meta ${key}>`, (each) =>
      [attributeOf(each, 'name'), attributeOf(each, 'property')].includes(key),
    )
    const attribute = meta.attrs.find((each) => each.name === 'content')
    if (attribute) attribute.value = content
  }
  const title = theOne(page, '<title>', isTitle)
  insertAfter(title, [createElement('title', {}, name)])
  detach(title)
  return serialize(page)
}

function isTitle({ tagName, namespaceURI }: Tree.Element): boolean {
  return tagName === 'title' && namespaceURI.endsWith('xhtml')
}
