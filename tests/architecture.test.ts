import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** The layers that a layer may import, besides itself, as drawn in docs/architecture.md. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  main: ['first-visit/hydration', 'app', 'first-visit', 'styles', 'domain', 'code', 'ui'],
  links: ['domain'],
  'first-visit/hydration': ['app', 'data', 'first-visit'],
  'first-visit/inline': ['state', 'data', 'code', 'domain', 'first-visit', 'ui'],
  'first-visit': [],
  app: [
    ...['routeTree.gen', 'features', 'components', 'state', 'data', 'events', 'ui', 'code'],
    ...['domain', 'first-visit'],
  ],
  'routeTree.gen': ['routes'],
  routes: ['features', 'components', 'state', 'data', 'ui', 'domain'],
  features: ['components', 'state', 'data', 'events', 'ui', 'code', 'domain', 'first-visit'],
  components: ['state', 'data', 'events', 'ui', 'code', 'domain', 'first-visit'],
  state: ['events', 'domain'],
  events: ['ui', 'code', 'domain'],
  data: ['code', 'domain', 'first-visit'],
  ui: [],
  code: [],
  domain: [],
  styles: [],
}

/** The packages that a layer may import; layers not named here may import any. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  links: /^$/,
  domain: /^zod/,
  state: /^(zod|jotai)/,
  data: /^(zod|@tanstack\/react-query$)/,
  ui: /^react/,
  events: /^$/,
  code: /^$/,
}

/** What is wrong with an import, or undefined; paths as `src/ui/button.tsx`. */
function faultOf(importer: string, specifier: string): string | undefined {
  const from = roomOf(importer)
  if (!/^[#.]/.test(specifier)) {
    const isAllowed = PACKAGES[from.layer]?.test(specifier) ?? true
    return isAllowed ? undefined : `${from.layer} imports ${specifier}`
  }
  const target = specifier.startsWith('#')
    ? specifier.slice(1)
    : new URL(specifier, `file:///${importer}`).pathname.slice(1)
  const to = roomOf(target)
  if (folderOf(importer) === folderOf(target)) {
    return specifier.startsWith('./') ? undefined : `${specifier} is in the same folder: write ./`
  }
  if (from.layer === to.layer && from.room === to.room) {
    return specifier.startsWith('#src/') ? undefined : `${specifier} should be #src/...`
  }
  if (from.layer === to.layer) return `${from.layer}/${from.room} knows ${to.layer}/${to.room}`
  if (!BELOW[from.layer]?.includes(to.layer)) return `${from.layer} imports ${to.layer}`
  const isInside = from.layer === 'main' || to.layer === 'routes'
  return isInside || specifier.startsWith('#src/') ? undefined : `${specifier} should be #src/...`
}

function folderOf(path: string): string {
  return path.replace(/[^/]*$/, '')
}

/** The layer of a file and, in features, the name of the feature. */
function roomOf(path: string) {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top !== 'src') return { layer: top, room: '' }
  const folders = folderOf(path).slice('src/'.length, -1)
  if (second === 'first-visit') return { layer: folders, room: '' }
  const layer = second.replace(/\.tsx?$/, '')
  return { layer, room: layer === 'features' ? third : '' }
}

/** What is wrong with a file's name or exports, or undefined. In routes, the router decides the names. */
function habitFaultOf(path: string, source: string): string | undefined {
  if (/^export (default|\*|\{[^}]*\} from)/m.test(source)) return 'default or passed-on export'
  if (path.startsWith('routes/') || path.endsWith('.gen.ts')) return undefined
  if (/\/index\.tsx?$/.test(path)) return 'barrel'
  return /^[a-z0-9-]+(\.d)?\.tsx?$/.test(path.replace(/^.*\//, '')) ? undefined : 'not kebab-case'
}

function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'))
  return importedFiles.map(({ fileName }) => fileName)
}

const files = globSync(['src/**/*.{ts,tsx}', 'routes/**/*.{ts,tsx}'])

it.each(files)('%s imports only layers and packages allowed to its layer', (path) => {
  const faults = importsOf(path).map((specifier) => faultOf(path, specifier))
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

it.each([...files, ...globSync('cli/**/*.ts')])(
  '%s follows the rules for names and exports',
  (path) => {
    expect(habitFaultOf(path, readFileSync(path, 'utf8'))).toBeUndefined()
  },
)

it('has no files that import each other in a circle, types included', () => {
  const circles = new Set<string>()
  const done = new Set<string>()
  const follow = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) circles.add([...trail.slice(trail.indexOf(path)), path].join(' -> '))
    if (trail.includes(path) || done.has(path)) return
    for (const target of ownImportsOf(path)) follow(target, [...trail, path])
    done.add(path)
  }
  for (const path of globSync('{src,routes,cli,scripts,catalogue,benchmarks,tests}/**/*.{ts,tsx}'))
    follow(path, [])
  expect([...circles]).toEqual([])
})

it('has only folders that docs/architecture.md names', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const folders = globSync([
    'src/*',
    'src/{domain,components,features,first-visit}/*',
    'scripts/{*,build/*}',
  ])
  const unnamed = folders
    .filter((path) => !/\.\w+$/.test(path))
    .map((path) => path.replace(/^.*\//, ''))
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(page))
  expect(unnamed).toEqual([])
})

const program = globSync('cli/**/*.ts')

