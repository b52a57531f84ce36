import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Which layers a layer may import, besides itself; docs/architecture.md draws it. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'styles'],
  app: ['routeTree.gen', 'features', 'components', 'state', 'data', 'ui', 'domain'],
  'routeTree.gen': ['routes'],
  routes: ['features', 'components', 'state', 'data', 'ui', 'domain'],
  features: ['components', 'state', 'data', 'ui', 'domain'],
  components: ['state', 'data', 'ui', 'domain'],
  state: ['domain'],
  data: ['domain'],
  ui: [],
  domain: [],
}

/** Packages that a layer may import; layers that are not named may import any. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  domain: /^zod/,
  state: /^(zod|jotai)/,
  data: /^(zod|@tanstack\/react-query$)/,
  ui: /^(react|@use-gesture\/react)/,
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
  if (from.layer === to.layer && from.room === to.room) {
    return specifier.startsWith('./') ? undefined : `${specifier} is in the same folder: write ./`
  }
  if (from.layer === to.layer) return `${from.layer}/${from.room} knows ${to.layer}/${to.room}`
  if (!BELOW[from.layer]?.includes(to.layer)) return `${from.layer} imports ${to.layer}`
  const isInside = from.layer === 'main' || to.layer === 'routeTree.gen' || to.layer === 'routes'
  return isInside || specifier.startsWith('#src/') ? undefined : `${specifier} should be #src/...`
}

/** The layer of a file, and for features the one it belongs to. */
function roomOf(path: string) {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top !== 'src') return { layer: top, room: '' }
  const layer = second.replace(/\.tsx?$/, '')
  return { layer, room: layer === 'features' ? third : '' }
}

function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'))
  return importedFiles.map(({ fileName }) => fileName)
}

const files = globSync(['src/**/*.{ts,tsx}', 'routes/**/*.{ts,tsx}'])

it.each(files)('%s imports only what its layer may know', (path) => {
  const faults = importsOf(path).map((specifier) => faultOf(path, specifier))
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

it('has no barrels, no default exports, and kebab-case file names', () => {
  const names = files.filter((path) => path.startsWith('src/') && !path.endsWith('.gen.ts'))
  expect(names.filter((path) => path.endsWith('/index.ts'))).toEqual([])
  expect(names.filter((path) => !/^[a-z0-9/.-]+$/.test(path))).toEqual([])
  expect(names.filter((path) => readFileSync(path, 'utf8').includes('export default'))).toEqual([])
})

describe('the rule', () => {
  it.each([
    ['src/ui/button.tsx', '#src/domain/money.ts', 'ui imports domain'],
    ['src/state/cart.ts', '#src/data/fetch-json.ts', 'state imports data'],
    ['src/domain/cart.ts', 'react', 'domain imports react'],
    ['src/components/price.tsx', '#src/features/cart/cart-page.tsx', 'components imports features'],
    ['src/features/cart/cart-page.tsx', '#src/features/home/banner.tsx', 'knows features/home'],
    ['routes/cart.tsx', '#src/app/router.tsx', 'routes imports app'],
    ['src/ui/button.tsx', '#src/ui/icon.tsx', 'write ./'],
    ['src/data/details-query.ts', '../domain/category.ts', 'should be #src/'],
  ])('refuses %s importing %s', (importer, specifier, fault) => {
    expect(faultOf(importer, specifier)).toContain(fault)
  })

  it('lets arrows skip downwards', () => {
    expect(faultOf('routes/cart.tsx', '#src/domain/cart.ts')).toBeUndefined()
    expect(faultOf('src/features/cart/cart-page.tsx', './cart-total.tsx')).toBeUndefined()
  })
})
