import { isCategory } from '../../../src/domain/product/category.ts'
import { writeFiles } from '../write-files.ts'
import { listPage } from './list-page.ts'
import type { PreviewShop } from './preview-shop.ts'
import { addressOf } from './product-data.ts'
import { productPage } from './product-page.ts'
import { siteMap } from './site-map.ts'

/** Writes the pages of all products and lists into a build, one after another, and the site map. */
export function writePreviews(build: string, shop: PreviewShop): void {
  writeFiles(previewFiles(build, shop))
}

function* previewFiles(build: string, shop: PreviewShop): Generator<[path: string, text: string]> {
  const { settings, products } = shop
  const lists = Object.keys(settings.categories).filter(isCategory)
  for (const page of products) {
    yield [`${build}/${page.folder}/index.html`, productPage(shop, page)]
  }
  for (const category of lists) yield [`${build}/${category}/index.html`, listPage(shop, category)]
  const addresses = [
    settings.address,
    ...lists.map((category) => `${settings.address}${category}/`),
    ...products.map((page) => addressOf(shop, page)),
  ]
  for (const [name, xml] of siteMap(settings.address, addresses)) yield [`${build}/${name}`, xml]
}
