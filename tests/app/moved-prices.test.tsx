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

it('counts the catalogue’s prices of today in the cart, and says what they were', async () => {
  persist({ cartProducts: [one, two, three], totalBill: { one: 2, two: 1, three: 1 } })
  await renderApp('/cart', { products: [cheaper, two] })
  const [lineOne, lineTwo, lineThree] = cartLines()
  expect(lineOne).toHaveTextContent(/was \$999 \(−\$100\).*\$899/)
  expect(lineTwo).not.toHaveTextContent(/was|No longer sold/)
  expect(lineThree).toHaveTextContent('No longer sold')
  expect(screen.getByText('$1,898')).toBeVisible()
  expect(persisted('cartProducts')).toEqual([one, two, three])
})

it('shows favourites at today’s price, and says what it was', async () => {
  persist({ favorites: [two, three, one] })
  await renderApp('/favourites', { products: [cheaper, two] })
  expect(card('One')).toHaveTextContent(/\$899.*was \$999 \(−\$100\)/)
  expect(card('Two')).not.toHaveTextContent(/was|No longer sold/)
  expect(card('Three')).toHaveTextContent('No longer sold')
})
