import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { persist, persistInOtherTab } from '#tests/support/persisted.ts'
import { button } from '#tests/support/on-page.ts'
import { phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const one = product({ itemId: 'one', name: 'One' })
const two = product({ itemId: 'two', name: 'Two' })
const three = product({ itemId: 'three', name: 'Three' })

const link = (name: string) => screen.getByRole('link', { name })

describe('focus on a quantity button that becomes disabled', () => {
  it.each([
    ['minus to plus at 1', 'Decrease quantity', 2, 'Increase quantity'],
    ['plus to minus at 9,999', 'Increase quantity', 9998, 'Decrease quantity'],
  ])('moves from %s', async (_limit, pressed, quantity, next) => {
    persist({ cartProducts: [one, two], totalBill: { one: 2, two: quantity } })
    const { user } = await renderApp('/cart')
    await user.click(button(pressed, 'Two'))
    expect(button(pressed, 'Two')).toBeDisabled()
    expect(button(next, 'Two')).toHaveFocus()
  })
})

describe('focus in a cart line or card that another tab removes', () => {
  it.each([
    [
      'the same button of the line that takes its place',
      () => button('Increase quantity', 'Two'),
      [one, three],
      () => button('Increase quantity', 'Three'),
    ],
    [
      'the name of that line if the same button is disabled there',
      () => button('Decrease quantity', 'One'),
      [three],
      () => link('Three'),
    ],
    ['the line before if it was the last', () => link('Three'), [one, two], () => link('Two')],
  ])('moves to %s', async (_, focused, left, next) => {
    persist({ cartProducts: [one, two, three], totalBill: { one: 2, two: 2 } })
    const { pass } = await renderApp('/cart')
    focused().focus()
    persistInOtherTab({ cartProducts: left })
    await pass(1)
    expect(next()).toHaveFocus()
  })

  it('moves to the heading of the empty cart, and back when the line is added again', async () => {
    persist({ cartProducts: [one] })
    const { pass } = await renderApp('/cart')
    button('Remove One').focus()
    persistInOtherTab({ cartProducts: [] })
    await pass(1)
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
    persistInOtherTab({ cartProducts: [one] })
    await pass(1)
    expect(button('Remove One')).toHaveFocus()
    button('Checkout').focus()
    persistInOtherTab({ cartProducts: [] })
    await pass(1)
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
  })

  it('stays on a card that moves to another part of the grid', async () => {
    persist({ favorites: phones(13) })
    const { pass } = await renderApp('/favourites')
    link('Phone 13').focus()
    persistInOtherTab({ favorites: phones(13).slice(1) })
    await pass(1)
    expect(link('Phone 13')).toHaveFocus()
  })

  it('is left alone when the visitor has moved it out of the line before', async () => {
    persist({ cartProducts: [one, two] })
    const { user, pass } = await renderApp('/cart')
    button('Remove Two').focus()
    await user.click(document.body)
    persistInOtherTab({ cartProducts: [one] })
    await pass(1)
    expect(document.body).toHaveFocus()
  })
})

it('returns to a control that a loader has hidden for a moment', async () => {
  persist({ cartProducts: [one] })
  const { pass } = await renderApp('/cart')
  const plus = button('Increase quantity')
  plus.focus()
  Object.assign(plus, { getClientRects: () => [] })
  // Browsers take the focus from what is hidden.
  plus.blur()
  await pass(1)
  Reflect.deleteProperty(plus, 'getClientRects')
  document.body.append(document.createElement('i'))
  await pass(1)
  expect(plus).toHaveFocus()
})
