import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** The layers of docs/architecture.md, from top to bottom: a file imports its own layer and those below. */
const LEVELS = [
  ['tests'],
  ['tools/owner', 'tools/bench', 'demo'],
  ['tools/dev'],
  ['tools/build'],
  ['src/main.tsx', 'src/boot/inline'],
  ['src/boot/hydration'],
  ['src/app'],
  ['src/routeTree.gen.ts'],
  ['routes'],
  ['src/features'],
  ['src/components'],
  ['src/state', 'src/data', 'src/analytics'],
  ['src/boot', 'src/styles', 'src/links.ts', 'src/ui', 'src/lib'],
  ['src/domain'],
]
const LAYERS = LEVELS.flat().sort((a, b) => b.length - a.length)

/** What `tools` and `demo` may import of the shop. The build draws templates, and reads entries as the shop does. */
const LENT = /^src\/(domain\/|links\.ts$|boot\/inline\/|data\/parse-entries\.ts$)/

/** The packages that a layer may import; layers not named here may import any. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  'src/links.ts': /^$/,
  'src/domain': /^zod/,
  'src/state': /^(zod|jotai)/,
  'src/data': /^(zod|react$|@tanstack\/react-query$)/,
  'src/ui': /^react/,
  'src/analytics': /^$/,
  'src/lib': /^$/,
}

/** What is wrong with an import, or undefined; paths as `src/ui/button.tsx`. */
function faultOf(importer: string, specifier: string): string | undefined {
  const from = layerOf(importer)
  if (!/^[#.]/.test(specifier)) {
    const isAllowed = PACKAGES[from]?.test(specifier) ?? true
    return isAllowed ? undefined : `${from} imports ${specifier}`
  }
  const target = pathOf(importer, specifier)
  const to = layerOf(target)
  const folder = importer.replace(/[^/]*$/, '')
  const isInside = target.startsWith(folder)
  if (
    specifier.startsWith('../') ||
    (specifier !== '.*' && specifier.startsWith('./') !== isInside)
  )
    return `${specifier}: write ./ inside a folder, and #... for another`
  if (from === to) {
    const isOther = from === 'src/features' && partOf(importer) !== partOf(target)
    return isOther ? `${partOf(importer)} knows ${partOf(target)}` : undefined
  }
  if (/^(tools|demo)/.test(from) && target.startsWith('src/') && LENT.test(target)) return undefined
  const isBelow = levelOf(from) < levelOf(to) && !(from === 'src/ui' && to === 'src/domain')
  const isShop = target.startsWith('src/') && /^(tools|demo)/.test(from)
  return isBelow && !isShop ? undefined : `${from} imports ${to}`
}

/** The path of an imported file, from the top. */
function pathOf(importer: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return new URL(specifier, `file:///${importer}`).pathname.slice(1)
}

function layerOf(path: string): string {
  return LAYERS.find((layer) => path === layer || path.startsWith(`${layer}/`)) ?? path
}

function levelOf(layer: string): number {
  return LEVELS.findIndex((level) => level.includes(layer))
}

/** The feature of a file. */
function partOf(path: string): string | undefined {
  return path.split('/')[2]
}

/** What is wrong with a file's name or exports, or undefined. In routes, the router decides the names. */
function habitFaultOf(path: string, source: string): string | undefined {
  if (/^export (default|\*|\{[^}]*\} from)/m.test(source)) return 'default or passed-on export'
  if (path.startsWith('routes/')) return undefined
  if (/\/index\.tsx?$/.test(path)) return 'barrel'
  return /^[a-z0-9-]+(\.d)?\.tsx?$/.test(path.replace(/^.*\//, '')) ? undefined : 'not kebab-case'
}

function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'))
  return importedFiles.map(({ fileName }) => fileName)
}

const files = globSync('{src,routes,tools,demo/catalogue}/**/*.{ts,tsx}', {
  exclude: ['src/routeTree.gen.ts', '**/*.config.ts'],
})

it.each(files)('%s imports only what its layer may, and keeps to the habits', (path) => {
  const faults = importsOf(path).map((specifier) => faultOf(path, specifier))
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
  expect(habitFaultOf(path, readFileSync(path, 'utf8'))).toBeUndefined()
})

it('has no files that import each other in a circle, types included', () => {
  const circles = new Set<string>()
  const done = new Set<string>()
  const follow = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) circles.add([...trail.slice(trail.indexOf(path)), path].join(' -> '))
    if (trail.includes(path) || done.has(path)) return
    for (const target of ownImportsOf(path)) follow(target, [...trail, path])
    done.add(path)
  }
  for (const path of globSync('{src,routes,tools,demo/catalogue,tests}/**/*.{ts,tsx}'))
    follow(path, [])
  expect([...circles]).toEqual([])
})

it('has only folders that docs/architecture.md names', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const folders = globSync([
    'src/*',
    'src/{domain,components,features,boot}/*',
    'tools/{*,build/*}',
  ])
  const unnamed = folders
    .filter((path) => !/\.\w+$/.test(path))
    .map((path) => path.replace(/^.*\//, ''))
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(page))
  expect(unnamed).toEqual([])
})

