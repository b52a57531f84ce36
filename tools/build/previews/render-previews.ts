import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shopPages } from '#tools/build/pages/shop-pages.ts'
import type { Settings } from '#tools/build/settings/read-settings.ts'
import { shopFolder } from '#tools/build/settings/shop-folder.ts'
import { homePage, withPicture } from './home-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { hasPreviews, readPreviewShop } from './preview-shop.ts'
import { USUAL_PICTURE } from './share-picture.ts'
import { previewFiles, robots } from './preview-files.ts'

export interface RenderedPreviews {
  /** The shop's own page, with what previewers and search engines read. */
  readonly html: string
  /** Paths in the build, and what is written there. */
  readonly files: Iterable<readonly [path: string, text: string]>
}

export async function renderPreviews(html: string, settings: Settings): Promise<RenderedPreviews> {
  const folder = shopFolder()
  const notFound = ['404.html', notFoundPage(settings)] as const
  if (!hasPreviews(settings)) {
    // The page of the source names it.
    const hasPicture = existsSync(join(folder, USUAL_PICTURE))
    return {
      html: hasPicture ? html : withPicture(html, undefined),
      files: [notFound, ['robots.txt', robots()]],
    }
  }
  const shop = await readPreviewShop(folder, settings)
  const map = robots(`${settings.address}sitemap.xml`)
  return {
    html: homePage(html, shop),
    files: (function* () {
      yield notFound
      yield ['robots.txt', map] as const
      yield* previewFiles(shop, shopPages(settings, folder))
    })(),
  }
}
