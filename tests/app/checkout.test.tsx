import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, cartLines } from '../support/on-page.ts'
import { keep, kept } from '../support/kept.ts'
import { product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const TEXT = 'Checkout is not implemented yet. Do you want to clear the Cart?'

async function openCheckout() {
  keep({ cartProducts: [product()], totalBill: { [product().id]: 2 } })
  const app = await renderApp('/cart')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Checkout' }))
  return { ...app, dialog: within(screen.getByRole('dialog', { name: TEXT })) }
}

it('asks whether to clear the cart when Checkout is pressed', async () => {
  const { dialog } = await openCheckout()
  expect(dialog.getByText(TEXT)).toBeVisible()
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Continue shopping',
    'Confirm',
  ])
})

it('closes with Continue shopping, and leaves the cart as it is', async () => {
  const { dialog, user } = await openCheckout()
  await user.click(dialog.getByRole('button', { name: 'Continue shopping' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(cartLines()).toHaveLength(1)
  expect(badge('Cart')).toBe('2')
  await user.click(screen.getByRole('button', { name: 'Checkout' }))
  expect(screen.getByRole('dialog', { name: TEXT })).toBeVisible()
})

it('closes on a click beside the dialog, but not on a click on its text', async () => {
  const { dialog, user } = await openCheckout()
  await user.click(dialog.getByText(TEXT))
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(cartLines()).toHaveLength(1)
})

it('clears cart and quantities with Confirm, and keeps the favourites', async () => {
  keep({ favorites: [product()] })
  const { dialog, user } = await openCheckout()
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('Your cart is empty')).toBeVisible()
  expect(badge('Cart')).toBe('')
  expect(badge('Favourites')).toBe('1')
  expect(kept('cartProducts')).toEqual([])
  expect(kept('totalBill')).toEqual({})
})
