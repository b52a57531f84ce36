import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShop } from '#src/app/shop.tsx'
import { SORTS } from '#src/domain/list/sorting.ts'
import { listLink, productLink, readLink, searchLink } from '#src/links.ts'
import { ODD_IDS } from '#tests/support/hostile.ts'
import { tries } from '#tests/support/tries.ts'
import { serveFiles } from '#tests/support/shop-files.ts'

/** The address and the page that the shop shows for an address, both after `#`. */
function opened(address: string): { readonly href: string; readonly page: unknown } {
  serveFiles({})
  const { router } = createShop(createMemoryHistory({ initialEntries: [address.replace('#', '')] }))
  const { href, pathname } = router.latestLocation
  const [routes, params] = router.getMatchedRoutes(pathname)
  const page: unknown = routes.at(-1)?.id
  const isFound = page !== '__root__' && !('**' in params)
  return { href: `#${href}`, page: isFound ? page : undefined }
}

const ids = fc.oneof(
  fc.constantFrom(...ODD_IDS.filter((id) => id.length < 500)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('%/\\?#&=+;:@$,[]{}|^`"<>~*\' a')),
    minLength: 1,
    maxLength: 6,
  }),
)

const validIds = ids.filter((id) => !/^\.{1,2}$|\p{Cc}/u.test(id))

describe('the shop opens unchanged', () => {
  it('links to any product', () => {
    fc.assert(
      fc.property(validIds, (id) => {
        const link = productLink('phones', id)
        expect(opened(link)).toEqual({ href: link, page: '/$category/$productId' })
        expect(readLink(link)).toEqual({ page: 'product', category: 'phones', id })
      }),
      tries(100),
    )
  })

  it('links to any list and any search', () => {
    const slugs = fc.array(
      ids.map((id) => id.toLowerCase()),
      { maxLength: 3 },
    )
    const searches = fc.record(
      {
        brand: slugs,
        ram: slugs,
        price: fc.record({ from: fc.nat(300) }, { requiredKeys: [] }),
        sort: fc.constantFrom(...SORTS),
        page: fc.integer({ min: 1, max: 20 }),
        group: fc.constantFrom('model' as const, 'variant' as const),
      },
      { requiredKeys: [] },
    )
    const queries = ids.filter((text) => /^.{1,100}$/su.test(text.trim()))
    fc.assert(
      fc.property(queries, searches, (query, search) => {
        for (const link of [
          listLink('tablets', { q: query, ...search }),
          searchLink(query, search),
        ]) {
          expect(opened(link).href).toBe(link)
        }
      }),
      tries(60),
    )
  })
})

it.each([
  ['#/', 'home', '/'],
  ['#/phones', 'list', '/$category/'],
  ['#/phones/', 'list', '/$category/'],
  ['#//phones?sort=year', 'list', '/$category/'],
  ['#/tablets/a', 'product', '/$category/$productId'],
  ['#/tablets/a/b', 'not-found', undefined],
  ['#/search?q=a', 'search', '/search'],
  ['#/shared', 'shared', '/shared'],
  ['#/cart', 'cart', '/cart'],
  ['#/cart/x', 'not-found', undefined],
  ['#/favourites', 'favourites', '/favourites'],
  ['#/laptops', 'not-found', undefined],
  ['#/Phones', 'not-found', undefined],
  ['#/phones/100%-cotton', 'not-found', undefined],
  ['#/__proto__', 'not-found', undefined],
])('reads %s as a link to %s, as the shop does', (address, name, page) => {
  expect(opened(address).page).toBe(page)
  expect(readLink(address).page).toBe(name)
})
