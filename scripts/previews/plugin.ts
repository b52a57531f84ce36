import { writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Settings } from '../../src/domain/settings.ts'
import { shopFolder } from '../settings/shop-folder.ts'
import { shopSettings } from '../settings/shop-settings.ts'
import { homePage } from './home-page.ts'
import { notFoundPage } from './not-found-page.ts'
import type { PreviewShop } from './preview-shop.ts'
import { readPreviewShop } from './read-shop.ts'
import { robots } from './robots.ts'
import { writePreviews } from './write-previews.ts'

/**
 * Writes what search engines and link previews read into the build of a shop that knows its address
 * (docs/decisions/037), and in any case `robots.txt` and `404.html`.
 */
export function previews(): Plugin {
  let root = ''
  let build = ''
  let settings: Settings
  return {
    name: 'shop:previews',
    apply: 'build',
    config: ({ root: folder = process.cwd() }) => {
      settings = shopSettings(folder)
      // Decides about 'Share': without previews, no code of theirs remains.
      return { define: { 'import.meta.env.SHOP_PREVIEWS': hasPreviews(settings) } }
    },
    configResolved: (config) => {
      root = config.root
      build = config.build.outDir
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (hasPreviews(settings) ? homePage(html, settings) : html),
    },
    async writeBundle() {
      writeFileSync(`${build}/404.html`, notFoundPage(settings))
      if (!hasPreviews(settings)) {
        writeFileSync(`${build}/robots.txt`, robots())
        return
      }
      writeFileSync(`${build}/robots.txt`, robots(`${settings.address}sitemap.xml`))
      writePreviews(build, await readPreviewShop(shopFolder(root), settings))
    },
  }
}

function hasPreviews(settings: Settings): settings is PreviewShop['settings'] {
  return settings.previews && settings.address !== undefined
}
