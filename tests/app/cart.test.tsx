import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, button, cardNames, cartLines } from '#tests/support/on-page.ts'
import { persist, persisted } from '#tests/support/persisted.ts'
import { product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const one = product({ itemId: 'one', name: 'One', price: 1020, fullPrice: 2000 })
const two = product({ itemId: 'two', name: 'Two', price: 19.9, fullPrice: 50, category: 'tablets' })

it('says that the cart is empty, without a total', async () => {
  const { follow, href } = await renderApp('/cart')
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  expect(screen.getByText('Your cart is empty')).toBeVisible()
  expect(screen.queryByText(/^Total for/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument()
  await follow('Go to the store')
  expect(href()).toBe('/')
})

it('changes quantity, sum, total, badge and the stored quantities with plus and minus', async () => {
  persist({ cartProducts: [one, two], totalBill: { one: 2, two: 1 } })
  const { user } = await renderApp('/cart', { products: [one, two] })
  await user.click(button('Increase quantity', 'One'))
  await user.click(button('Increase quantity', 'Two'))
  expect(cartLines()[0]).toHaveTextContent('$3,060$1,020 each')
  expect(cartLines()[1]).toHaveTextContent('$39.80')
  expect(screen.getByText('$3,099.80')).toBeVisible()
  expect(screen.getByText('Total for 5 items')).toBeVisible()
  expect(badge('Cart')).toBe('5')
  await user.click(button('Decrease quantity', 'One'))
  await user.click(button('Decrease quantity', 'Two'))
  expect(cartLines()[1]).not.toHaveTextContent('each')
  await user.click(button('Increase quantity', 'Two'))
  expect(screen.getByText('Total for 4 items')).toBeVisible()
  expect(persisted('totalBill')).toEqual({ one: 2, two: 2 })
})

it('shows other products below a single line, which stay when one of them is added', async () => {
  persist({ cartProducts: [one], totalBill: { one: 1 } })
  const { user } = await renderApp('/cart', { products: [one, two] })
  expect(screen.getByRole('heading', { level: 2, name: 'You may also like' })).toBeVisible()
  expect(cardNames()).toEqual(['Two'])
  await user.click(button('Add to cart', 'Two'))
  expect(cartLines()).toHaveLength(2)
  expect(button('Added', 'Two')).toHaveFocus()
})

// undo.test.tsx has Confirm.
it('asks at the checkout whether to clear the cart, and leaves it as it is unless confirmed', async () => {
  persist({ cartProducts: [one], totalBill: { one: 2 } })
  const { press, user } = await renderApp('/cart')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await press('Checkout')
  const text = 'Checkout is not implemented yet. Do you want to clear the Cart?'
  const dialog = screen.getByRole('dialog', { name: text })
  const names = within(dialog).getAllByRole('button')
  expect(names.map((each) => each.ariaLabel ?? each.textContent)).toEqual([
    'Continue shopping',
    'Confirm',
  ])
  await press('Continue shopping')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await press('Checkout')
  await user.click(screen.getByText(text))
  expect(screen.getByRole('dialog')).toBeVisible()
  // A press beside the card of the dialog.
  await user.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(badge('Cart')).toBe('2')
})

it('takes a typed quantity when the field is left or with Enter, within the range', async () => {
  persist({ cartProducts: [one, two], totalBill: { one: 3, two: 1 } })
  const { user } = await renderApp('/cart', { products: [one, two] })
  const [field = document.body] = screen.getAllByRole('textbox', { name: 'Quantity' })
  expect(field).toHaveAccessibleDescription('One')
  const type = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  await type('12')
  expect(persisted('totalBill')).toEqual({ one: 3, two: 1 })
  await user.keyboard('{Enter}')
  expect(field).toHaveFocus()
  expect(screen.getByText('Total for 13 items')).toBeVisible()
  expect(persisted('totalBill')).toEqual({ one: 12, two: 1 })
  for (const [digits, pieces] of [
    ['٣٠', '30'],
    ['۱۲', '12'],
    ['１５', '15'],
  ] as const) {
    await type(digits)
    await user.tab()
    expect(field).toHaveValue(pieces)
  }
  await type('0')
  await user.tab()
  expect(field).toHaveValue('1')
  await type('many')
  await user.tab()
  expect(field).toHaveValue('1')
  await user.clear(field)
  await user.click(button('Increase quantity', 'Two'))
  expect(persisted('totalBill')).toEqual({ one: 1, two: 2 })
})

// state/undo.test.ts has what it does to both lists.
it('saves a line for later, with the focus on the next one, and undoes it', async () => {
  persist({ cartProducts: [one, two], totalBill: { one: 3, two: 1 } })
  const { press, user } = await renderApp('/cart')
  await user.click(button('Save for later', 'One'))
  expect(persisted('favorites')).toEqual([one])
  expect(button('Save for later', 'Two')).toHaveFocus()
  expect(screen.getByText('Removed from the cart: One. It is in your favourites.')).toBeVisible()
  await press('Undo')
  expect(persisted('totalBill')).toEqual({ one: 3, two: 1 })
})

it.each(['/order', '/info/imprint'])(
  'has no page %s in a shop without orders and own pages',
  async (address) => {
    persist({ cartProducts: [one] })
    await renderApp(address)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
  },
)
