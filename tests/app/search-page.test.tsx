import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listen } from '#tests/support/listen.ts'
import { cardNames } from '#tests/support/on-page.ts'
import { product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const shop = {
  products: [
    product({ itemId: 'acme-one', name: 'Acme One 64GB Black', price: 400 }),
    product({ itemId: 'acme-two', name: 'Acme Two 128GB Blue', price: 650, capacity: '128GB' }),
    product({ itemId: 'nimbus-pad', category: 'tablets', name: 'Nimbus Pad', price: 900 }),
    product({ itemId: 'acme-pad', category: 'tablets', name: 'Acme Pad', price: 300 }),
  ],
}

const strap = product({ itemId: 'strap', category: 'accessories', name: 'Strap' })

it('finds a typed percent sign', async () => {
  const { href } = await renderApp('/search?q=100%', {
    products: [product({ name: 'Wool 100%' }), product({ id: 'b', itemId: 'b', name: 'Silk' })],
  })
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('100%')
  expect(href()).toBe('/search?q=100%25')
})

it('shows the products of all categories that match, with the controls of a list', async () => {
  await renderApp('/search?q=acme', shop)
  expect(cardNames().sort()).toEqual(['Acme One 64GB Black', 'Acme Pad', 'Acme Two 128GB Blue'])
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match')
  expect(screen.getByRole('switch', { name: 'One card per model' })).toBeChecked()
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(steps.getByText('Search')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('acme')
})

it('shows all products without a query', async () => {
  const { href } = await renderApp('/search?q=%20', shop)
  expect(cardNames()).toHaveLength(4)
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('All')
  expect(document.title).toBe('Search · Gadgetry')
  expect(href()).toBe('/search')
})

it('searches one category if a list has a search, and counts what it leaves out', async () => {
  const { follow, href } = await renderApp('/phones?q=acme%20blue', shop)
  expect(cardNames()).toEqual(['Acme Two 128GB Blue'])
  expect(screen.getByText('1 of 2 models')).toBeVisible()
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match')
  await follow('Show all phones')
  expect(href()).toBe('/phones')
  expect(cardNames()).toHaveLength(2)
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

it('says how it has understood what a shopper needs, and leads to the results without it', async () => {
  const sizes = ['5.4"', '6.1"', '6.7"', '6.9"']
  const products = sizes.map((screen, index) =>
    product({ itemId: `acme-${index}`, name: `Acme ${index + 1}`, screen, kind: 'phone' }),
  )
  const { follow, href } = await renderApp('/search?q=small%20phone', { products })
  expect(cardNames()).toEqual(['Acme 1', 'Acme 2'])
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Smallest first')
  expect(screen.getByText('Small: up to 6.1"')).toBeVisible()
  expect(screen.getByText('5.4"')).toBeVisible()
  await follow('Remove Small: up to 6.1"')
  expect(href()).toBe('/search?q=phone')
  expect(cardNames()).toHaveLength(4)
})

it('says that no accessory fits the model that is searched for, and leads to all of its kind', async () => {
  const phone = product({
    name: 'Acme Nova 5',
    brand: 'Acme',
    namespaceId: 'nova-5',
    kind: 'phone',
  })
  const other = product({ id: 'case', name: 'Acme Nova 4 Case', kind: 'case', fits: ['nova-4'] })
  const { follow, href } = await renderApp('/search?q=nova%205%20case', {
    products: [phone, other],
  })
  expect(screen.getByText('No case for Nova 5 here. These are the closest results.')).toBeVisible()
  expect(cardNames()).toEqual(['Acme Nova 5'])
  await follow('Show all results for “case”')
  expect(href()).toBe('/search?q=case')
  expect(cardNames()).toEqual(['Acme Nova 4 Case'])
})

it('says that nothing was found, once, and offers the categories', async () => {
  const { user, pass, follow, href } = await renderApp('/phones', shop)
  const said = listen()
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'qqqqqqqq{Enter}')
  await pass(100)
  const text = 'Nothing found for “qqqqqqqq”'
  expect(screen.getByRole('heading', { name: text })).toBeVisible()
  expect(said.filter((each) => each.includes(text))).toEqual([`${text}.`])
  await follow('Tablets', screen.getByRole('main'))
  expect(href()).toBe('/tablets')
})

it.each([
  ['/accessories?q=acme', 'Nothing found for “acme”', [...shop.products, strap]],
  ['/search', 'There are no products yet', []],
])('says on %s: %s', async (address, text, products) => {
  await renderApp(address, { products })
  expect(screen.getByRole('heading', { name: text })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Phones' })).toBeVisible()
})
