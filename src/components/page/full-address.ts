/**
 * The whole address of a page of the shop, for use outside of it. Without a query before the `#`, which may tell where
 * the visitor came from.
 *
 * @param href as in a link of the shop: `#/phones`
 */
export function fullAddress(href: string): string {
  const { origin, pathname } = window.location
  return new URL(href, origin + pathname).href
}
