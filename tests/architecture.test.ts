import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** The layers of docs/architecture.md, from top to bottom: a file imports its own layer and those below. */
const LEVELS = [
  ['tests'],
  ['tools/owner', 'tools/bench', 'demo'],
  ['tools/dev'],
  ['tools/site'],
  ['src/main.tsx'],
  ['src/boot'],
  ['src/app'],
  ['src/routeTree.gen.ts'],
  ['routes'],
  ['src/features'],
  ['src/components'],
  ['src/state', 'src/data', 'src/analytics'],
  ['src/styles', 'src/links.ts', 'src/ui', 'src/lib'],
  ['src/domain'],
  ['src/messages'],
]
const LAYERS = LEVELS.flat().sort((a, b) => b.length - a.length)

/** What `tools` and `demo` may import of the shop. The build draws templates, and reads entries as the shop does. */
const LENT = /^src\/(domain\/|messages\/|links\.ts$|boot\/inline\/|data\/parse-entries\.ts$)/

/** The type of the settings is that of the schema which the build reads them by. */
const DERIVED = 'src/domain/settings/settings.ts tools/site/settings/read-settings.ts'

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

const sources = new Map(
  globSync('{src,routes,tools,demo/catalogue,tests}/**/*.{ts,tsx}', {
    exclude: ['src/**/*.gen.ts', '**/*.config.ts'],
  }).map((path) => [path, readFileSync(path, 'utf8')]),
)
const imports = new Map([...sources].map(([path, source]) => [path, importsIn(source)]))

it('has only imports that a layer may have', () => {
  const faults = [...imports].flatMap(([path, specifiers]) =>
    specifiers.filter((each) => !mayImport(path, each)).map((each) => `${path} imports ${each}`),
  )
  expect(faults).toEqual([])
})

it.each([
  ['src/ui/button.tsx', '#src/domain/money/money.ts'],
  ['src/state/cart-atoms.ts', '#src/data/fetch-json.ts'],
  ['src/domain/cart/cart.ts', 'react'],
  ['src/features/cart/cart-page.tsx', '#src/features/home/banner.tsx'],
  ['routes/cart.tsx', '#src/app/router.tsx'],
  ['src/ui/button.tsx', '#src/ui/icon.tsx'],
  ['src/features/cart/cart-page.tsx', '../../ui/button.tsx'],
  ['tools/bench/host.ts', '#tests/support/products.ts'],
  ['tools/owner/shop.ts', '#src/state/cart-atoms.ts'],
])('refuses %s importing %s', (importer, specifier) => {
  expect(mayImport(importer, specifier)).toBe(false)
})

