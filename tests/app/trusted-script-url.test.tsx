import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const FOLDER = 'https://shop.example/store/'

let trustedScriptUrl: (url: string | URL) => string

beforeEach(async () => {
  vi.resetModules()
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue(`${FOLDER}?from=mail#/phones`)
  ;({ trustedScriptUrl } = await import('#src/app/trusted-script-url.ts'))
})

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes')
})

it.each(['assets/search-worker-B1Y-C0dd.js', 'service-worker.js'])(
  'allows %s in the folder of the shop',
  (path) => {
    expect(trustedScriptUrl(`./${path}`)).toBe(FOLDER + path)
    expect(trustedScriptUrl(new URL(path, FOLDER))).toBe(FOLDER + path)
  },
)

it.each([
  'https://elsewhere.example/store/service-worker.js',
  'https://shop.example/service-worker.js',
  '../service-worker.js',
  './service-worker.js?import=https://elsewhere.example/',
  './assets/index-B1Y-C0dd.js',
  './assets/../evil/search-worker-B1Y-C0dd.js',
  './api/products.json',
  'data:text/javascript,1',
  'blob:https://shop.example/1',
])('refuses %s', (url) => {
  expect(() => trustedScriptUrl(url)).toThrow(TypeError)
})

it('creates one policy, with the allowed name, in browsers with Trusted Types', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  Object.assign(window, { trustedTypes: { createPolicy } })
  trustedScriptUrl('service-worker.js')
  trustedScriptUrl('service-worker.js')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['shop-workers'])
})
