import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, card, cardNames, cartLines, countedLink } from '../support/on-page.ts'
import { keep, keepInOtherTab, kept, PATIENCE } from '../support/kept.ts'
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

it.each(['not json', '{"a":', 'null', '7', '"text"', '{}', '<html>'])(
  'opens with an empty cart when the kept one is %s, and keeps the rejected text',
  async (text) => {
    keep({ cartProducts: text })
    await renderApp('/cart')
    expect(screen.getByText('Your cart is empty')).toBeVisible()
    expect(localStorage.getItem('cartProducts.rejected')).toBe(text)
  },
)

it.each(['not json', '[', 'null', '7', '[]'])(
  'counts each product once when the kept quantities are %s, and keeps the rejected text',
  async (text) => {
    keep({ cartProducts: [one, two], totalBill: text })
    await renderApp('/cart')
    expect(screen.getByText('Total for 2 items')).toBeVisible()
    expect(localStorage.getItem('totalBill.rejected')).toBe(text)
  },
)

it.each(['not json', 'null', '{"length":1}'])(
  'opens without favourites when the kept ones are %s, and keeps the rejected text',
  async (text) => {
    keep({ favorites: text })
    await renderApp('/favourites')
    expect(screen.getByText('There are no favourites yet')).toBeVisible()
    expect(localStorage.getItem('favorites.rejected')).toBe(text)
  },
)

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

it.each([
  [0, 1],
  [-3, 1],
  [2.7, 2],
  [1e9, 9999],
  ['4', 1],
  [null, 1],
])('reads the kept quantity %j as %i', async (quantity, pieces) => {
  keep({ cartProducts: [one], totalBill: { one: quantity } })
  await renderApp('/cart')
  expect(screen.getByText(`Total for ${pieces} items`)).toBeVisible()
})

it('drops a quantity without a product, and merges duplicates into one line', async () => {
  keep({ cartProducts: [one, one], totalBill: { one: 2, gone: 7 } })
  const { user } = await renderApp('/cart')
  expect(names()).toEqual(['One'])
  expect(badge('Cart')).toBe('2')
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
  expect(kept('totalBill')).toEqual({ one: 3 })
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

it('leaves out damaged entries stored by another tab', async () => {
  keep({ cartProducts: [one] })
  await renderApp('/cart')
  keepInOtherTab({ cartProducts: JSON.stringify([{ id: 'broken' }, two]), totalBill: '{' })
  expect(names()).toEqual(['Two'])
  expect(badge('Cart')).toBe('1')
})

it('does not lose what another tab has just added', async () => {
  const { user, pass } = await renderApp('/phones', { products: [one, ...phones(1)] })
  // A tab of an older release has written, but this one has not received the `storage` event yet.
  keep({ cartProducts: [two], totalBill: { two: 4 }, favorites: [two] })
  await user.click(within(card('One')).getByRole('button', { name: 'Add to cart' }))
  await user.click(within(card('One')).getByRole('button', { name: 'Add to favourites' }))
  await pass(PATIENCE)
  expect(kept('cartProducts')).toEqual([one, two])
  expect(kept('totalBill')).toEqual({ two: 4, one: 1 })
  expect(kept('favorites')).toEqual([one, two])
  expect(badge('Cart')).toBe('5')
})

it('shows an empty cart when storage is cleared in another tab', async () => {
  keep({ cartProducts: [one] })
  await renderApp('/cart')
  keepInOtherTab({ cartProducts: [], totalBill: {} })
  expect(screen.getByText('Your cart is empty')).toBeVisible()
})

it('shows no message about storage when it works', async () => {
  const { user } = await renderApp('/phones', { products: [one] })
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(screen.queryByText(/does not let the shop keep/)).not.toBeInTheDocument()
})
