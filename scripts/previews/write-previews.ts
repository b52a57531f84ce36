import { mkdirSync, writeFileSync } from 'node:fs'
import { isCategory } from '../../src/domain/category.ts'
import { listPage } from './list-page.ts'
import type { PreviewShop } from './preview-shop.ts'
import { addressOf } from './product-data.ts'
import { productPage } from './product-page.ts'
import { siteMap } from './site-map.ts'

/** Writes the pages of all products and lists into a build, one after the other, and the site map. */
export function writePreviews(build: string, shop: PreviewShop): void {
  const { settings, products } = shop
  const lists = Object.keys(settings.categories).filter(isCategory)
  for (const page of products) writePage(`${build}/${page.folder}`, productPage(shop, page))
  for (const category of lists) writePage(`${build}/${category}`, listPage(shop, category))
  const addresses = [
    settings.address,
    ...lists.map((category) => `${settings.address}${category}/`),
    ...products.map((page) => addressOf(shop, page)),
  ]
  for (const [name, xml] of siteMap(settings.address, addresses)) {
    writeFileSync(`${build}/${name}`, xml)
  }
}

function writePage(folder: string, html: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/index.html`, html)
}
