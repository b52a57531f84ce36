import { pageAddress } from '#src/domain/address/page-address.ts'

/** What the address says about the page, before the router has loaded. */
interface CurrentPage {
  /** The name of the page's template; undefined if no template can be meant. */
  readonly page?: string
  /** The first segment of the path. */
  readonly section: string
  /** The second segment: names a product. */
  readonly slug?: string
  /** The query string. */
  readonly query: string
}

export function currentPage(): CurrentPage {
  const { segments, query } = pageAddress(location.hash)
  // The router marks the link to the section of a malformed address, too.
  if (!segments) return { section: location.hash.split('/')[1] ?? '', query }
  const [section = '', slug, ...more] = segments
  if (more.length > 0) return { section, query }
  return slug === undefined
    ? { page: `/${section}`, section, query }
    : { page: `/${section}/*`, section, slug, query }
}
