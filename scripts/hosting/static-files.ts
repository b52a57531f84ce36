import { readFileSync } from 'node:fs'
import sirv, { type RequestHandler } from 'sirv'
import { securityPolicy } from './security-policy.ts'

const YEAR = 365 * 24 * 60 * 60
const DAY = 24 * 60 * 60

/**
 * Serves a folder as a good static host does: compressed copies where there are some, names with a hash for ever,
 * everything that changes under its name asked for again, and the security policy of the page. What is not there is left
 * to the next handler.
 */
export function staticFiles(folder: string): RequestHandler {
  const policy = securityPolicy(readFileSync(`${folder}/index.html`, 'utf8'))
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path))
      // Who may show the page inside of another one can be said in the header only.
      response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'`)
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })
}

/** How long a browser may keep a file, by its path. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR}, immutable`
  // Photographs are drawn again now and then, and nobody minds the older one for a day.
  if (path.startsWith('/img/')) return `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`
  return 'no-cache'
}
