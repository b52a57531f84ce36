import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardNames } from '#tests/support/on-page.ts'
import { phones } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

// Of the twenty phones, Phone 01 is the cheapest and the first by name, Phone 20 the newest.

// domain/list/catalogue-search.test.ts and domain/address/search-string.test.ts have the many values that links can have.
it.each([
  // Valid links stay as they are.
  ['/phones?sort=year&perPage=4&page=5', '/phones?sort=year&perPage=4&page=5', 4, 'Phone 04'],
  // Each list has one address.
  ['/phones?page=2&perPage=8&sort=year', '/phones?sort=year&perPage=8&page=2', 8, 'Phone 12'],
  ['/phones/?sort=year', '/phones?sort=year', 20, 'Phone 20'],
  ['//phones?sort=year', '/phones?sort=year', 20, 'Phone 20'],
  ['/phones?', '/phones', 20, 'Phone 01'],
  // Invalid parameters are dropped, and the rest of the link works.
  ['/phones?sort=%E0%A4%A&perPage=4', '/phones?perPage=4', 4, 'Phone 01'],
  // A page past the last one opens the last one.
  ['/phones?page=99&perPage=8', '/phones?perPage=8&page=3', 4, 'Phone 17'],
])('the link %s opens %s', async (link, address, count, first) => {
  const { router } = await renderApp(link, { products: phones(20) })
  expect(router.history.location.href).toBe(address)
  expect(router.history.length).toBe(1)
  expect(cardNames()).toHaveLength(count)
  expect(cardNames()[0]).toBe(first)
})

it.each(['/', '/favourites', '/cart', '/phones/phone-01'])(
  'drops the parameters of a list from a link to %s',
  async (address) => {
    const { href } = await renderApp(`${address}?sort=price&perPage=4&page=2`, {
      products: phones(2),
    })
    expect(href()).toBe(address)
  },
)

it('corrects the address of a broken link when the visitor goes back to it', async () => {
  const { back, router, pass } = await renderApp('/', { products: phones(20) })
  router.history.push('/phones?sort=year&perPage=5&page=x')
  await pass(1)
  router.history.push('/cart')
  await pass(1)
  await back()
  expect(cardNames()[0]).toBe('Phone 20')
  expect(router.history.location.href).toBe('/phones?sort=year')
})

// links.test.tsx has the many addresses that are no page.
it.each(['/laptops/phone-01?sort=price', '/%E0%A4%A', '/phones/%E0%A4%A'])(
  'shows Page not found for %s, within the layout',
  async (address) => {
    const { files, follow, href } = await renderApp(address, { products: phones(1) })
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(files.requests.filter((path) => path !== 'api/products.json')).toEqual([])
    await follow('Go to the store')
    expect(href()).toBe('/')
  },
)
