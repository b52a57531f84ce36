import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Which layers a layer may import, besides itself; docs/architecture.md draws it. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  'first-frame': ['code', 'data', 'domain'],
  main: ['app', 'styles'],
  app: ['routeTree.gen', 'features', 'components', 'state', 'data', 'ui', 'code', 'domain'],
  'routeTree.gen': ['routes'],
  routes: ['features', 'components', 'state', 'data', 'ui', 'domain'],
  features: ['components', 'state', 'data', 'ui', 'code', 'domain'],
  components: ['state', 'data', 'ui', 'domain'],
  state: ['domain'],
  data: ['domain'],
  ui: [],
  code: [],
  domain: [],
}

/** Packages that a layer may import; layers that are not named may import any. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  domain: /^zod/,
  state: /^(zod|jotai)/,
  data: /^(zod|@tanstack\/react-query$)/,
  ui: /^(react|@use-gesture\/react)/,
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
  if (from.layer === to.layer && from.room === to.room) {
    return specifier.startsWith('./') ? undefined : `${specifier} is in the same folder: write ./`
  }
  if (from.layer === to.layer) return `${from.layer}/${from.room} knows ${to.layer}/${to.room}`
  if (!BELOW[from.layer]?.includes(to.layer)) return `${from.layer} imports ${to.layer}`
  const isInside = from.layer === 'main' || to.layer === 'routes'
  return isInside || specifier.startsWith('#src/') ? undefined : `${specifier} should be #src/...`
}

/** The layer of a file, and for features the one it belongs to. */
function roomOf(path: string) {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top !== 'src') return { layer: top, room: '' }
  const layer = second.replace(/\.tsx?$/, '')
  return { layer, room: layer === 'features' ? third : '' }
}

/** What is wrong with a file's name or exports, or undefined. The router names routes, and generates their tree. */
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

it.each(files)('%s imports only what its layer may know', (path) => {
  const faults = importsOf(path).map((specifier) => faultOf(path, specifier))
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

it.each(files)('%s is named and exports as every file does', (path) => {
  expect(habitFaultOf(path, readFileSync(path, 'utf8'))).toBeUndefined()
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
    ['src/data/details-query.ts', '#src/state/cart.ts', 'data imports state'],
    ['src/domain/cart.ts', '#src/ui/icon.tsx', 'domain imports ui'],
    ['src/code/load-code.ts', '#src/data/fetch-json.ts', 'code imports data'],
    ['src/components/price.tsx', '#src/main.tsx', 'components imports main'],
    ['src/app/shop.tsx', '#src/main.tsx', 'app imports main'],
    ['src/ui/button.tsx', '#tests/support/products.ts', 'ui imports tests'],
    ['src/data/details-query.ts', '#catalogue/build.ts', 'data imports catalogue'],
  ])('refuses %s importing %s', (importer, specifier, fault) => {
    expect(faultOf(importer, specifier)).toContain(fault)
  })

  it('lets arrows skip downwards', () => {
    expect(faultOf('routes/cart.tsx', '#src/domain/cart.ts')).toBeUndefined()
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
