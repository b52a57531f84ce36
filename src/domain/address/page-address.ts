import { decoded } from './search-string.ts'

/** What an address of the shop says after its `#`. */
interface PageAddress {
  /** The path's segments, decoded; undefined when their encoding is malformed, which no page of the shop has. */
  readonly segments: readonly string[] | undefined
  /** The query string, without its `?`. */
  readonly query: string
}

/** @param address a whole one, or its part from `#` on */
export function pageAddress(address: string): PageAddress {
  const [, route = ''] = address.split('#')
  const [path = '', ...query] = route.split('?')
  const segments = path.split('/').filter(Boolean).map(decoded)
  return {
    segments: segments.every((segment) => segment !== undefined) ? segments : undefined,
    query: query.join('?'),
  }
}
