import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, card, countedLink, navLink } from '#tests/support/on-page.ts'
import { persist } from '#tests/support/persisted.ts'
import { listen } from '#tests/support/listen.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

it('announces a product added to the cart once, and nothing when the button is pressed again', async () => {
  const { press } = await renderApp('/phones', { products: phones(2) })
  const said = listen()
  await press('Add to cart', card('Phone 01'))
  expect(screen.getByRole('button', { name: 'Added', pressed: true })).toBeVisible()
  await press('Added')
  expect(said).toEqual(['Added to cart: Phone 01Total $100View cart'])
  expect(badge('Cart')).toBe('1')
  await press('Add to cart', card('Phone 02'))
  expect(said.slice(1)).toEqual(['Added to cart: Phone 02Total $201View cart'])
  expect(screen.getAllByText(/^Added to cart/)).toHaveLength(1)
})

it('announces a favourite, its removal and its return, each once', async () => {
  const { press } = await renderApp('/phones', { products: phones(1) })
  const said = listen()
  await press('Add to favourites')
  expect(badge('Favourites')).toBe('1')
  await press('Remove from favourites')
  expect(badge('Favourites')).toBe('')
  expect(screen.getByRole('button', { name: 'Add to favourites' })).toHaveFocus()
  await press('Undo')
  expect(screen.getByRole('button', { name: 'Remove from favourites' })).toHaveFocus()
  expect(said).toEqual([
    'Put among the favourites.',
    'Removed from the favourites: Phone 01Undo',
    'Back in the favourites.',
  ])
})

it('announces the range of products when a list has loaded, and when order, page size or page changes', async () => {
  const { choose, follow, pass } = await renderApp('/phones', {
    products: phones(10),
    isLoading: true,
  })
  const said = listen()
  await pass(1510)
  await choose('Sort by', 'Cheapest')
  await choose('Items on page', '4')
  await follow('Page 3')
  await pass(1)
  expect(said).toEqual([
    'Showing 1 to 10 of 10.',
    'Showing 1 to 10 of 10.',
    'Showing 1 to 4 of 10.',
    'Showing 9 to 10 of 10.',
  ])
})

it('announces the new quantity, removal and return of a cart line', async () => {
  persist({ cartProducts: [product()] })
  const { press } = await renderApp('/cart')
  const said = listen()
  await press('Increase quantity')
  await press('Increase quantity')
  await press('Decrease quantity')
  await press(/^Remove /)
  await press('Undo')
  expect(said).toEqual([
    'Quantity 2',
    'Quantity 3',
    'Quantity 2',
    `Removed from the cart: ${product().name}Undo`,
    'Back in the cart.',
  ])
})

it('announces nothing on pages whose content says everything, in one region that stays', async () => {
  const { router, user } = await renderApp('/phones', { products: [product()], phones: [detail()] })
  const said = listen()
  const region = document.querySelector('[aria-live]')
  await user.click(countedLink('Favourites'))
  await act(() => router.navigate({ href: '/phones/acme-one-64gb-black' }))
  await act(() => router.navigate({ href: '/no/such/page' }))
  await user.click(navLink('Home'))
  await user.click(countedLink('Cart'))
  expect(said).toEqual([])
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1)
  expect(region).toBeInTheDocument()
})
