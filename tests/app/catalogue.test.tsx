import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, card, cardNames, facts, navLink } from '../support/on-page.ts'
import { phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { after } from '../support/shop-files.ts'

const mixed = [
  ...phones(2),
  product({ itemId: 'tab', name: 'Acme Tab', category: 'tablets' }),
  product({ itemId: 'strap', name: 'Acme Strap', category: 'accessories' }),
]

it('shows the loader for 1.5 seconds, then the list', async () => {
  const { pass } = await renderApp('/phones', { products: phones(3), isLoading: true })
  expect(screen.getByRole('heading', { level: 1, name: 'Phones page' })).toBeVisible()
  await pass(1490)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(11)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

it('shows a catalogue that takes longer than 1.5 seconds as soon as it has loaded', async () => {
  const { pass } = await renderApp('/phones', {
    files: {
      'api/products.json': after(4000, phones(1)),
    },
    isLoading: true,
  })
  await pass(3990)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(11)
  expect(cardNames()).toEqual(['Phone 01'])
})

it.each([
  ['/phones', 'Phones page', '2 models', ['Phone 01', 'Phone 02']],
  ['/tablets', 'Tablets page', '1 models', ['Acme Tab']],
  ['/accessories', 'Accessories page', '1 models', ['Acme Strap']],
])('%s is titled %s: %s, in the order of the catalogue', async (address, title, count, names) => {
  await renderApp(address, { products: mixed })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(count)).toBeVisible()
  expect(cardNames()).toEqual(names)
})

it.each([
  ['/phones', 'There are no phones yet'],
  ['/tablets', 'There are no tablets yet'],
  ['/accessories?sort=price&perPage=4&page=3', 'There are no accessories yet'],
])('%s without products says: %s', async (address, text) => {
  await renderApp(address, { products: [] })
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('has a breadcrumb that leads home and ends with the category', async () => {
  const { user } = await renderApp('/tablets', { products: mixed })
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(breadcrumb.getByText('Tablets')).toHaveAttribute('aria-current', 'page')
  await user.click(breadcrumb.getByRole('link', { name: 'Home' }))
  expect(screen.getByRole('heading', { name: 'Welcome to the store!' })).toBeVisible()
})

it('shows name, prices, facts and buttons on a card', async () => {
  await renderApp('/phones', {
    products: [product({ name: 'Acme One', price: 1020, fullPrice: 1199.5 })],
  })
  const item = within(card('Acme One'))
  expect(item.getByRole('heading', { level: 2, name: 'Acme One' })).toBeVisible()
  expect(item.getByText('$1,020')).toBeVisible()
  expect(item.getByText('$1,199.50')).toBeVisible()
  expect(facts(card('Acme One'))).toEqual(['Screen: 6.1" OLED', 'Capacity: 64GB', 'RAM: 4GB'])
  const buttons = [
    item.getByRole('button', { name: 'Add to cart', pressed: false }),
    item.getByRole('button', { name: 'Add to favourites' }),
  ]
  for (const button of buttons) {
    expect(button).toBeEnabled()
    // Every card has the same buttons, so their description names the product for screen readers.
    expect(button).toHaveAccessibleDescription('Acme One')
  }
})

it('shows no old price without a discount, and no rows for empty facts', async () => {
  await renderApp('/phones', {
    products: [product({ name: 'Plain', price: 400, fullPrice: 400, screen: '', capacity: ' ' })],
  })
  expect(within(card('Plain')).getAllByText('$400')).toHaveLength(1)
  expect(facts(card('Plain'))).toEqual(['RAM: 4GB'])
})

it('opens the product of a card', async () => {
  const { router, user } = await renderApp('/phones', { products: mixed })
  await user.click(screen.getByRole('link', { name: 'Phone 02' }))
  expect(router.state.location.href).toBe('/phones/phone-02')
})

it('adds to the cart once: Add to cart becomes Added, and a second press changes nothing', async () => {
  const { user } = await renderApp('/phones', { products: mixed })
  const item = within(card('Phone 02'))
  await user.click(item.getByRole('button', { name: 'Add to cart' }))
  const added = item.getByRole('button', { name: 'Added', pressed: true })
  expect(badge('Cart')).toBe('1')
  await user.click(added)
  expect(item.getByRole('button', { name: 'Added', pressed: true })).toBeVisible()
  expect(badge('Cart')).toBe('1')
  expect(within(card('Phone 01')).getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

it('marks a favourite and unmarks it', async () => {
  const { user } = await renderApp('/phones', { products: mixed })
  const item = within(card('Phone 01'))
  await user.click(item.getByRole('button', { name: 'Add to favourites' }))
  expect(badge('Favourites')).toBe('1')
  await user.click(item.getByRole('button', { name: 'Remove from favourites' }))
  expect(item.getByRole('button', { name: 'Add to favourites' })).toBeVisible()
  expect(badge('Favourites')).toBe('')
})

it('resets order and page size in another category', async () => {
  const { router, user } = await renderApp('/phones?sort=year&perPage=4', { products: mixed })
  await user.click(navLink('Tablets'))
  expect(router.state.location.href).toBe('/tablets')
})

it('replaces a picture that does not load with a placeholder, and keeps the card', async () => {
  await renderApp('/phones', { products: [product({ name: 'No picture', image: '' })] })
  expect(cardNames()).toEqual(['No picture'])
  expect(card('No picture').querySelector('img')).toBeNull()
})
