import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keep, kept } from '../support/kept.ts'
import { card, countedLink, navLink } from '../support/on-page.ts'
import { product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { serverError } from '../support/shop-files.ts'

const one = product({ itemId: 'one', name: 'One', price: 999 })
const two = product({ itemId: 'two', name: 'Two', price: 100 })
const cheaper = { ...one, price: 899 }
const dearer = { ...two, price: 120 }

const offer = (name: string) =>
  screen.queryByRole('button', { name: `Use the new price of ${name}` })

it('marks a changed price, and keeps the old one until a button is pressed', async () => {
  keep({ cartProducts: [one, two], totalBill: { one: 2, two: 1 } })
  await renderApp('/cart', { products: [cheaper, two] })
  expect(screen.getByText(/^now \$899/)).toBeVisible()
  expect(screen.getByText('$2,098')).toBeVisible()
  expect(kept('cartProducts')).toEqual([one, two])
  expect(offer('Two')).not.toBeInTheDocument()
})

it('accepts the new price of a cart line with one press, and keeps its place and quantity', async () => {
  keep({ cartProducts: [one, two], totalBill: { one: 2, two: 1 } })
  const { user } = await renderApp('/cart', { products: [cheaper, two] })
  await user.click(screen.getByRole('button', { name: 'Use the new price of One' }))
  expect(screen.getByText('$1,898')).toBeVisible()
  expect(offer('One')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  expect(kept('cartProducts')).toEqual([cheaper, two])
  expect(kept('totalBill')).toEqual({ one: 2, two: 1 })
})

it.each([
  ['cartProducts', '/cart', 'Cart'],
  ['favorites', '/favourites', 'Favourites'],
])('accepts all new prices of %s with one press', async (key, address, name) => {
  keep({ [key]: [one, two] })
  const { user } = await renderApp(address, { products: [cheaper, dearer] })
  await user.click(screen.getByRole('button', { name: 'Use all new prices' }))
  expect(kept(key)).toEqual([cheaper, dearer])
  expect(screen.queryByText(/^now/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Use all new prices' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus()
})

it('marks a product that is no longer sold, and keeps it in the sum', async () => {
  keep({ cartProducts: [one, two] })
  await renderApp('/cart', { products: [two] })
  expect(screen.getByText('No longer sold')).toBeVisible()
  expect(screen.getByText('$1,099')).toBeVisible()
})

it('shows the cart without an error when the catalogue fails, and loads it again on the next page', async () => {
  keep({ cartProducts: [one] })
  const { files, pass, user } = await renderApp('/cart', {
    files: { 'api/products.json': serverError },
  })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getAllByText('$999')).not.toHaveLength(0)
  files.answers.set('api/products.json', [one])
  await user.click(navLink('Phones'))
  await pass(2_000)
  expect(screen.getByRole('article', { name: 'One' })).toBeVisible()
  await user.click(countedLink('Cart'))
  expect(screen.queryByText('No longer sold')).not.toBeInTheDocument()
})

it('marks changed prices and products no longer sold on the favourites page too', async () => {
  const three = product({ itemId: 'three', name: 'Three' })
  keep({ favorites: [one, two, three] })
  await renderApp('/favourites', { products: [cheaper, three] })
  expect(within(card('One')).getByText(/^now \$899/)).toBeVisible()
  expect(within(card('One')).getByText('$999')).toBeVisible()
  expect(within(card('Two')).getByText('No longer sold')).toBeVisible()
  expect(within(card('Three')).queryByText(/^now|No longer sold/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Use all new prices' })).not.toBeInTheDocument()
  expect(kept('favorites')).toEqual([one, two, three])
})

it('accepts a favourite’s new price with one press, and leaves the cart unchanged', async () => {
  keep({ favorites: [two, one], cartProducts: [one] })
  const { user } = await renderApp('/favourites', { products: [cheaper, two] })
  await user.click(screen.getByRole('button', { name: 'Use the new price of One' }))
  expect(within(card('One')).getByText('$899')).toBeVisible()
  expect(offer('One')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  expect(kept('favorites')).toEqual([two, cheaper])
  expect(kept('cartProducts')).toEqual([one])
})

it('offers the new price again when a removed favourite is restored', async () => {
  keep({ favorites: [one] })
  const { user } = await renderApp('/favourites', { products: [cheaper] })
  await user.click(screen.getByRole('button', { name: 'Remove from favourites' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(offer('One')).toBeVisible()
})
