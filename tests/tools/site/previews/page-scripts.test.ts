import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { previewShop, readPage } from '#tests/support/preview-shop.ts'
import { notFoundPage } from '#tools/site/previews/not-found-page.ts'
import { readScript } from '#tools/site/previews/page-frame.ts'

describe('the script of a preview page', () => {
  const HOST = 'https://shop.example'
  const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'

  /** Where the script leads; undefined if the page stays. */
  function opened(address: string, depth = '2', userAgent = CHROME) {
    const replace = vi.fn<(address: string) => void>()
    const root = { dataset: { depth, route: '#/phones/a%20b' }, hidden: false }
    const { pathname, search } = new URL(address)
    runInNewContext(readScript('enter-shop.js'), {
      document: { documentElement: root },
      location: { pathname, search, replace },
      navigator: { userAgent },
    })
    const [to] = replace.mock.calls.flat()
    expect(root.hidden).toBe(to !== undefined)
    return to === undefined ? undefined : new URL(to, address).href
  }

  it.each([
    ['/p/a%20b/', '/#/phones/a%20b'],
    ['/p/a%20b', '/#/phones/a%20b'],
    ['/our/shop/p/a/index.html', '/our/shop/#/phones/a%20b'],
    ['/p/a/?utm_source=mail&b=1#top', '/?utm_source=mail&b=1#/phones/a%20b'],
    // On another host, a shop of an attacker could look like this one.
    ['//evil.example/p/a/', '/evil.example/#/phones/a%20b'],
    // A list's page is one folder deep.
    ['/shop/phones/', '/shop/#/phones/a%20b', '1'],
    ['/phones/', '/#/phones/a%20b', '1'],
  ])('leads from %s to %s', (path, shop, depth?: string) => {
    expect(opened(HOST + path, depth)).toBe(HOST + shop)
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  ])('lets a search engine stay: %s', (robot) => {
    expect(opened(`${HOST}/p/a/`, '2', robot)).toBeUndefined()
  })

  it('takes a phone of the maker Cubot for no robot', () => {
    const phone = 'Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) Chrome/130.0.0.0 Mobile'
    expect(opened(`${HOST}/p/a/`, '2', phone)).toBe(`${HOST}/#/phones/a%20b`)
  })
})

describe('the page for missing files', () => {
  const { settings } = previewShop([])

  it('links to the shop in folders of any depth, and is in no search engine', () => {
    const read = readPage(notFoundPage({ ...settings, address: undefined }))
    expect(read.texts('h1')).toEqual(['Page not found'])
    expect(read.metas.robots).toBe('noindex')
    expect(read.hrefs.every((href) => href?.startsWith('/'))).toBe(true)
    expect(readPage(notFoundPage(settings)).hrefs).toContain(settings.address)
  })

  it('shows the icon of its own host', () => {
    const address = 'http://shop.example/folder/'
    const page = notFoundPage({ ...settings, address })
    expect(page).toContain('<link rel="icon" href="/folder/img/favicon.svg"')
  })

  it('of a language leads into its folder, and shows the icon of the shop', () => {
    const [english, french] = [
      { code: 'en', tag: 'en-US', name: 'English' },
      { code: 'fr', tag: 'fr', name: 'Français' },
    ]
    const shop = { ...settings, address: undefined }
    const languages = [
      { ...french, path: '../' },
      { ...english, path: '' },
    ]
    const page = notFoundPage({ ...shop, languages })
    expect(readPage(page).hrefs).toContain('/en/')
    expect(page).toContain('href="/img/favicon.svg"')
    expect(page).toContain('data-languages=""')
    const fromFirst = [
      { ...english, path: '' },
      { ...french, path: 'fr/' },
    ]
    expect(notFoundPage({ ...shop, languages: fromFirst })).toContain('data-languages="fr"')
  })

  /** What the page's script offers at an address: a link's text and where it leads. */
  function offered(address: string, shop = '/shop/') {
    const link = { href: '', textContent: '', parentElement: { hidden: true } }
    const { href, pathname, search } = new URL(address)
    const replace = vi.fn<(address: string) => void>()
    const page = notFoundPage(settings)
    const wordsOf = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1]
    const words = { open: wordsOf('open'), search: wordsOf('search') }
    runInNewContext(readScript('find-in-shop.js'), {
      addEventListener: (_event: string, run: () => void) => run(),
      document: {
        documentElement: {
          dataset: { shop, lists: 'phones city-bikes', languages: 'fr pl', ...words },
        },
        getElementById: () => link,
      },
      location: { href, pathname, search, replace },
      URL,
      URLSearchParams,
    })
    if (replace.mock.lastCall) return replace.mock.lastCall
    return link.parentElement.hidden ? undefined : [link.textContent, link.href]
  }

  it.each([
    ['%23/phones', '#/phones'],
    ['%23/phones/acme-one/?utm=1', '#/phones/acme-one?utm=1'],
    ['%23/search?q=a%20b&sort=price', '#/search?q=a%20b&sort=price'],
    ['index.html%23/cart', '#/cart'],
    ['%23', '#/'],
    ['%23%2Fsearch%3Fq%3Da%2520b', '#/search?q=a%20b'],
    ['pl/%23/cart', 'pl/#/cart'],
  ])('opens %s, whose # was encoded', (path, place) => {
    expect(offered(`https://shop.example/shop/${path}`)).toEqual([`/shop/${place}`])
    expect(offered(`https://shop.example/${path}`, '/')).toEqual([`/${place}`])
  })

  const open = 'Open this page in the shop'

  it.each([
    ['p/acme-one_64gb/', 'Search the shop for “acme one 64gb”', 'search?q=acme+one+64gb'],
    ['a/b/Blue%20Fox-6.1.html?c', 'Search the shop for “Blue Fox 6.1”', 'search?q=Blue+Fox+6.1'],
    ['phones/acme-one/', open, 'phones/acme-one'],
    ['city-bikes/', open, 'city-bikes'],
    ['cart', open, 'cart'],
    ['../%E0%A4%A', 'Search the shop for “%E0%A4%A”', 'search?q=%25E0%25A4%25A'],
  ])('at %s offers “%s”, which leads to %s', (path, text, route) => {
    expect(offered(`https://a.example/shop/${path}`)).toEqual([text, `/shop/#/${route}`])
  })

  it.each([
    ['fr/phones/acme-one/', [open, '/shop/fr/#/phones/acme-one']],
    ['fr/blue-fox', ['Search the shop for “blue fox”', '/shop/fr/#/search?q=blue+fox']],
    ['fr-fox', ['Search the shop for “fr fox”', '/shop/#/search?q=fr+fox']],
    ['fr/', undefined],
  ])('leads from %s into the folder of its language: %j', (path, offer) => {
    expect(offered(`https://a.example/shop/${path}`)).toEqual(offer)
  })

  it('offers nothing for an address without words', () => {
    expect(offered('https://a.example/shop/a/---/')).toBeUndefined()
  })
})
