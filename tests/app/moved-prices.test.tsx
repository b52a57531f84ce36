import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { persist, persisted } from '#tests/support/persisted.ts'
import { card, cartLines } from '#tests/support/on-page.ts'
import { product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const one = product({ itemId: 'one', name: 'One', price: 999 })
const two = product({ itemId: 'two', name: 'Two', price: 100 })
const three = product({ itemId: 'three', name: 'Three', price: 10 })
const cheaper = { ...one, price: 899 }
const dearer = { ...two, price: 120 }

/** Products whose new price is offered. */
const offers = () =>
  screen
    .queryAllByRole('button', { name: /^Use the new price of/ })
    .map(({ ariaLabel }) => ariaLabel?.replace('Use the new price of ', ''))

it('marks new prices and products no longer sold in the cart, and takes a new price on one press', async () => {
  persist({ cartProducts: [one, two, three], totalBill: { one: 2, two: 1, three: 1 } })
  const { press } = await renderApp('/cart', { products: [cheaper, two] })
  const [lineOne, lineTwo, lineThree] = cartLines()
  expect(lineOne).toHaveTextContent('now $899')
  expect(lineTwo).not.toHaveTextContent(/now|No longer sold/)
  expect(lineThree).toHaveTextContent('No longer sold')
  expect(offers()).toEqual(['One'])
  expect(screen.queryByRole('button', { name: 'Use all new prices' })).not.toBeInTheDocument()
  expect(screen.getByText('$2,098')).toBeVisible()
  expect(persisted('cartProducts')).toEqual([one, two, three])

  await press('Use the new price of One')
  expect(screen.getByText('$1,898')).toBeVisible()
  expect(offers()).toEqual([])
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  expect(persisted('cartProducts')).toEqual([cheaper, two, three])
  expect(persisted('totalBill')).toEqual({ one: 2, two: 1, three: 1 })
})

it('does the same with favourites, and leaves the cart unchanged', async () => {
  persist({ favorites: [two, three, one], cartProducts: [one] })
  const { press } = await renderApp('/favourites', { products: [cheaper, two] })
  expect(card('One')).toHaveTextContent(/\$999.*now \$899/)
  expect(card('Two')).not.toHaveTextContent(/now|No longer sold/)
  expect(card('Three')).toHaveTextContent('No longer sold')
  await press('Use the new price of One')
  expect(card('One')).not.toHaveTextContent(/\$999|now/)
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  expect(persisted('favorites')).toEqual([two, three, cheaper])
  expect(persisted('cartProducts')).toEqual([one])
})

it.each([
  ['cartProducts', '/cart', 'Cart'],
  ['favorites', '/favourites', 'Favourites'],
])('accepts all new prices of %s with one press', async (key, address, name) => {
  persist({ [key]: [one, two] })
  const { press } = await renderApp(address, { products: [cheaper, dearer] })
  await press('Use all new prices')
  expect(persisted(key)).toEqual([cheaper, dearer])
  expect(offers()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Use all new prices' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus()
})