it('lets the program for owners import only the rules of the shop, its links and the scripts', () => {
  const lent = program.flatMap((path) =>
    importsOf(path)
      .map((name) => (name.startsWith('.') ? new URL(name, `file:///${path}`).pathname : name))
      .filter((name) => /^[/#]/.test(name))
      .filter(
        (name) => !/^(\/cli\/|#cli\/|[#/]src\/domain\/|#src\/links\.ts$|\/scripts\/)/.test(name),
      ),
  )
  expect(lent).toEqual([])
})

it('lets nothing import the program for owners', () => {
  const users = globSync('{src,routes,catalogue,scripts,benchmarks}/**/*.{ts,tsx}')
  const imports = users.flatMap(importsOf).filter((name) => /^#cli\/|(^|\/)\.\.\/cli\//.test(name))
  expect(imports).toEqual([])
})

/** The files of ours that a file imports. */
function ownImportsOf(path: string): string[] {
  return importsOf(path)
    .filter((name) => /^[#.].*\.tsx?$/.test(name))
    .map((name) => new URL(name.replace('#', '/'), `file:///${path}`).pathname.slice(1))
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
  const reached = new Set([...withImports('cli/shop.ts'), ...withImports('vite.config.ts')])
  expect(reached.size).toBeGreaterThan(150)
  const { 'scripts/build/write-files.ts': writing, ...others } = diskChangesIn(reached)
  expect(writing).toContain('writeFileSync')
  expect(others).toEqual({
    'cli/build/publish.ts': ['mkdirSync', 'renameSync', 'rmSync', 'rmdirSync'],
    'cli/commands/photos.ts': ['mkdirSync', 'renameSync'],
    'scripts/build/hosting/precompress.ts': ['rmSync', 'utimesSync'],
    'scripts/build/settings/copy-shop.ts': ['utimesSync'],
  })
})

it('imports only JSON from the photo studio, which is a package of its own', () => {
  const users = globSync(['{src,routes,catalogue,scripts,benchmarks,tests}/**/*.{ts,tsx}'])
  const code = users.flatMap(importsOf).filter((name) => /(^|\/)studio\/(?!.*\.json$)/.test(name))
  expect(code).toEqual([])
})

it('lets the photo studio import only itself and the catalogue', () => {
  const lent = globSync('studio/**/*.ts', { exclude: ['studio/node_modules/**'] }).flatMap((path) =>
    importsOf(path)
      .filter((name) => name.startsWith('.'))
      .map((name) => new URL(name, `file:///${path}`).pathname)
      .filter((target) => !/^\/(studio|catalogue)\//.test(target)),
  )
  expect(lent).toEqual([])
})

describe('the rule for imports', () => {
  it.each([
    ['src/ui/button.tsx', '#src/domain/money/money.ts', 'ui imports domain'],
    ['src/state/cart.ts', '#src/data/fetch-json.ts', 'state imports data'],
    ['src/domain/cart/cart.ts', 'react', 'domain imports react'],
    [
      'src/components/product/price.tsx',
      '#src/features/cart/cart-page.tsx',
      'components imports features',
    ],
    ['src/features/cart/cart-page.tsx', '#src/features/home/banner.tsx', 'knows features/home'],
    ['routes/cart.tsx', '#src/app/router.tsx', 'routes imports app'],
    ['src/ui/button.tsx', '#src/ui/icon.tsx', 'write ./'],
    ['src/data/details-query.ts', '../domain/category.ts', 'should be #src/'],
    ['src/data/details-query.ts', '#src/state/cart.ts', 'data imports state'],
    ['src/domain/cart/cart.ts', '#src/ui/icon.tsx', 'domain imports ui'],
    ['src/code/load-code.ts', '#src/data/fetch-json.ts', 'code imports data'],
    ['src/components/product/price.tsx', '#src/main.tsx', 'components imports main'],
    ['src/app/shop.tsx', '#src/main.tsx', 'app imports main'],
    ['src/ui/button.tsx', '#tests/support/products.ts', 'ui imports tests'],
    ['src/data/details-query.ts', '#catalogue/build.ts', 'data imports catalogue'],
  ])('refuses %s importing %s', (importer, specifier, fault) => {
    expect(faultOf(importer, specifier)).toContain(fault)
  })

  it('lets a layer import from any layer below', () => {
    expect(faultOf('routes/cart.tsx', '#src/domain/cart/cart.ts')).toBeUndefined()
    expect(faultOf('src/features/cart/cart-page.tsx', './cart-total.tsx')).toBeUndefined()
  })

  it.each([
    ['src/ui/index.ts', '', 'barrel'],
    ['src/ui/index.tsx', '', 'barrel'],
    ['src/ui/IconButton.tsx', '', 'not kebab-case'],
    ['src/ui/icon_button.tsx', '', 'not kebab-case'],
    ['src/ui/icon.tsx', 'export default function Icon() {}', 'default or passed-on export'],
    ['src/ui/icon.tsx', "export * from './button.tsx'", 'default or passed-on export'],
    ['routes/cart.tsx', "export { Cart } from './x.ts'", 'default or passed-on export'],
    ['routes/$category.index.tsx', 'export const Route = 1', undefined],
    ['src/ui/use-swipe.ts', 'export function useSwipe() {}', undefined],
  ])('says of %s with "%s": %s', (path, source, fault) => {
    expect(habitFaultOf(path, source)).toBe(fault)
  })
})
