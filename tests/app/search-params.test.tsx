import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VARIANTS } from '../support/facets.ts'
import { cardNames } from '../support/on-page.ts'
import { phones } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

// Of the twenty phones, Phone 01 is the cheapest and the first by name, Phone 20 the newest.

// domain/list/catalogue-search.test.ts and domain/address/search-string.test.ts have the many values that links can have.
it.each([
  // Valid links stay as they are.
  ['/phones?sort=year&perPage=4&page=5', '/phones?sort=year&perPage=4&page=5', 4, 'Phone 04'],
  ['/phones?page=2', '/phones?page=2', 20, 'Phone 01'],
  // Each list has one address: order and encoding of parameters are normalised, default values dropped.
  ['/phones?page=2&perPage=8&sort=year', '/phones?sort=year&perPage=8&page=2', 8, 'Phone 12'],
  ['/phones?sort=all&perPage=all&page=1', '/phones', 20, 'Phone 01'],
  ['/phones?sort=%79ear&per%50age=4', '/phones?sort=year&perPage=4', 4, 'Phone 20'],
  ['/phones/?sort=year', '/phones?sort=year', 20, 'Phone 20'],
  ['//phones?sort=year', '/phones?sort=year', 20, 'Phone 20'],
  ['/phones??sort=year', '/phones?sort=year', 20, 'Phone 20'],
  ['/phones?', '/phones', 20, 'Phone 01'],
  // Invalid, repeated and unknown parameters are dropped, and the rest of the link works.
  ['/phones?sort=YEAR&perPage=4', '/phones?perPage=4', 4, 'Phone 01'],
  ['/phones?sort=price&sort=year&perPage=4', '/phones?perPage=4', 4, 'Phone 01'],
  ['/phones?page[0]=2&perPage=4', '/phones?perPage=4', 4, 'Phone 01'],
  ['/phones?__proto__=year&sort=year', '/phones?sort=year', 20, 'Phone 20'],
  ['/phones?sort=%E0%A4%A&perPage=4', '/phones?perPage=4', 4, 'Phone 01'],
  ['/phones?utm_source=mail&sort=year', '/phones?sort=year', 20, 'Phone 20'],
  ['/phones?price=300&sale=true&group=all&sort=year', '/phones?sort=year', 20, 'Phone 20'],
  // A page past the last one opens the last one.
  ['/phones?page=99&perPage=8', '/phones?perPage=8&page=3', 4, 'Phone 17'],
])('the link %s opens %s', async (link, address, count, first) => {
  const { router } = await renderApp(link, { products: phones(20) })
  expect(router.state.location.href).toBe(address)
  expect(router.history.location.href).toBe(address)
  expect(router.history.length).toBe(1)
  expect(screen.getByRole('heading', { level: 1, name: 'Phones page' })).toBeVisible()
  expect(cardNames()).toHaveLength(count)
  expect(cardNames()[0]).toBe(first)
})

// domain/list/list-view.test.ts has what else a catalogue corrects.
it.each([
  ['/phones?brand=acme_nokia', '/phones?brand=acme', 5],
  ['/phones?color=blue&brand=acme', '/phones?brand=acme&color=blue', 2],
  ['/phones?brand=nokia&perPage=4&page=9', '/phones?perPage=4&page=2', 3],
  ['/phones?sort=price&group=model&brand=acme', '/phones?brand=acme&group=model&sort=price', 2],
])('the link %s, with filters, opens %s with %i cards', async (link, address, count) => {
  const { router } = await renderApp(link, { products: VARIANTS })
  expect(router.state.location.href).toBe(address)
  expect(router.history.location.href).toBe(address)
  expect(router.history.length).toBe(1)
  expect(screen.getAllByRole('article')).toHaveLength(count)
})

it.each([
  ['/?sort=price', '/'],
  ['/favourites?page=2', '/favourites'],
  ['/cart?perPage=4', '/cart'],
  ['/phones/phone-01?sort=price&perPage=4', '/phones/phone-01'],
])('the link %s, to a page without a list, opens %s', async (link, address) => {
  const { router } = await renderApp(link, { products: phones(2) })
  expect(router.state.location.href).toBe(address)
})

it.each([
  ['/phones', 'All', 'All'],
  ['/phones?sort=year&perPage=4', 'Newest', '4'],
])('the selects show what the link %s asks for', async (link, sort, size) => {
  await renderApp(link, { products: phones(20) })
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue(sort)
  expect(screen.getByLabelText('Items on page')).toHaveDisplayValue(size)
})

it('corrects the address of a broken link when the visitor goes back to it', async () => {
  const { router, pass } = await renderApp('/', { products: phones(20) })
  router.history.push('/phones?sort=year&perPage=5&page=x')
  await pass(1)
  router.history.push('/cart')
  await pass(1)
  router.history.back()
  await pass(1)
  expect(cardNames()[0]).toBe('Phone 20')
  expect(router.history.location.href).toBe('/phones?sort=year')
})
