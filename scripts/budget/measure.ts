import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
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

const sourceMapSchema = z.object({
  version: z.literal(3),
  file: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
})

/** The JavaScript of a route. */
export interface RouteSize {
  /** Brotli bytes of what this route loads beyond a first visit to the home page. */
  readonly bytes: number
  /** Minified, uncompressed bytes by module: packages by name, files of the shop by path. */
  readonly modules: Readonly<Record<string, number>>
}

/** Sizes from the build's manifest: a first visit to the home page, and what each further route adds. */
export function measureRoutes(folder: string): Record<string, RouteSize> {
  const manifest = manifestSchema.parse(readJson(`${folder}/.vite/manifest.json`))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const firstVisit = filesOf(manifest, [...entries, ...chunksOf(manifest, 'routes/index.tsx')])
  const others = new Set(
    Object.keys(manifest)
      .filter((key) => key.startsWith('routes/'))
      .map(sourceOf),
  )
  others.delete('routes/index.tsx')
  return {
    'first visit': sizeOf(folder, firstVisit),
    ...Object.fromEntries(
      [...others].sort().map((route) => {
        const files = filesOf(manifest, chunksOf(manifest, route))
        return [
          route,
          sizeOf(
            folder,
            [...files].filter((file) => !firstVisit.has(file)),
          ),
        ]
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

function sizeOf(folder: string, files: Iterable<string>): RouteSize {
  const modules = new Map<string, number>()
  let bytes = 0
  for (const file of files) {
    const code = readFileSync(`${folder}/${file}`)
    bytes += brotliCompressSync(code).length
    addModules(modules, code.toString(), readJson(`${folder}/${file}.map`))
  }
  return {
    bytes,
    modules: Object.fromEntries([...modules].sort(([, one], [, other]) => other - one)),
  }
}

/** Assigns each character of the code to its module by the source map. */
function addModules(modules: Map<string, number>, code: string, map: unknown): void {
  const sources = new SourceMap(sourceMapSchema.parse(map))
  code.split('\n').forEach((line, lineNumber) => {
    for (let column = 0; column < line.length; column++) {
      const entry = sources.findEntry(lineNumber, column)
      const name = 'originalSource' in entry ? moduleOf(entry.originalSource) : 'bundler'
      modules.set(name, (modules.get(name) ?? 0) + 1)
    }
  })
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/
const OWN_FILE = /(?:^|\/)((?:src|routes)\/.*)/

/** A package's name, or a file of the shop. */
function moduleOf(source: string): string {
  return PACKAGE.exec(source)?.[1] ?? sourceOf(OWN_FILE.exec(source)?.[1] ?? 'bundler')
}

/** The file name without the query that the router adds when it splits a file. */
function sourceOf(key: string): string {
  return key.replace(/\?.*$/, '')
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
