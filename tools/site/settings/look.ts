import { transform } from 'lightningcss'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { wayToRoot } from '#tools/site/languages/shop-json.ts'
import type { Settings } from './read-settings.ts'
import { shopFolder } from './shop-folder.ts'

export const LOOK = 'look.css'

/** Puts the owner's own stylesheet into the page, after the shop's (docs/decisions/052). */
export function look(shop: Settings): Plugin {
  return {
    name: 'shop:look',
    transformIndexHtml: (_, { bundle }) => {
      const file = join(shopFolder(), LOOK)
      if (!existsSync(file)) return []
      const { code } = transform({
        ...{ filename: LOOK, code: readFileSync(file), minify: true, errorRecovery: true },
        visitor: { Url: (url) => ({ ...url, url: wayToRoot(shop) + url.url }) },
      })
      const children = code.toString().replaceAll('</', '<\\/')
      // In development, the shop's own styles are added to the end of the head one by one.
      return [{ tag: 'style', children, injectTo: bundle ? 'head' : 'body' }]
    },
  }
}
