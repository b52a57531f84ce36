import { alternates } from '#tools/site/languages/shop-json.ts'
import type { OwnPage } from '#tools/site/pages/read-pages.ts'
import { feedFiles } from '#tools/site/feeds/feed-files.ts'
import { llmsText } from '#tools/site/feeds/llms.ts'
import { markdownOf, TWIN } from '#tools/site/feeds/markdown.ts'
import { infoPage } from './info-page.ts'
import { listPage } from './list-page.ts'
import type { PreviewShop } from './preview-shop.ts'
import { addressOf } from './product-data.ts'
import { productPage } from './product-page.ts'

/** The pages of all products and lists, the owner's own, their twins in Markdown, the feeds and the site map, one after another. */
export function* previewFiles(
  shop: PreviewShop,
  pages: readonly OwnPage[] = [],
): Generator<[path: string, text: string]> {
  const { settings, products } = shop
  const lists = Object.keys(settings.categories)
  for (const page of products) yield* withTwin(shop, page.folder, productPage(shop, page))
  for (const category of lists) yield* withTwin(shop, category, listPage(shop, category))
  for (const page of pages) yield* withTwin(shop, `info/${page.name}`, infoPage(shop, page))
  if (settings.feeds.markdown) yield [TWIN, llmsText(shop)]
  if (settings.feeds.llms) yield ['llms.txt', llmsText(shop)]
  yield* feedFiles(shop)
  const addresses = [
    settings.address,
    ...lists.map((category) => `${settings.address}${category}/`),
    ...products.map((page) => addressOf(shop, page)),
    ...pages.map(({ name }) => `${settings.address}info/${name}/`),
  ]
  yield ['sitemap.xml', siteMap(settings, addresses)]
}

/** A page, and the same in Markdown beside it. */
function* withTwin(
  { settings }: PreviewShop,
  folder: string,
  html: string,
): Generator<[path: string, text: string]> {
  yield [`${folder}/index.html`, html]
  const address = `${settings.address}${encodeURI(folder)}/`
  if (settings.feeds.markdown) yield [`${folder}/${TWIN}`, markdownOf(html, address)]
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
