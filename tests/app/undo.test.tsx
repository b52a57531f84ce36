import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, card, cardNames, cartLines, countedLink } from '#tests/support/on-page.ts'
import { persist, persisted } from '#tests/support/persisted.ts'
import { product } from '#tests/support/products.ts'
import { PAINT_TIME, renderApp } from '#tests/support/render-app.tsx'

const one = product({ itemId: 'one', name: 'One' })
const two = product({ itemId: 'two', name: 'Two' })
const three = product({ itemId: 'three', name: 'Three' })

const quantities = { one: 1, two: 5, three: 2 }

/** The cart page with lines One, Two and Three. */
async function openCart() {
  persist({ cartProducts: [one, two, three], totalBill: quantities })
  return renderApp('/cart', { products: [one, two, three] })
}

const undo = () => screen.getByRole('button', { name: 'Undo' })
const isOffered = () => screen.queryByRole('button', { name: 'Undo' }) !== null
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const lineNames = () => cartLines().map((line) => within(line).getByRole('link').textContent)

it('moves focus to the next line on removal, and restores a line with its index, quantity and focus', async () => {
  const { user } = await openCart()
  await user.click(remove('Two'))
  expect(lineNames()).toEqual(['One', 'Three'])
  expect(screen.getByRole('status')).toHaveTextContent('Removed from the cart: Two')
  expect(remove('Three')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(remove('One')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
  for (const name of ['One', 'Three', 'Two']) {
    await user.click(undo())
    expect(remove(name)).toHaveFocus()
  }
  expect(lineNames()).toEqual(['One', 'Two', 'Three'])
  expect(persisted('totalBill')).toEqual(quantities)
  expect(screen.getByText('Total for 8 items')).toBeVisible()
  expect(isOffered()).toBe(false)
})

it('restores a cart that Confirm has cleared', async () => {
  persist({ favorites: [one] })
  const { press } = await openCart()
  await press('Checkout')
  await press('Confirm')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('3 products removed.')
  expect([badge('Cart'), badge('Favourites')]).toEqual(['', '1'])
  expect([persisted('cartProducts'), persisted('totalBill')]).toEqual([[], {}])
  await press('Undo')
  expect(lineNames()).toEqual(['One', 'Two', 'Three'])
  expect(persisted('totalBill')).toEqual(quantities)
  expect(remove('One')).toHaveFocus()
})

it('moves focus to the next favourite on removal, to the heading after the last, and back with Undo', async () => {
  persist({ favorites: [one, two] })
  const { press, user } = await renderApp('/favourites')
  const heart = (name: string) =>
    within(card(name)).getByRole('button', { name: 'Remove from favourites' })
  await user.click(heart('One'))
  expect(heart('Two')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'There are no favourites yet' })).toHaveFocus()
  await press('Undo')
  await press('Undo')
  expect(cardNames()).toEqual(['One', 'Two'])
  expect(heart('One')).toHaveFocus()
})

// ui/use-shortcut.test.tsx has other keyboards, and text fields.
it('undoes one removal per Control+Z or Command+Z, wherever focus is', async () => {
  const { user } = await openCart()
  await user.click(remove('One'))
  await user.click(remove('Three'))
  await user.keyboard('{Control>}z{/Control}')
  expect(lineNames()).toEqual(['Two', 'Three'])
  expect(remove('Three')).toHaveFocus()
  await user.keyboard('{Meta>}z{/Meta}')
  expect(lineNames()).toEqual(['One', 'Two', 'Three'])
  await user.keyboard('{Control>}z{/Control}')
  expect(lineNames()).toEqual(['One', 'Two', 'Three'])
})

it('is offered for ten seconds after the latest removal', async () => {
  const { user, pass } = await openCart()
  await user.click(remove('One'))
  await pass(9900)
  await user.click(remove('Two'))
  await pass(9900)
  expect(isOffered()).toBe(true)
  await pass(110)
  expect(isOffered()).toBe(false)
  await user.keyboard('{Control>}z{/Control}')
  expect(lineNames()).toEqual(['Three'])
})

it('stays while the pointer or focus is on it', async () => {
  const { user, pass } = await openCart()
  await user.click(remove('One'))
  await user.hover(undo())
  await pass(60_000)
  expect(isOffered()).toBe(true)
  undo().focus()
  await user.unhover(undo())
  await pass(60_000)
  expect(isOffered()).toBe(true)
  await user.tab()
  await pass(10_010)
  expect(isOffered()).toBe(false)
})

it('stays on other pages, where it moves focus to their heading', async () => {
  const { user } = await openCart()
  await user.click(remove('Two'))
  await user.click(countedLink('Favourites'))
  await user.click(undo())
  expect(badge('Cart')).toBe('8')
  expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toHaveFocus()
})

it('does not work while the menu is open, by button or Control+Z', async () => {
  const { user, press, pass } = await openCart()
  await user.click(remove('Two'))
  await press('Open menu')
  await pass(2 * PAINT_TIME)
  expect(undo().closest('[inert]')).not.toBeNull()
  await user.keyboard('{Control>}z{/Control}')
  expect(lineNames()).toEqual(['One', 'Three'])
  await press('Close menu')
  await user.keyboard('{Control>}z{/Control}')
  expect(lineNames()).toEqual(['One', 'Two', 'Three'])
})
