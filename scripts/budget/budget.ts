import { measureRoutes } from './measure.ts'

/**
 * Upper limits in brotli bytes (docs/decisions/014): a first visit to the home page, and what each further route adds.
 */
const FIRST_VISIT_LIMIT = 123_500
const ROUTE_LIMIT = 24_000

const rows = Object.entries(measureRoutes('dist')).map(([route, bytes]) => {
  const limit = route === 'first visit' ? FIRST_VISIT_LIMIT : ROUTE_LIMIT
  return { route, 'brotli bytes': bytes, limit }
})
console.table(rows)
for (const { route, 'brotli bytes': bytes, limit } of rows) {
  if (bytes <= limit) continue
  console.error(`${route} is ${bytes} bytes, the limit is ${limit}`)
  process.exitCode = 1
}
