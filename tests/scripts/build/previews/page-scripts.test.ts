import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { previewShop, readPage } from '#tests/support/preview-shop.ts'
import { notFoundPage } from '../../../../scripts/build/previews/not-found-page.ts'
import { readScript } from '../../../../scripts/build/previews/page-frame.ts'

describe('the script of a preview page', () => {
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
    ['https://shop.example/p/a%20b/', 'https://shop.example/#/phones/a%20b'],
    ['https://shop.example/p/a%20b', 'https://shop.example/#/phones/a%20b'],
    [
      'https://shop.example/our/shop/p/a/index.html',
      'https://shop.example/our/shop/#/phones/a%20b',
    ],
    [
      'https://shop.example/p/a/?utm_source=mail&b=1#top',
      'https://shop.example/?utm_source=mail&b=1#/phones/a%20b',
    ],
    // On another host, a shop of an attacker could look like this one.
    ['https://shop.example//evil.example/p/a/', 'https://shop.example/evil.example/#/phones/a%20b'],
  ])('leads from %s to %s', (address, shop) => {
    expect(opened(address)).toBe(shop)
  })

  it('leads from a list’s page to the shop', () => {
    expect(opened('https://shop.example/shop/phones/', '1')).toBe(
      'https://shop.example/shop/#/phones/a%20b',
    )
    expect(opened('https://shop.example/phones/', '1')).toBe('https://shop.example/#/phones/a%20b')
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  ])('lets a search engine stay: %s', (robot) => {
    expect(opened('https://shop.example/p/a/', '2', robot)).toBeUndefined()
  })

  it('takes a phone of the maker Cubot for no robot', () => {
    const phone = 'Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) Chrome/130.0.0.0 Mobile'
    expect(opened('https://shop.example/p/a/', '2', phone)).toBe(
      'https://shop.example/#/phones/a%20b',
    )
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

  /** What the page's script offers at an address: a link's text and where it leads. */
  function offered(address: string, shop = '/shop/') {
    const link = { href: '', textContent: '', parentElement: { hidden: true } }
    const { href, pathname } = new URL(address)
    runInNewContext(readScript('find-in-shop.js'), {
      addEventListener: (_event: string, run: () => void) => run(),
      document: {
        documentElement: { dataset: { shop, lists: 'phones city-bikes' } },
        getElementById: () => link,
      },
      location: { href, pathname },
      URL,
      URLSearchParams,
    })
    return link.parentElement.hidden ? undefined : [link.textContent, link.href]
  }

  it.each([
    [
      'https://a.example/shop/p/acme-one_64gb/',
      ['Search the shop for “acme one 64gb”', '/shop/#/search?q=acme+one+64gb'],
    ],
    [
      'https://a.example/shop/old/deep/Blue%20Phone-6.1.html?id=1',
      ['Search the shop for “Blue Phone 6.1”', '/shop/#/search?q=Blue+Phone+6.1'],
    ],
    [
      'https://a.example/shop/phones/acme-one/',
      ['Open this page in the shop', '/shop/#/phones/acme-one'],
    ],
    ['https://a.example/shop/city-bikes/', ['Open this page in the shop', '/shop/#/city-bikes']],
    ['https://a.example/shop/cart', ['Open this page in the shop', '/shop/#/cart']],
    [
      'https://a.example/elsewhere/%E0%A4%A',
      ['Search the shop for “%E0%A4%A”', '/shop/#/search?q=%25E0%25A4%25A'],
    ],
    ['https://a.example/shop/a/---/', undefined],
  ])('at %s offers %j', (address, offer) => {
    expect(offered(address)).toEqual(offer)
  })
})
