import type { OwnPage } from '#tools/build/pages/read-pages.ts'
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
  for (const [name, xml] of siteMap(settings.address, addresses)) yield [name, xml]
}

/** Addresses in one file, by the protocol of sitemaps.org. */
const MOST_ADDRESSES = 50_000

/**
 * The files of the site map by name: `sitemap.xml` and, if one file cannot hold all addresses, the parts that it lists.
 */
export function siteMap(
  shop: string,
  addresses: readonly string[],
  most = MOST_ADDRESSES,
): ReadonlyMap<string, string> {
  if (addresses.length <= most)
    return new Map([['sitemap.xml', xmlList('urlset', 'url', addresses)]])
  const parts = Array.from(
    { length: Math.ceil(addresses.length / most) },
    (_, part): [string, string] => [
      `sitemap-${part + 1}.xml`,
      xmlList('urlset', 'url', addresses.slice(part * most, (part + 1) * most)),
    ],
  )
  const index = parts.map(([name]) => shop + name)
  return new Map([['sitemap.xml', xmlList('sitemapindex', 'sitemap', index)], ...parts])
}

function xmlList(list: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${escape(address)}</loc></${entry}>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</${list}>
`
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}

/** The content of `robots.txt`, which robots read only in the first folder of a host. */
export function robots(siteMap?: string): string {
  return `User-agent: *\nDisallow:\n${siteMap === undefined ? '' : `\nSitemap: ${siteMap}\n`}`
}
