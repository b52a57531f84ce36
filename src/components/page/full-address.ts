/** The whole address of a link, without a query before the `#`, which may tell where the visitor came from. */
export function fullAddress(href: string): string {
  const { origin, pathname } = window.location
  return new URL(href, origin + pathname).href
}
