const YEAR = 365 * 24 * 60 * 60
const DAY = 24 * 60 * 60

/** Headers of every answer: what would have no effect in the policy inside the page (decision 039). */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const

/** `Cache-Control` by paths; the first that fits counts. */
export const CACHE_CONTROL = [
  // Photographs are redrawn now and then under the same name; an outdated one does no harm for a day.
  [/^\/img\//, `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`],
  // A file here has a hash in its name, and never changes. Each language has a folder of its own.
  [/^\/([a-z][a-z][a-z]?\/)?assets\//, `public, max-age=${YEAR}, immutable`],
  // Everything else changes under its name.
  [/^/, 'no-cache'],
] as const

export function cacheControl(path: string): string {
  const [, value = ''] = CACHE_CONTROL.find(([paths]) => paths.test(path)) ?? []
  return value
}
