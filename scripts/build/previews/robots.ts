/** The content of `robots.txt`, which robots read only in the first folder of a host. */
export function robots(siteMap?: string): string {
  return `User-agent: *\nDisallow:\n${siteMap === undefined ? '' : `\nSitemap: ${siteMap}\n`}`
}
