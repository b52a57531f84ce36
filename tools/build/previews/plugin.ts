import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Settings } from '#tools/build/settings/read-settings.ts'
import { writeFiles } from '#tools/build/write-files.ts'
import { shopFolder } from '#tools/build/settings/shop-folder.ts'
import { homePage, withPicture } from './home-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { type PreviewShop, readPreviewShop } from './preview-shop.ts'
import { shopPages } from '#tools/build/pages/shop-pages.ts'
import { USUAL_PICTURE } from './share-picture.ts'
import { writePreviews, robots } from './write-previews.ts'

/**
 * Writes what search engines and link previews read into the build of a shop that knows its address
 * (docs/decisions/037), and in any case `robots.txt` and `404.html`.
 */
export function previews(settings: Settings): Plugin {
  let shop: PreviewShop | undefined
  return {
    name: 'shop:previews',
    apply: 'build',
    // Decides about 'Share': without previews, no code of theirs remains.
    config: () => ({ define: { 'import.meta.env.SHOP_PREVIEWS': hasPreviews(settings) } }),
    buildStart: async () => {
      if (hasPreviews(settings)) shop = await readPreviewShop(shopFolder(), settings)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (shop) return homePage(html, shop)
        // The page of the source names it.
        const hasPicture = existsSync(join(shopFolder(), USUAL_PICTURE))
        return hasPicture ? html : withPicture(html, undefined)
      },
    },
    writeBundle: ({ dir = '' }) => {
      const siteMap = shop && `${shop.settings.address}sitemap.xml`
      writeFiles([
        [`${dir}/404.html`, notFoundPage(settings)],
        [`${dir}/robots.txt`, robots(siteMap)],
      ])
      if (shop) writePreviews(dir, shop, shopPages(settings, shopFolder()))
    },
  }
}

function hasPreviews(settings: Settings): settings is PreviewShop['settings'] {
  return settings.previews && settings.address !== undefined
}
