import { pageAddress } from '#src/domain/address/page-address.ts'

/** `page` names a template, and `slug` a product, before the router has loaded; undefined if none can be meant. */
export function currentPage() {
  const { segments, query } = pageAddress(location.hash)
  // The router marks the link to the section of a malformed address, too.
  if (!segments) return { section: location.hash.split('/')[1] ?? '', query }
  const [section = '', slug, ...more] = segments
  if (more.length > 0) return { section, query }
  return slug === undefined
    ? { page: `/${section}`, section, query }
    : { page: `/${section}/*`, section, slug, query }
}
