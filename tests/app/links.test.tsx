import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createShop } from '#src/app/shop.tsx'
import { listSearchSchema, resultsSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { SORT_ORDERS } from '#src/domain/list/sorting.ts'
import { buildLink, type Link, readLink } from '#src/links.ts'
import { ODD_IDS } from '#tests/support/hostile.ts'
import { serveFiles } from '#tests/support/shop-files.ts'
import { tries } from '#tests/support/tries.ts'

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

const ids = fc
  .oneof(
    fc.constantFrom(...ODD_IDS.filter((id) => id.length < 500)),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('%/\\?#&=+;:@$,[]{}|^`"<>~*\' a')),
      minLength: 1,
      maxLength: 6,
    }),
  )
  .filter((id) => !/^\.{1,2}$|\p{Cc}/u.test(id))

const values = fc.record(
  {
    q: ids,
    brand: fc.array(ids, { maxLength: 3 }),
    price: fc.record({ from: fc.nat(300) }, { requiredKeys: [] }),
    sort: fc.constantFrom(...SORT_ORDERS.map(({ value }) => value)),
    page: fc.integer({ min: 1, max: 20 }),
    group: fc.constantFrom('model' as const, 'variant' as const),
  },
  { requiredKeys: [] },
)

const links: fc.Arbitrary<Link> = fc.oneof(
  ids.map((id) => ({ page: 'product' as const, category: 'phones', id })),
  ids.map((name) => ({ page: 'info' as const, name })),
  values.map((search) => ({
    page: 'list' as const,
    category: 'tablets',
    search: listSearchSchema.parse(search),
  })),
  values.map((search) => ({
    page: 'search' as const,
    search: resultsSearchSchema.parse(search),
  })),
)

it('any link is read as it was built, and the shop opens it unchanged', () => {
  fc.assert(
    fc.property(links, (link) => {
      const address = buildLink(link)
      expect(readLink(address)).toEqual(link)
      expect(opened(address).href).toBe(address)
    }),
    tries(100),
  )
})

it.each(['$foo', '$', '$1.50', '{$foo}', '{-$foo}', 'a$b', '$$'])(
  'a product’s address may have a typed %s',
  (id) => {
    const { href, page } = opened(`#/phones/${id}`)
    expect(page).toBe('/$category/$productId')
    expect(readLink(href)).toEqual({ page: 'product', category: 'phones', id })
  },
)

const compare = { ids: ['b', 'a_c'], diff: true }

it.each<[Link, string]>([
  [{ page: 'home' }, '#/'],
  [{ page: 'order' }, '#/order'],
  [{ page: 'list', category: 'phones' }, '#/phones'],
  [{ page: 'list', category: 'phones', search: { sort: 'price', page: 0 } }, '#/phones?sort=price'],
  [{ page: 'product', category: 'phones', id: 'a b/é?#%' }, '#/phones/a%20b%2F%C3%A9%3F%23%25'],
  [{ page: 'search', search: { q: 'blue phone' } }, '#/search?q=blue+phone'],
  [{ page: 'compare', search: compare }, '#/compare?ids=b_a%7E_c&diff=1'],
  [{ page: 'shared', search: { cart: 'a*2' } }, '#/shared?cart=a*2'],
])('%j is %s', (link, address) => {
  expect(buildLink(link)).toBe(address)
  expect(readLink(`https://shop.example/?utm=x${address}`)).toMatchObject({ page: link.page })
})

it.each([
  ['#//phones?sort=year', 'list', '/$category/'],
  ['#/tablets/a/b', 'not-found', undefined],
  ['#/cart/x', 'not-found', undefined],
  ['#/info', 'not-found', undefined],
  ['#/laptops', 'not-found', undefined],
  ['#/Phones', 'not-found', undefined],
  ['#/phones/100%-cotton', 'not-found', undefined],
  ['#/__proto__', 'not-found', undefined],
])('reads %s as a link to %s, as the shop does', (address, name, page) => {
  expect(opened(address).page).toBe(page)
  expect(readLink(address).page).toBe(name)
})

it('reads links to the categories of another shop', () => {
  const product = { page: 'product', category: 'locks', id: 'u-lock' }
  expect(readLink('#/locks/u-lock', ['bikes', 'locks'])).toEqual(product)
  expect(readLink('#/phones', ['bikes', 'locks'])).toEqual({ page: 'not-found' })
})
