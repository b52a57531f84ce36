/** What the address says about the page, before the router has loaded. */
export interface CurrentPage {
  /** The part of the address that the router calls the path. */
  readonly path: string
  /** The name of the page's template; undefined if no template can be meant. */
  readonly page?: string
  /** The first segment of the path, decoded as the router decodes it. */
  readonly section: string
  /** The second segment: names a product. */
  readonly slug?: string
}

export function currentPage(): CurrentPage {
  const [path = ''] = location.hash.slice(1).split(/[?#]/)
  try {
    const [section = '', slug, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
    if (more.length > 0) return { path, section }
    return slug === undefined
      ? { path, page: `/${section}`, section }
      : { path, page: `/${section}/*`, section, slug }
  } catch {
    // A malformed escape sequence: no page of the shop, even if its first segment is one.
    return { path, section: path.split('/')[1] ?? '' }
  }
}
