import { alternates } from '#tools/site/languages/shop-json.ts'
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
  yield ['sitemap.xml', siteMap(settings, addresses)]
}

function siteMap(settings: PreviewShop['settings'], addresses: readonly string[]): string {
  const more = settings.languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  const entries = addresses.map((address) => {
    const links = alternates(settings, address).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
    )
    return `<url><loc>${escape(address)}</loc>${links.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>
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
