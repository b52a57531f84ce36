import type { Plugin } from 'vite'
import type { Settings } from '../../../src/domain/settings/settings.ts'
import { writeFiles } from '../write-files.ts'
import { shopFolder } from '../settings/shop-folder.ts'
import { shopSettings } from '../settings/shop-settings.ts'
import { homePage, withPicture } from './home-page.ts'
import { notFoundPage } from './not-found-page.ts'
import type { PreviewShop } from './preview-shop.ts'
import { readPages } from '../pages/read-pages.ts'
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
  let shop: PreviewShop | undefined
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
    buildStart: async () => {
      if (hasPreviews(settings)) shop = await readPreviewShop(shopFolder(root), settings)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (shop) return homePage(html, shop)
        // Our own picture shows our own logo.
        return process.env.SHOP_FOLDER ? withPicture(html, undefined) : html
      },
    },
    writeBundle: () => {
      const siteMap = shop && `${shop.settings.address}sitemap.xml`
      writeFiles([
        [`${build}/404.html`, notFoundPage(settings)],
        [`${build}/robots.txt`, robots(siteMap)],
      ])
      if (shop) writePreviews(build, shop, readPages(shopFolder(root)))
    },
  }
}

function hasPreviews(settings: Settings): settings is PreviewShop['settings'] {
  return settings.previews && settings.address !== undefined
}