/** The files of ours that a file imports. */
function ownImportsOf(path: string): string[] {
  return importsOf(path)
    .filter((name) => /^[#.].*\.tsx?$/.test(name))
    .map((name) => pathOf(path, name))
}

/** A file, and all that it imports of ours. */
function withImports(path: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(path)) return reached
  reached.add(path)
  for (const target of ownImportsOf(path)) withImports(target, reached)
  return reached
}

/** What files of the program import that can change a disk. */
function diskChangesIn(paths: Iterable<string>): Record<string, string[]> {
  const isReading = /^(?:exists|glob|lstat|read\w*|realpath|stat)(?:Sync)?$|^createReadStream$/
  const entries = [...paths].map((path) => {
    const source = readFileSync(path, 'utf8')
    const lists = source.matchAll(/import ([^']*) from '(?:node:)?fs(?:\/promises)?'/g)
    const names = [...lists].flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
    const pictures = source.match(/\.toFile\b/g) ?? []
    return [path, [...names.filter((name) => !isReading.test(name)), ...pictures].sort()] as const
  })
  return Object.fromEntries(
    entries.filter(([, names]) => names.length > 0).map(([path, names]) => [path, [...names]]),
  )
}

it('writes files of owners in one function, and moves and removes them only where it must', () => {
  const reached = new Set([...withImports('tools/owner/shop.ts'), ...withImports('vite.config.ts')])
  expect(reached.size).toBeGreaterThan(150)
  const { 'tools/build/write-files.ts': writing, ...others } = diskChangesIn(reached)
  expect(writing).toContain('writeFileSync')
  expect(others).toEqual({
    'tools/owner/build/publish.ts': ['mkdirSync', 'renameSync', 'rmSync', 'rmdirSync'],
    'tools/owner/commands/photos.ts': ['mkdirSync', 'renameSync'],
    'tools/build/hosting/precompress.ts': ['rmSync', 'utimesSync'],
    'tools/build/settings/copy-shop.ts': ['utimesSync'],
  })
})

it('lets the photo studio import only itself and the catalogue', () => {
  const lent = globSync('demo/studio/**/*.ts', {
    exclude: ['demo/studio/node_modules/**'],
  }).flatMap((path) =>
    importsOf(path)
      .filter((name) => name.startsWith('.'))
      .map((name) => new URL(name, `file:///${path}`).pathname)
      .filter((target) => !/^\/demo\/(studio|catalogue)\//.test(target)),
  )
  expect(lent).toEqual([])
})

describe('the rule for imports', () => {
  it.each([
    ['src/ui/button.tsx', '#src/domain/money/money.ts', 'ui imports src/domain'],
    ['src/state/cart-atoms.ts', '#src/data/fetch-json.ts', 'state imports src/data'],
    ['src/data/details-query.ts', '#src/state/cart-atoms.ts', 'data imports src/state'],
    ['src/domain/cart/cart.ts', 'react', 'domain imports react'],
    ['src/domain/cart/cart.ts', '#src/ui/icon.tsx', 'domain imports src/ui'],
    ['src/features/cart/cart-page.tsx', '#src/features/home/banner.tsx', 'cart knows home'],
    ['routes/cart.tsx', '#src/app/router.tsx', 'routes imports src/app'],
    ['src/ui/button.tsx', '#src/ui/icon.tsx', 'write ./'],
    ['src/features/cart/cart-page.tsx', '../../ui/button.tsx', 'and #... for another'],
    ['src/ui/button.tsx', '#tests/support/products.ts', 'ui imports tests'],
    ['tools/bench/pages.ts', '#tests/support/products.ts', 'bench imports tests'],
    ['tools/build/html.ts', '#tools/owner/shop.ts', 'build imports tools/owner'],
    ['tools/owner/shop.ts', '#src/state/cart-atoms.ts', 'owner imports src/state'],
    ['src/data/details-query.ts', '#demo/catalogue/build.ts', 'data imports demo'],
  ])('refuses %s importing %s', (importer, specifier, fault) => {
    expect(faultOf(importer, specifier)).toContain(fault)
  })

  it('lets a layer import from any layer below', () => {
    expect(faultOf('routes/cart.tsx', '#src/domain/cart/cart.ts')).toBeUndefined()
    expect(faultOf('src/features/cart/cart-page.tsx', './cart-total.tsx')).toBeUndefined()
    expect(faultOf('tools/owner/shop.ts', '#src/domain/cart/cart.ts')).toBeUndefined()
  })

  it.each([
    ['src/ui/index.ts', '', 'barrel'],
    ['src/ui/IconButton.tsx', '', 'not kebab-case'],
    ['src/ui/icon.tsx', 'export default function Icon() {}', 'default or passed-on export'],
    ['src/ui/icon.tsx', "export * from './button.tsx'", 'default or passed-on export'],
    ['routes/$category.index.tsx', 'export const Route = 1', undefined],
  ])('says of %s with "%s": %s', (path, source, fault) => {
    expect(habitFaultOf(path, source)).toBe(fault)
  })
})
