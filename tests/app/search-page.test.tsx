import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VARIANTS } from '../support/facets.ts'
import { chips } from '../support/filter-controls.ts'
import { listen } from '../support/listen.ts'
import { card, cardNames } from '../support/on-page.ts'
import { phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { after, serverError } from '../support/shop-files.ts'

const shop = {
  products: [
    product({ itemId: 'acme-one', name: 'Acme One 64GB Black', price: 400 }),
    product({ itemId: 'acme-two', name: 'Acme Two 128GB Blue', price: 650, capacity: '128GB' }),
    product({ itemId: 'nimbus-pad', category: 'tablets', name: 'Nimbus Pad', price: 900 }),
    product({ itemId: 'acme-pad', category: 'tablets', name: 'Acme Pad', price: 300 }),
  ],
}

it('shows the products of all categories that match, with the controls of a list', async () => {
  await renderApp('/search?q=acme', shop)
  expect(cardNames().sort()).toEqual(['Acme One 64GB Black', 'Acme Pad', 'Acme Two 128GB Blue'])
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match')
  expect(screen.getByRole('switch', { name: 'One card per model' })).toBeChecked()
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(steps.getByText('Search')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('acme')
})

it('sorts and pages the results', async () => {
  const { router, user } = await renderApp('/search?q=phone&perPage=4', { products: phones(6) })
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest')
  expect(router.state.location.href).toBe('/search?q=phone&sort=year&perPage=4')
  expect(cardNames()).toEqual(['Phone 06', 'Phone 05', 'Phone 04', 'Phone 03'])
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  expect(router.state.location.href).toBe('/search?q=phone&sort=year&perPage=4&page=2')
  expect(cardNames()).toEqual(['Phone 02', 'Phone 01'])
})

it.each(['/search', '/search?q=', '/search?q=%20'])('shows all products on %s', async (address) => {
  const { router } = await renderApp(address, shop)
  expect(cardNames()).toHaveLength(4)
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('All')
  expect(document.title).toBe('Search · Gadgetry')
  expect(router.state.location.href).toBe('/search')
})

it('searches one category where a list has a search, and counts what it leaves out', async () => {
  const { router, user } = await renderApp('/phones?q=acme%20blue', shop)
  expect(cardNames()).toEqual(['Acme Two 128GB Blue'])
  expect(screen.getByText('1 of 2 models')).toBeVisible()
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match')
  await user.click(screen.getByRole('link', { name: 'Show all phones' }))
  expect(router.state.location.href).toBe('/phones')
  expect(cardNames()).toHaveLength(2)
})

it('shows the variant that matches, with all colours and capacities of its model', async () => {
  await renderApp('/search?q=red', { products: VARIANTS })
  const one = within(card('Acme One 64GB Red'))
  const colors = within(one.getByRole('list', { name: 'Colors' })).getAllByRole('link')
  expect(colors.map(({ textContent }) => textContent)).toEqual(['black', 'red'])
  expect(colors[1]).toHaveAttribute('aria-current', 'true')
  expect(one.getByText('64GB · 128GB')).toBeVisible()
  expect(one.getByText('1 of 3 variants')).toBeVisible()
})

it('keeps a filter that only other products match, says so and offers to remove it', async () => {
  const { router, user } = await renderApp('/search?q=two&brand=bolt', { products: VARIANTS })
  expect(router.state.location.href).toBe('/search?q=two&brand=bolt')
  expect(screen.getByText('0 of 1 models, 0 variants')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No models match these filters' })).toBeVisible()
  expect(chips()).toEqual(['Remove Brand: Bolt'])
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(router.state.location.href).toBe('/search?q=two')
  expect(card('Acme Two 128GB Blue')).toBeVisible()
})

it('says that a category has nothing that matches', async () => {
  await renderApp('/accessories?q=acme', {
    products: [
      ...shop.products,
      product({ itemId: 'strap', category: 'accessories', name: 'Strap' }),
    ],
  })
  expect(screen.getByText('Nothing found for “acme”')).toBeVisible()
})

it('shows the closest results, and says which words were left out', async () => {
  await renderApp('/search?q=acme%20pad%20toaster', shop)
  expect(
    screen.getByText(
      'Nothing matches all of “acme pad toaster”. These are the closest results, without “toaster”.',
    ),
  ).toBeVisible()
  expect(cardNames()).toEqual(['Acme Pad'])
})

it('says that nothing was found, once, and offers the categories', async () => {
  const { router, user, pass } = await renderApp('/phones', shop)
  const said = listen()
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'qqqqqqqq{Enter}')
  await pass(100)
  const text = 'Nothing found for “qqqqqqqq”'
  expect(screen.getByRole('heading', { name: text })).toBeVisible()
  expect(said.filter((each) => each.includes(text))).toEqual([`${text}.`])
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Tablets' }))
  expect(router.state.location.href).toBe('/tablets')
})

it('offers the categories in a shop without products too', async () => {
  await renderApp('/search', { products: [] })
  expect(screen.getByRole('heading', { name: 'There are no products yet' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Phones' })).toBeVisible()
})

it('announces the number of results once', async () => {
  const { user, pass } = await renderApp('/', shop)
  const said = listen()
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'acme{Enter}')
  await pass(100)
  await pass(100)
  expect(said.filter((text) => text.startsWith('Showing'))).toEqual(['Showing 1 to 3 of 3.'])
})

it('shows the loader, then the usual error with Reload', async () => {
  const { user, pass, files } = await renderApp('/search?q=acme', {
    files: {
      'api/products.json': after(90, serverError()),
    },
    isLoading: true,
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(100)
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
  files.answers.set('api/products.json', shop.products)
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await pass(2000)
  await pass(100)
  expect(cardNames()).toHaveLength(3)
})
