import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { card, cartLines } from '#tests/support/on-page.ts'
import { persist } from '#tests/support/persisted.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const prices = { price: 80, fullPrice: 100 }
const usual = { priceDiscount: 80, priceRegular: 100 }
const over = product({ itemId: 'over', name: 'Over', ...prices, saleUntil: '2020-01-31' })
const runs = product({ itemId: 'runs', name: 'Runs', ...prices, saleUntil: '2099-01-31' })

it('a sale whose day is over is the usual price in the list, on the page and in the cart', async () => {
  persist({ cartProducts: [over], totalBill: { [over.id]: 2 } })
  const { follow } = await renderApp('/phones', {
    products: [over],
    phones: [detail({ id: 'over', name: 'Over', ...usual, saleUntil: '2020-01-31' })],
  })
  expect(card('Over')).toHaveTextContent(/^Over\$100/)
  await follow('Over')
  expect(screen.getByRole('main')).toHaveTextContent('$100')
  expect(screen.queryByText('$80')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Until/)).not.toBeInTheDocument()
  await follow(/^Cart/)
  expect(cartLines()[0]).toHaveTextContent('$200')
})

it('the page of a product says until when its sale runs', async () => {
  await renderApp('/phones/runs', {
    products: [runs],
    phones: [detail({ id: 'runs', name: 'Runs', ...usual, saleUntil: '2099-01-31' })],
  })
  expect(screen.getByText('Until January 31, 2099')).toBeVisible()
})

it('the page says no day without a lower price', async () => {
  const unreduced = { id: 'runs', name: 'Runs', priceDiscount: 100, priceRegular: 100 }
  await renderApp('/phones/runs', {
    products: [product({ itemId: 'runs', name: 'Runs', price: 100, fullPrice: 100 })],
    phones: [detail({ ...unreduced, saleUntil: '2099-01-31' })],
  })
  expect(screen.queryByText(/^Until/)).not.toBeInTheDocument()
})
