import type { OwnPage } from '#tools/build/pages/read-pages.ts'
import { writeFiles } from '#tools/build/write-files.ts'
import { infoPage } from './info-page.ts'
import { listPage } from './list-page.ts'
import type { PreviewShop } from './preview-shop.ts'
import { addressOf } from './product-data.ts'
import { productPage } from './product-page.ts'
import { siteMap } from './site-map.ts'

/** Writes the pages of all products and lists, the owner's own, and the site map into a build, one after another. */
export function writePreviews(
  build: string,
  shop: PreviewShop,
  pages: readonly OwnPage[] = [],
): void {
  writeFiles(previewFiles(build, shop, pages))
}

function* previewFiles(
  build: string,
  shop: PreviewShop,
  pages: readonly OwnPage[],
): Generator<[path: string, text: string]> {
  const { settings, products } = shop
  const lists = Object.keys(settings.categories)
  for (const page of products) {
    yield [`${build}/${page.folder}/index.html`, productPage(shop, page)]
  }
  for (const category of lists) yield [`${build}/${category}/index.html`, listPage(shop, category)]
  for (const page of pages) yield [`${build}/info/${page.name}/index.html`, infoPage(shop, page)]
  const addresses = [
    settings.address,
    ...lists.map((category) => `${settings.address}${category}/`),
    ...products.map((page) => addressOf(shop, page)),
    ...pages.map(({ name }) => `${settings.address}info/${name}/`),
  ]
  for (const [name, xml] of siteMap(settings.address, addresses)) yield [`${build}/${name}`, xml]
}
