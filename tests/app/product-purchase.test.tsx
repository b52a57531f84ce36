import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { kept } from '../support/kept.ts'
import { cartLines, countedLink, navLink, ownButton } from '../support/on-page.ts'
import { detail, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { serverError } from '../support/shop-files.ts'

const ADDRESS = '/phones/acme-one-64gb-black'

it('adds the catalogue’s entry, so that adding from a list and from the page makes one line', async () => {
  const entry = product({ id: '17', itemId: 'acme-one-64gb-black' })
  const { user } = await renderApp(ADDRESS, { products: [entry], phones: [detail()] })
  await user.click(ownButton('Add to cart'))
  await user.click(ownButton('Add to favourites'))
  expect(kept('cartProducts')).toEqual([entry])
  expect(kept('totalBill')).toEqual({ 17: 1 })
  expect(kept('favorites')).toEqual([entry])

  await user.click(navLink('Phones'))
  await user.click(screen.getByRole('button', { name: 'Added' }))
  await user.click(countedLink('Cart'))
  expect(cartLines()).toHaveLength(1)
})

it('shows Added for a product that was added from a list', async () => {
  const { user } = await renderApp('/phones', { products: [product()], phones: [detail()] })
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  await user.click(screen.getByRole('link', { name: 'Acme One 64GB Black' }))
  expect(ownButton('Added')).toBeEnabled()
})

const ownButtons = () => [ownButton('Add to cart'), ownButton('Add to favourites')]

it('disables its buttons while the catalogue loads', async () => {
  const { pass } = await renderApp(ADDRESS, {
    products: [product()],
    phones: [detail()],
    isLoading: true,
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Acme One 64GB Black' })).toBeVisible()
  for (const button of ownButtons()) expect(button).toBeDisabled()
  await pass(1501)
  for (const button of ownButtons()) expect(button).toBeEnabled()
})

it('disables its buttons when the catalogue fails, until Reload succeeds', async () => {
  const { files, user, pass } = await renderApp(ADDRESS, {
    phones: [detail()],
    files: { 'api/products.json': serverError },
  })
  expect(ownButton('Add to cart')).toBeDisabled()
  files.answers.set('api/products.json', [product()])
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await pass(1510)
  expect(ownButton('Add to cart')).toBeEnabled()
})

it('disables its buttons for a product that the catalogue does not list', async () => {
  await renderApp(ADDRESS, {
    products: [product({ category: 'tablets' }), product({ id: 'x', itemId: 'other' })],
    phones: [detail()],
  })
  for (const button of ownButtons()) expect(button).toBeDisabled()
})

it('says which price the cart uses when catalogue and details differ', async () => {
  const { user } = await renderApp(ADDRESS, {
    products: [product({ price: 420 })],
    phones: [detail({ priceDiscount: 400, priceRegular: 500 })],
  })
  expect(screen.getByText('$400')).toBeVisible()
  expect(screen.getByText(/\$420/)).toBeVisible()
  await user.click(ownButton('Add to cart'))
  await user.click(countedLink('Cart'))
  expect(cartLines()).toHaveLength(1)
  expect(cartLines()[0]).toHaveTextContent('$420')
})

it('does not mention the cart when both prices agree', async () => {
  await renderApp(ADDRESS, { products: [product()], phones: [detail()] })
  expect(screen.queryByText(/The cart will hold it/)).not.toBeInTheDocument()
})
