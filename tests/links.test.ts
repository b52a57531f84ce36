import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import ts from 'typescript'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import type { BasicColor } from '#src/domain/color/basic-color.ts'
import type { Kind as ShopKind } from '#src/domain/product/product.ts'
import * as links from '#src/links.ts'
import { linksTypes } from '#tools/site/links/plugin.ts'

const { cartLink, compareLink, listLink, productLink, readLink, readLists, searchLink } = links

it('builds links in the form of the shop', () => {
  expect(listLink('phones')).toBe('#/phones')
  expect(
    listLink('accessories', {
      page: 2,
      perPage: 8,
      group: 'model',
      sale: true,
      price: { from: 300 },
      q: ' usb-c & more ',
    }),
  ).toBe('#/accessories?q=usb-c+%26+more&price=300-&sale=1&group=model&perPage=8&page=2')
  expect(listLink('phones', { sort: 'all', perPage: 'all', page: 1, brand: [], sale: false })).toBe(
    '#/phones',
  )
  expect(searchLink()).toBe('#/search')
  expect(productLink('tablets', 'a b/é?#%')).toBe('#/tablets/a%20b%2F%C3%A9%3F%23%25')
  expect(compareLink(['b', 'a_c'], { diff: true })).toBe('#/compare?ids=b_a%7E_c&diff=1')
  expect(compareLink([])).toBe('#/compare')
})

it('builds whole links for the address of a shop', async () => {
  const shop = 'https://shop.example/gadgets/?from=mail#/old'
  const start = 'https://shop.example/gadgets/?from=mail'
  expect(productLink('phones', 'é', { shop })).toBe(`${start}#/phones/%C3%A9`)
  expect(await cartLink({ favourites: ['a'] }, { shop })).toBe(`${start}#/shared?favourites=a`)
})

