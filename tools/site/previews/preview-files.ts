import type { OwnPage } from '#tools/site/pages/read-pages.ts'
import { infoPage } from './info-page.ts'
import { listPage } from './list-page.ts'
import type { PreviewShop } from './preview-shop.ts'
import { addressOf } from './product-data.ts'
import { productPage } from './product-page.ts'

/** The pages of all products and lists, the owner's own, and the site map, one after another. */
export function* previewFiles(
  shop: PreviewShop,
  pages: readonly OwnPage[] = [],
): Generator<[path: string, text: string]> {
  const { settings, products } = shop
  const lists = Object.keys(settings.categories)
  for (const page of products) {
    yield [`${page.folder}/index.html`, productPage(shop, page)]
  }
  for (const category of lists) yield [`${category}/index.html`, listPage(shop, category)]
  for (const page of pages) yield [`info/${page.name}/index.html`, infoPage(shop, page)]
  const addresses = [
    settings.address,
    ...lists.map((category) => `${settings.address}${category}/`),
    ...products.map((page) => addressOf(shop, page)),
    ...pages.map(({ name }) => `${settings.address}info/${name}/`),
  ]
  yield ['sitemap.xml', siteMap(addresses)]
}

function siteMap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escape(address)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}

/** The content of `robots.txt`, which robots read only in the first folder of a host. */
export function robots(siteMaps: readonly string[]): string {
  const lines = siteMaps.map((address) => `Sitemap: ${address}\n`)
  return ['User-agent: *\nDisallow:\n', ...(lines.length > 0 ? ['\n', ...lines] : [])].join('')
}
