import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { wayToRoot } from '#tools/site/languages/shop-json.ts'
import { shopPages } from '#tools/site/pages/shop-pages.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'
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
  const { address, languages = [{ path: '' }] } = settings
  const shop = hasPreviews(settings) ? await readPreviewShop(folder, settings) : undefined
  const siteMaps = shop ? languages.map(({ path }) => `${address}${path}sitemap.xml`) : []
  const always = new Map([['404.html', notFoundPage(settings)]])
  // Robots read only that of the shop's address.
  if (wayToRoot(settings) === '') always.set('robots.txt', robots(siteMaps))
  if (!shop) {
    // The page of the source names it.
    const hasPicture = existsSync(join(folder, USUAL_PICTURE))
    return { html: hasPicture ? html : withPicture(html, undefined), files: always }
  }
  return {
    html: homePage(html, shop),
    files: (function* () {
      yield* always
      yield* previewFiles(shop, shopPages(settings, folder))
    })(),
  }
}
