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
