import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, card, cardNames, cartLines, countedLink } from '../support/on-page.ts'
import { keep, keepInOtherTab, kept } from '../support/kept.ts'
import { phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const one = product({ itemId: 'one', name: 'One', price: 100 })
const two = product({ itemId: 'two', name: 'Two', price: 10 })

const names = () => cartLines().map((line) => within(line).getByRole('link').textContent)

it('restores cart, quantities and favourites of the last visit', async () => {
  keep({ cartProducts: [two, one], totalBill: { one: 2, two: 5 }, favorites: [one] })
  const { user } = await renderApp('/cart')
  expect(names()).toEqual(['Two', 'One'])
  expect(screen.getByText('$250')).toBeVisible()
  expect(badge('Cart')).toBe('7')
  await user.click(countedLink('Favourites'))
  expect(cardNames()).toEqual(['One'])
})

it('keeps every change under the keys and in the shapes of the specification', async () => {
  const { user } = await renderApp('/phones', { products: [one, two] })
  await user.click(within(card('One')).getByRole('button', { name: 'Add to cart' }))
  await user.click(within(card('Two')).getByRole('button', { name: 'Add to favourites' }))
  expect(kept('cartProducts')).toEqual([one])
  expect(kept('totalBill')).toEqual({ one: 1 })
  expect(kept('favorites')).toEqual([two])
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'cartProducts',
    'favorites',
    'keptVersion',
    'totalBill',
  ])
})

// state/damaged-state.test.ts has the many ways in which a kept text can be wrong.
it.each([
  ['cartProducts', 'not json', '/cart', 'Your cart is empty'],
  ['totalBill', '[]', '/cart', 'Total for 1 items'],
  ['favorites', '{"length":1}', '/favourites', 'There are no favourites yet'],
])('opens if the kept %s are %s, and keeps the rejected text', async (key, text, ...page) => {
  const [address, shown] = page
  keep({ cartProducts: [one], [key]: text })
  await renderApp(address)
  expect(screen.getByText(shown)).toBeVisible()
  expect(localStorage.getItem(`${key}.rejected`)).toBe(text)
})

it('leaves out damaged entries, keeps the others, and keeps the rejected text', async () => {
  const text = JSON.stringify([one, { ...two, price: 'cheap' }, null])
  keep({ cartProducts: text, favorites: text })
  const { user } = await renderApp('/cart')
  expect(names()).toEqual(['One'])
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
  expect(kept('cartProducts')).toEqual([one])
  expect(localStorage.getItem('cartProducts.rejected')).toBe(text)
  await user.click(countedLink('Favourites'))
  expect(cardNames()).toEqual(['One'])
})

it('shows what another tab has stored', async () => {
  await renderApp('/favourites')
  keepInOtherTab({ cartProducts: [one, two], totalBill: { one: 3, two: 1 }, favorites: [two] })
  expect(badge('Cart')).toBe('4')
  expect(badge('Favourites')).toBe('1')
  expect(cardNames()).toEqual(['Two'])
  keepInOtherTab({ favorites: [] })
  expect(screen.getByText('There are no favourites yet')).toBeVisible()
})

it('does not lose what another tab has just added', async () => {
  const { user } = await renderApp('/phones', { products: [one, ...phones(1)] })
  // A tab of an older release has written, but this one has not received the `storage` event yet.
  keep({ cartProducts: [two], totalBill: { two: 4 }, favorites: [two] })
  await user.click(within(card('One')).getByRole('button', { name: 'Add to cart' }))
  await user.click(within(card('One')).getByRole('button', { name: 'Add to favourites' }))
  expect(kept('cartProducts')).toEqual([two, one])
  expect(kept('totalBill')).toEqual({ two: 4, one: 1 })
  expect(kept('favorites')).toEqual([two, one])
  expect(badge('Cart')).toBe('5')
})

it('shows no message about storage when it works', async () => {
  const { user } = await renderApp('/phones', { products: [one] })
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(screen.queryByText(/does not let the shop keep/)).not.toBeInTheDocument()
})