it('packs a long cart, and reads it again', async () => {
  const cart = Array.from({ length: 50 }, (_, index) => ({ id: `product-${index}`, quantity: 2 }))
  const address = await cartLink({ cart })
  expect(address).toMatch(/^#\/shared\?cart=a\.[\w-]+$/)
  const link = readLink(address)
  if (link.page !== 'shared') throw new Error('It is no link to a shared list')
  const lists = await readLists(link)
  expect(new Set(lists.cart)).toEqual(new Set(cart))
  await expect(readLists({ page: 'shared', cart: 'a.x' })).rejects.toThrow('damaged')
})

it.each<[() => unknown, string]>([
  [() => listLink('laptops'), 'category cannot be "laptops"'],
  // @ts-expect-error: no such order
  [() => listLink('phones', { sort: 'cheapest' }), 'sort cannot be "cheapest"'],
  // @ts-expect-error: no such page size
  [() => listLink('phones', { perPage: 5 }), 'perPage cannot be 5'],
  // @ts-expect-error: no basic colour
  [() => listLink('phones', { color: ['teal'] }), 'color cannot be ["teal"]'],
  // @ts-expect-error: no such kind
  [() => searchLink('', { kind: ['teapot'] }), 'kind cannot be ["teapot"]'],
  // @ts-expect-error: no such parameter
  [() => listLink('phones', { colour: ['red'] }), 'colour cannot be ["red"]'],
  // @ts-expect-error: 'sale' is a truth value
  [() => listLink('phones', { sale: 'yes' }), 'sale cannot be "yes"'],
  // @ts-expect-error: an id is a string
  [() => productLink('phones', 7), 'id cannot be 7'],
])('a wrong value does not compile, and throws: %s', (build, message) => {
  expect(build).toThrow(TypeError)
  expect(build).toThrow(message)
})

it.each<[() => unknown, string]>([
  [() => listLink('phones', { page: 0 }), 'page cannot be 0'],
  [() => listLink('phones', { capacity: ['256GB'] }), 'capacity cannot be ["256GB"]'],
  [() => listLink('phones', { q: 'a'.repeat(101) }), 'q cannot be "aaa'],
  [() => listLink('phones', { price: { from: 2, to: 1 } }), 'price cannot be {"from":2,"to":1}'],
  [() => productLink('phones', '..'), 'id cannot be ".."'],
  [() => compareLink(['a', 'b', 'c', 'd', 'e']), 'ids cannot be ["a","b","c","d","e"]'],
  [() => compareLink(['\ud800']), 'ids cannot be ["\\ud800"]'],
  [() => listLink('phones', {}, { shop: 'javascript:alert(1)' }), 'shop cannot be "javascript:'],
])('a value that no address can have throws: %s', (build, message) => {
  expect(build).toThrow(TypeError)
  expect(build).toThrow(message)
})

it.each<[() => Promise<string>, string]>([
  [() => cartLink({ cart: [{ id: 'a', quantity: 0 }] }), 'quantity cannot be 0'],
  [() => cartLink({ favourites: [''] }), 'id cannot be ""'],
])('a cart that no address can have rejects: %s', async (build, message) => {
  await expect(build()).rejects.toThrow(message)
})

it.each<[string, links.Link]>([
  ['', { page: 'home' }],
  ['https://shop.example/folder/?utm=x', { page: 'home' }],
  ['#/favourites?page=2', { page: 'favourites' }],
  ['#phones', { page: 'list', category: 'phones', search: {} }],
  [
    'https://shop.example/?utm=x#/phones?sort=price&perPage=8&page=2&utm_source=y',
    { page: 'list', category: 'phones', search: { sort: 'price', perPage: 8, page: 2 } },
  ],
  [
    listLink('phones', { brand: ['b', 'a_c'], kind: ['case'], price: { from: 1 }, sale: true }),
    {
      page: 'list',
      category: 'phones',
      search: { brand: ['a_c', 'b'], kind: ['case'], price: { from: 1 }, sale: true },
    },
  ],
  // What is invalid is left out, as in the shop.
  [
    '#/phones?sort=cheapest&perPage=5&page=-1&color=teal_red&kind=teapot&brand=Apple_google',
    { page: 'list', category: 'phones', search: { color: ['red'], brand: ['google'] } },
  ],
  [
    '#/search?q=blue+phone&price=700-300&group=variant',
    {
      page: 'search',
      query: 'blue phone',
      search: { price: { from: 300, to: 700 }, group: 'variant' },
    },
  ],
  ['#/compare?ids=b_a_c_d_e&diff=1', { page: 'compare', ids: ['b', 'a', 'c', 'd'], diff: true }],
  ['#/shared?cart=a*2&other=b', { page: 'shared', cart: 'a*2' }],
  ['#/order', { page: 'order' }],
  ['#/info/imprint', { page: 'info', name: 'imprint' }],
  ['#/info', { page: 'not-found' }],
  ['#/phones/%E0%A4%A', { page: 'not-found' }],
])('reads %s', (address, link) => {
  expect(readLink(address)).toEqual(link)
})

it('reads links to the categories of another shop', () => {
  const product = { page: 'product', category: 'locks', id: 'u-lock' }
  expect(readLink('#/locks/u-lock', ['bikes', 'locks'])).toEqual(product)
  expect(readLink('#/phones', ['bikes', 'locks'])).toEqual({ page: 'not-found' })
})

it('has the types of the shop', () => {
  expectTypeOf<links.Kind>().toEqualTypeOf<ShopKind>()
  expectTypeOf<links.Color>().toEqualTypeOf<BasicColor>()
  expectTypeOf<NonNullable<links.ListSearch['sort']>>().toEqualTypeOf<CatalogueSearch['sort']>()
  expectTypeOf<NonNullable<links.ListSearch['group']>>().toEqualTypeOf<CatalogueSearch['group']>()
  expectTypeOf<NonNullable<links.ListSearch['perPage']>>().toEqualTypeOf<
    CatalogueSearch['perPage']
  >()
  expectTypeOf<keyof links.ListSearch>().toEqualTypeOf<keyof CatalogueSearch>()
})

describe('the written declarations', () => {
  /** What TypeScript says of a module beside `links.d.ts`, without the types of Node or of browsers. */
  function faultsOf(sample: string): string[] {
    const files = new Map([
      ['/links.d.ts', linksTypes(readFileSync('src/links.ts', 'utf8'))],
      ['/sample.ts', sample],
    ])
    const options = {
      ...{ strict: true, noEmit: true, types: [], lib: ['lib.es2022.d.ts'] },
      ...{ module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    }
    const host = ts.createCompilerHost(options)
    const getSourceFile = host.getSourceFile.bind(host)
    const program = ts.createProgram(['/sample.ts'], options, {
      ...host,
      fileExists: (path) => files.has(path) || ts.sys.fileExists(path),
      getSourceFile: (path, version) => {
        const text = files.get(path)
        return text === undefined
          ? getSourceFile(path, version)
          : ts.createSourceFile(path, text, version)
      },
    })
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  }

  it('can be used alone', () => {
    const faults = faultsOf(`
      import { cartLink, compareLink, listLink, readLink, type Link } from './links.js'
      const texts: string[] = [
        listLink('phones', { sort: 'price', capacity: ['256gb'] }, { shop: 'https://a.example' }),
        compareLink(['a', 'b'], { diff: true }),
        await cartLink({ cart: [{ id: 'a', quantity: 2 }] }),
      ]
      const link: Link = readLink(texts[0]!)
      export const ids: readonly string[] = link.page === 'compare' ? link.ids : []
      // @ts-expect-error: no such order
      listLink('phones', { sort: 'cheapest' })
    `)
    expect(faults).toEqual([])
  })

  it('import nothing', () => {
    expect(() => linksTypes("import type { A } from './a.ts'\nexport type B = A[]\n")).toThrow(
      'The types of the links import others',
    )
  })
})

describe('the examples of docs/links.md', () => {
  const [, section = ''] = /^## For developers\n(.*)/ms.exec(
    readFileSync('docs/links.md', 'utf8'),
  ) ?? ['']
  const examples = [...section.matchAll(/^(?:await )?((?:\w+Link)\(.*\)) *\/\/ (.*)$/gm)]

  it('are at least five', () => {
    expect(examples.length).toBeGreaterThanOrEqual(5)
  })

  it.each(examples.map(([, code = '', result = '']) => [code, result]))(
    '%s',
    async (code, result) => {
      Object.assign(globalThis, { links })
      const values: unknown = runInThisContext(
        `(({ ${Object.keys(links).join(', ')} }) => Promise.all([${code}, (${result})]))(links)`,
      )
      const [actual, expected] = z.tuple([z.unknown(), z.unknown()]).parse(await values)
      expect(actual).toEqual(expected)
    },
  )
})
