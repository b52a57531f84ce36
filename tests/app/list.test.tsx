import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { card, cardNames, facts, paginationText } from '#tests/support/on-page.ts'
import { phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const mixed = [
  ...phones(2),
  product({ itemId: 'tab', name: 'Acme Tab', category: 'tablets' }),
  product({ itemId: 'strap', name: 'Acme Strap', category: 'accessories' }),
]

// data/catalogue-query.test.ts has how long it loads, and load-errors.test.tsx its loader.
it.each([
  ['/phones', 'Phones', '2 models', ['Phone 01', 'Phone 02']],
  ['/tablets', 'Tablets', '1 models', ['Acme Tab']],
  ['/accessories', 'Accessories', '1 models', ['Acme Strap']],
])('%s is %s page: %s, in the order of the catalogue', async (address, category, count, names) => {
  const { follow } = await renderApp(address, { products: mixed })
  expect(screen.getByRole('heading', { level: 1, name: `${category} page` })).toBeVisible()
  expect(screen.getByText(count)).toBeVisible()
  expect(cardNames()).toEqual(names)
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(within(breadcrumb).getByText(category)).toHaveAttribute('aria-current', 'page')
  await follow('Home', breadcrumb)
  expect(screen.getByRole('heading', { name: 'Welcome to the store!' })).toBeVisible()
})

it('says that a category has no products', async () => {
  await renderApp('/accessories?sort=price&perPage=4&page=3', { products: phones(1) })
  expect(screen.getByText('There are no accessories yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the store' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
})

it('shows name, prices, facts and buttons on a card, without an old price if there is no discount, nor rows for empty facts', async () => {
  await renderApp('/phones', {
    products: [
      product({ name: 'Acme One', price: 1020, fullPrice: 1199.5 }),
      product({ itemId: 'plain', name: 'Plain', fullPrice: 400, screen: '', capacity: ' ' }),
    ],
  })
  const item = within(card('Acme One'))
  expect(item.getByRole('heading', { level: 2, name: 'Acme One' })).toBeVisible()
  expect(item.getByText('$1,020')).toBeVisible()
  expect(item.getByText('$1,199.50')).toBeVisible()
  expect(facts(card('Acme One'))).toEqual(['Screen: 6.1" OLED', 'Capacity: 64GB', 'RAM: 4GB'])
  for (const name of ['Add to cart', 'Add to favourites', 'Compare']) {
    // Every card has the same buttons, so their description names the product for screen readers.
    expect(item.getByRole('button', { name, description: 'Acme One' })).toBeEnabled()
  }
  expect(within(card('Plain')).getAllByText('$400')).toHaveLength(1)
  expect(facts(card('Plain'))).toEqual(['RAM: 4GB'])
})

const options = (label: string) =>
  [...screen.getByLabelText(label).querySelectorAll('option')].map((option) => option.label)

// domain/list/sorting.test.ts has the orders.
it('sorts by every order, and Back undoes each', async () => {
  const products = phones(3).map((phone, index) => ({ ...phone, price: [2, 1, 3][index] ?? 0 }))
  const { back, choose, href } = await renderApp('/phones', { products: products.reverse() })
  expect(options('Sort by')).toEqual(['All', 'Newest', 'Cheapest', 'Alphabetically'])
  const orders = [
    ['Alphabetically', '/phones?sort=name', ['Phone 01', 'Phone 02', 'Phone 03']],
    ['Cheapest', '/phones?sort=price', ['Phone 02', 'Phone 01', 'Phone 03']],
    ['Newest', '/phones?sort=year', ['Phone 03', 'Phone 02', 'Phone 01']],
    ['All', '/phones', ['Phone 03', 'Phone 02', 'Phone 01']],
  ] as const
  const expectOrder = ([label, address, names]: (typeof orders)[number]) => {
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue(label)
    expect(href()).toBe(address)
    expect(cardNames()).toEqual(names)
  }
  for (const order of orders) {
    await choose('Sort by', order[0])
    expectOrder(order)
  }
  for (const order of orders.slice(0, -1).toReversed()) {
    await back()
    expectOrder(order)
  }
})

it('shows 4, 8, 16 or all items on a page', async () => {
  const { choose, href, pass } = await renderApp('/phones', { products: phones(20) })
  expect(options('Items on page')).toEqual(['4', '8', '16', 'All'])
  for (const count of [4, 8, 16]) {
    await choose('Items on page', String(count))
    expect(cardNames()).toHaveLength(count)
    expect(href()).toBe(`/phones?perPage=${count}`)
  }
  await choose('Items on page', 'All')
  // The cards are drawn in steps.
  await pass(100)
  expect(cardNames()).toHaveLength(20)
  expect(href()).toBe('/phones')
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
})

it.each([
  ['/phones?sort=year&perPage=4&page=3', 'Items on page', '8', '/phones?sort=year&perPage=8'],
  ['/phones?perPage=4&page=3', 'Sort by', 'Newest', '/phones?sort=year&perPage=4'],
])('%s goes to page 1 when “%s” becomes %s', async (address, select, option, result) => {
  const { choose, href } = await renderApp(address, { products: phones(20) })
  await choose(select, option)
  expect(href()).toBe(result)
})

// domain/list/page-numbers.test.ts has the row of pages.
it('changes the page with the numbers, Previous page and Next page, up to the ends', async () => {
  const { back, href, follow } = await renderApp('/phones?sort=year&perPage=4', {
    products: phones(40),
  })
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('Previous page')).toHaveAttribute('aria-disabled', 'true')
  expect(link('Previous page')).not.toHaveAttribute('aria-current')
  await follow('Previous page')
  await follow('Page 5')
  expect(paginationText()).toBe('1 … 4 [5] 6 … 10')
  expect(cardNames()).toEqual(['Phone 24', 'Phone 23', 'Phone 22', 'Phone 21'])
  expect(screen.getByText('40 models')).toBeVisible()
  await follow('Previous page')
  expect(href()).toBe('/phones?sort=year&perPage=4&page=4')
  await follow('Page 10')
  expect(link('Previous page')).not.toHaveAttribute('aria-disabled')
  expect(link('Next page')).toHaveAttribute('aria-disabled', 'true')
  await follow('Next page')
  expect(href()).toBe('/phones?sort=year&perPage=4&page=10')
  await back()
  expect(href()).toBe('/phones?sort=year&perPage=4&page=4')
  await follow('Page 1')
  expect(href()).toBe('/phones?sort=year&perPage=4')
  await follow('Next page')
  expect(cardNames()[0]).toBe('Phone 36')
})
