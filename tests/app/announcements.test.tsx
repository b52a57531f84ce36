import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { card, cartLines, countedLink, navLink } from '../support/on-page.ts'
import { keep } from '../support/kept.ts'
import { listen } from '../support/listen.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { after, serverError } from '../support/shop-files.ts'

it('announces a product added to the cart once, and nothing when the button is pressed again', async () => {
  const { user } = await renderApp('/phones', { products: phones(2) })
  const said = listen()
  await user.click(within(card('Phone 01')).getByRole('button', { name: 'Add to cart' }))
  await user.click(within(card('Phone 01')).getByRole('button', { name: 'Added' }))
  expect(said).toEqual(['Put in the cart.'])
  await user.click(within(card('Phone 02')).getByRole('button', { name: 'Add to cart' }))
  expect(said).toEqual(['Put in the cart.', 'Put in the cart.'])
})

it('announces a favourite and its removal, each once', async () => {
  const { user } = await renderApp('/phones', { products: phones(1) })
  const said = listen()
  await user.click(screen.getByRole('button', { name: 'Add to favourites' }))
  expect(said).toEqual(['Put among the favourites.'])
  await user.click(screen.getByRole('button', { name: 'Remove from favourites' }))
  expect(said.slice(1)).toEqual(['Removed from the favourites.Undo'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(said.slice(2)).toEqual(['Back in the favourites.'])
})

it('announces the range of products shown when order, page size or page changes', async () => {
  const { user } = await renderApp('/phones', { products: phones(10) })
  const said = listen()
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Cheapest')
  await user.selectOptions(screen.getByLabelText('Items on page'), '4')
  await user.click(screen.getByRole('link', { name: 'Page 3' }))
  expect(said).toEqual([
    'Showing 1 to 10 of 10.',
    'Showing 1 to 4 of 10.',
    'Showing 9 to 10 of 10.',
  ])
})

it('announces a list when it has loaded', async () => {
  const { pass } = await renderApp('/phones', { products: phones(3), isLoading: true })
  const said = listen()
  await pass(1510)
  expect(said).toEqual(['Showing 1 to 3 of 3.'])
})

it('announces a catalogue error once, and once more when Reload fails', async () => {
  const { pass, user } = await renderApp('/phones', {
    files: {
      'api/products.json': after(90, serverError()),
    },
    isLoading: true,
  })
  const said = listen()
  await pass(100)
  expect(said).toEqual(['Somethin went wrong!'])
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await pass(100)
  expect(said).toEqual(['Somethin went wrong!', 'Somethin went wrong!'])
})

it('announces the new quantity of a cart line', async () => {
  keep({ cartProducts: [product()] })
  const { user } = await renderApp('/cart')
  const said = listen()
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
  await user.click(screen.getByRole('button', { name: 'Decrease quantity' }))
  expect(cartLines()).toHaveLength(1)
  expect(said).toEqual(['Quantity 2', 'Quantity 3', 'Quantity 2'])
})

it('announces one accepted new price, and then that all prices are up to date', async () => {
  const old = phones(3)
  keep({ cartProducts: old })
  const { user } = await renderApp('/cart', {
    products: old.map((entry) => ({ ...entry, price: 50 })),
  })
  const said = listen()
  await user.click(screen.getByRole('button', { name: 'Use the new price of Phone 02' }))
  await user.click(screen.getByRole('button', { name: 'Use all new prices' }))
  expect(said).toEqual(['Phone 02 costs $50', 'All prices are up to date'])
})

it('announces a cart line that is removed and restored', async () => {
  keep({ cartProducts: [product()] })
  const { user } = await renderApp('/cart')
  const said = listen()
  await user.click(screen.getByRole('button', { name: /^Remove / }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(said).toEqual(['Removed from the cart.Undo', 'Back in the cart.'])
})

it('announces nothing on pages whose content says everything, in one region that stays', async () => {
  const { router, user } = await renderApp('/phones', {
    products: [product()],
    phones: [detail()],
  })
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
