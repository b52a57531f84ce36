import { alternates } from '#tools/site/languages/shop-json.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
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
  for (const [name, xml] of siteMap(settings, addresses)) yield [name, xml]
}

/** Addresses in one file, by the protocol of sitemaps.org. */
const MOST_ADDRESSES = 50_000

/**
 * The files of the site map by name: `sitemap.xml` and, if one file cannot hold all addresses, the parts that it lists.
 */
export function siteMap(
  shop: { readonly address: string; readonly languages?: Settings['languages'] },
  addresses: readonly string[],
  most = MOST_ADDRESSES,
): ReadonlyMap<string, string> {
  const pagesOf = (part: readonly string[]) =>
    xmlList(
      'urlset',
      part.map((address) => urlOf(shop, address)),
    )
  if (addresses.length <= most) return new Map([['sitemap.xml', pagesOf(addresses)]])
  const parts = Array.from(
    { length: Math.ceil(addresses.length / most) },
    (_, part): [string, string] => [
      `sitemap-${part + 1}.xml`,
      pagesOf(addresses.slice(part * most, (part + 1) * most)),
    ],
  )
  const index = parts.map(([name]) => `<sitemap>${location(shop.address + name)}</sitemap>\n`)
  return new Map([['sitemap.xml', xmlList('sitemapindex', index)], ...parts])
}

function urlOf(shop: Parameters<typeof siteMap>[0], address: string): string {
  const links = alternates({ languages: undefined, ...shop }, address).map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
  )
  return `<url>${location(address)}${links.join('')}</url>\n`
}

function location(address: string): string {
  return `<loc>${escape(address)}</loc>`
}

function xmlList(list: string, entries: readonly string[]): string {
  const links = entries.some((entry) => entry.includes('<xhtml:'))
  const more = links ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>
${entries.join('')}</${list}>
`
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}

/** The content of `robots.txt`, which robots read only in the first folder of a host. */
export function robots(siteMaps: readonly string[] = []): string {
  const lines = siteMaps.map((address) => `Sitemap: ${address}\n`)
  return ['User-agent: *\nDisallow:\n', ...(lines.length > 0 ? ['\n', ...lines] : [])].join('')
}