/** Inside a folder `./` is written, and `#…` for another. */
function mayImport(importer: string, specifier: string): boolean {
  const from = layerOf(importer)
  if (!/^(#|\.\.?\/)/.test(specifier)) return PACKAGES[from]?.test(specifier) ?? true
  const target = pathOf(importer, specifier)
  const to = layerOf(target)
  const isInFolder = target.startsWith(`${dirname(importer)}/`)
  if (specifier.startsWith('../') || specifier.startsWith('./') !== isInFolder) return false
  if (from === to) return from !== 'src/features' || featureOf(importer) === featureOf(target)
  if (`${importer} ${target}` === DERIVED) return true
  if (/^(tools|demo)/.test(from) && target.startsWith('src/')) return LENT.test(target)
  return levelOf(from) < levelOf(to) && !(from === 'src/ui' && to === 'src/domain')
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

function featureOf(path: string): string | undefined {
  return path.split('/')[2]
}

function importsIn(source: string): string[] {
  return ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName)
}

/** The files of ours that a file imports. */
function ownImportsOf(path: string): string[] {
  const own = imports.get(path)?.filter((name) => /^[#.].*\.tsx?$/.test(name)) ?? []
  return own.map((name) => pathOf(path, name))
}

it('has no files that import each other in a circle, types included', () => {
  expect(circlesIn([...imports.keys()], ownImportsOf)).toEqual([])
})

it('has no folders in the domain that import each other in a circle', () => {
  const folderOf = (path: string) => /^src\/domain\/[^/]+\//.exec(path)?.[0] ?? []
  const folders = Map.groupBy(
    [...imports.keys()].filter((path) => path.startsWith('src/domain/')),
    (path) => path.split('/').slice(0, 3).join('/') + '/',
  )
  const importsOf = (folder: string) =>
    (folders.get(folder) ?? [])
      .flatMap(ownImportsOf)
      .flatMap(folderOf)
      .filter((each) => each !== folder)
  expect(circlesIn([...folders.keys()], importsOf)).toEqual([])
})

it('has no two files of the shop with one name', () => {
  const names = [...imports.keys()].filter((path) => path.startsWith('src/')).map(nameOf)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.tsx?$/g, '')
}

/** The circles that are found by following the imports of each. */
function circlesIn(
  all: readonly string[],
  importsOf: (from: string) => readonly string[],
): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (from: string, trail: readonly string[]) => {
    if (trail.includes(from)) circles.push([...trail.slice(trail.indexOf(from)), from].join(' -> '))
    if (trail.includes(from) || done.has(from)) return
    for (const target of importsOf(from)) follow(target, [...trail, from])
    done.add(from)
  }
  for (const each of all) follow(each, [])
  return circles
}

it('has files in kebab-case with named exports, and no barrels; the router names those of routes', () => {
  const faults = [...sources].filter(
    ([path, source]) =>
      /^export (default|\*|\{[^}]*\} from)/m.test(source) ||
      (!path.startsWith('routes/') &&
        !/\/(?!index\.)[a-z0-9-]+(\.(d|test|spec))?\.tsx?$/.test(path)),
  )
  expect(faults.map(([path]) => path)).toEqual([])
})

it('has only folders that docs/architecture.md names', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const folders = globSync(['src/*', 'src/{domain,components,features,boot}/*', 'tools/{*,site/*}'])
  const unnamed = folders
    .filter((path) => !/\.\w+$/.test(path))
    .map((path) => path.replace(/^.*\//, ''))
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(page))
  expect(unnamed).toEqual([])
})

it('writes files of owners in one function, and moves and removes them only where it must', () => {
  const config = importsIn(readFileSync('vite.config.ts', 'utf8'))
  const start = config.filter((name) => name.startsWith('.')).map((name) => pathOf('', name))
  const reached = new Set(['tools/owner/shop.ts', ...start])
  for (const path of reached) ownImportsOf(path).forEach((target) => reached.add(target))
  expect(reached.size).toBeGreaterThan(150)
  const isReading =
    /^(?:exists|glob|lstat|read\w*|realpath|stat)(?:Sync)?$|^(?:un)?watchFile$|^createReadStream$/
  const changes = [...reached].flatMap((path) => {
    const source = sources.get(path) ?? ''
    const lists = source.matchAll(/import ([^']*) from '(?:node:)?fs(?:\/promises)?'/g)
    const names = [...lists].flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
    const writing = [...names, ...(source.match(/\.toFile\b/g) ?? [])]
    return writing.filter((name) => !isReading.test(name)).map((name) => `${path} ${name}`)
  })
  expect(changes.filter((each) => !each.startsWith('tools/site/write-files.ts')).sort()).toEqual([
    'tools/owner/build/branch.ts mkdirSync',
    'tools/owner/build/branch.ts rmSync',
    'tools/owner/build/publish.ts mkdirSync',
    'tools/owner/build/publish.ts renameSync',
    'tools/owner/build/publish.ts rmSync',
    'tools/owner/build/publish.ts rmdirSync',
    'tools/owner/catalogue.ts rmSync',
    'tools/owner/commands/photos.ts mkdirSync',
    'tools/owner/commands/photos.ts renameSync',
    'tools/site/hosting/precompress.ts rmSync',
    'tools/site/hosting/precompress.ts utimesSync',
    'tools/site/settings/copy-shop.ts utimesSync',
  ])
  expect(changes).toContain('tools/site/write-files.ts writeFileSync')
})
