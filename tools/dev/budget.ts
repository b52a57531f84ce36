import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
  }),
)

type Manifest = z.infer<typeof manifestSchema>

const HOME = 'routes/index.tsx'

/**
 * Upper limits in brotli bytes (docs/decisions/014): a first visit to the home page, and what each further route adds.
 */
const FIRST_VISIT_LIMIT = 135_000
const ROUTE_LIMIT = 26_000

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

/** Brotli bytes of JavaScript, from the build's manifest: a first visit, and what each further route adds to it. */
function measureRoutes(folder: string): Record<string, number> {
  const json = readFileSync(`${folder}/.vite/manifest.json`, 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(json))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const firstVisit = filesOf(manifest, [...entries, ...chunksOf(manifest, HOME)])
  const keys = Object.keys(manifest).filter((key) => key.startsWith('routes/'))
  const routes = new Set(keys.map(sourceOf).filter((route) => route !== HOME))
  const sizeOf = (files: readonly string[]) =>
    files
      .map((file) => brotliCompressSync(readFileSync(`${folder}/${file}`)).length)
      .reduce((sum, bytes) => sum + bytes, 0)
  return {
    'first visit': sizeOf([...firstVisit]),
    ...Object.fromEntries(
      [...routes].sort().map((route) => {
        const files = filesOf(manifest, chunksOf(manifest, route))
        return [route, sizeOf([...files].filter((file) => !firstVisit.has(file)))]
      }),
    ),
  }
}

/** The router splits a route into a chunk for each of its components. */
function chunksOf(manifest: Manifest, route: string): string[] {
  return Object.keys(manifest).filter((key) => sourceOf(key) === route)
}

/** The files of chunks and of all their static imports. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const reached = new Set(keys)
  for (const key of reached) manifest[key]?.imports.forEach((imported) => reached.add(imported))
  return new Set([...reached].flatMap((key) => manifest[key]?.file ?? []))
}

/** The file name without the query that the router adds when it splits a file. */
function sourceOf(key: string): string {
  return key.replace(/\?.*$/, '')
}
