import { readFileSync } from 'node:fs'
import sirv, { type RequestHandler } from 'sirv'
import { securityPolicy } from './security-policy.ts'

const YEAR = 365 * 24 * 60 * 60
const DAY = 24 * 60 * 60

/**
 * Serves a folder as a good static host does: with compressed copies where they exist, with `Cache-Control` by path,
 * and with the page's security policy. Leaves requests for missing files to the next handler.
 */
export function staticFiles(folder: string): RequestHandler {
  const policy = securityPolicy(readFileSync(`${folder}/index.html`, 'utf8'))
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path))
      // `frame-ancestors` works only in the header, not in a `<meta>` element. Other pages name their own scripts there.
      const own = /^\/(index\.html)?$/.test(path) ? `${policy}; ` : ''
      response.setHeader('Content-Security-Policy', `${own}frame-ancestors 'none'`)
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })
}

/**
 * The `Cache-Control` header for a file, by its path. Files in `assets/` have a hash in their name and never change;
 * other files change under their name and are revalidated, photographs after a day.
 */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR}, immutable`
  // Photographs are redrawn now and then under the same name; an outdated one does no harm for a day.
  if (path.startsWith('/img/')) return `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`
  return 'no-cache'
}
