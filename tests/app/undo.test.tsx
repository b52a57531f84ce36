import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, card, cardNames, cartLines, countedLink, navLink } from '../support/on-page.ts'
import { keep, kept } from '../support/kept.ts'
import { product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const one = product({ itemId: 'one', name: 'One' })
const two = product({ itemId: 'two', name: 'Two' })
const three = product({ itemId: 'three', name: 'Three' })

const quantities = { one: 1, two: 5, three: 2 }

/** The cart page with lines One, Two and Three. */
async function openCart() {
  keep({ cartProducts: [one, two, three], totalBill: quantities })
  return renderApp('/cart', { products: [one, two, three] })
}

const undo = () => screen.getByRole('button', { name: 'Undo' })
const isOffered = () => screen.queryByRole('button', { name: 'Undo' }) !== null
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const lineNames = () => cartLines().map((line) => within(line).getByRole('link').textContent)

it('restores a line with its place and quantity, and focuses it', async () => {
  const { user } = await openCart()
  await user.click(remove('Two'))
  expect(lineNames()).toEqual(['One', 'Three'])
  expect(screen.getByRole('status')).toHaveTextContent('Removed from the cart.')
  await user.click(undo())
  expect(lineNames()).toEqual(['One', 'Two', 'Three'])
  expect(kept('totalBill')).toEqual(quantities)
  expect(screen.getByText('Total for 8 items')).toBeVisible()
  expect(remove('Two')).toHaveFocus()
  expect(isOffered()).toBe(false)
})

it('restores a cart that Confirm has cleared', async () => {
  const { user } = await openCart()
  await user.click(screen.getByRole('button', { name: 'Checkout' }))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('3 products removed.')
  await user.click(undo())
  expect(lineNames()).toEqual(['One', 'Two', 'Three'])
  expect(kept('totalBill')).toEqual(quantities)
  expect(remove('One')).toHaveFocus()
})

it('restores a favourite at its place, and focuses it', async () => {
  keep({ favorites: [one, two, three] })
  const { user } = await renderApp('/favourites')
  const heart = () => within(card('Two')).getByRole('button', { name: 'Remove from favourites' })
  await user.click(heart())
  expect(cardNames()).toEqual(['One', 'Three'])
  await user.click(undo())
  expect(cardNames()).toEqual(['One', 'Two', 'Three'])
  expect(heart()).toHaveFocus()
})

it('restores a favourite on a list, where its card is still shown', async () => {
  keep({ favorites: [one] })
  const { user } = await renderApp('/phones', { products: [one, two] })
  await user.click(within(card('One')).getByRole('button', { name: 'Remove from favourites' }))
  expect(within(card('One')).getByRole('button', { name: 'Add to favourites' })).toHaveFocus()
  await user.click(undo())
  expect(within(card('One')).getByRole('button', { name: 'Remove from favourites' })).toHaveFocus()
  expect(badge('Favourites')).toBe('1')
})

it('moves focus to the next line on removal, and to the heading of the empty cart after the last', async () => {
  const { user } = await openCart()
  await user.click(remove('Two'))
  expect(remove('Three')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(remove('One')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
})

it('moves focus to the next favourite on removal, and to the heading after the last', async () => {
  keep({ favorites: [one, two] })
  const { user } = await renderApp('/favourites')
  await user.click(within(card('One')).getByRole('button', { name: 'Remove from favourites' }))
  expect(within(card('Two')).getByRole('button', { name: 'Remove from favourites' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'There are no favourites yet' })).toHaveFocus()
})

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

it('is not offered for a product that was added again', async () => {
  const { user } = await openCart()
  await user.click(remove('Two'))
  await user.click(navLink('Phones'))
  await user.click(within(card('Two')).getByRole('button', { name: 'Add to cart' }))
  expect(isOffered()).toBe(false)
})

it('does not work while the menu is open, by button or Control+Z', async () => {
  const { user } = await openCart()
  await user.click(remove('Two'))
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(undo().closest('[inert]')).not.toBeNull()
  await user.keyboard('{Control>}z{/Control}')
  expect(lineNames()).toEqual(['One', 'Three'])
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  await user.keyboard('{Control>}z{/Control}')
  expect(lineNames()).toEqual(['One', 'Two', 'Three'])
})

const UNDONE = ['One', 'Two', 'Three']
const LEFT = ['One', 'Three']

it.each([
  ['a Cyrillic keyboard', { key: 'я', code: 'KeyZ' }, UNDONE],
  ['a Greek keyboard', { key: 'ζ', code: 'KeyZ' }, UNDONE],
  ['an Arabic keyboard', { key: 'ئ', code: 'KeyZ' }, UNDONE],
  ['a German keyboard', { key: 'z', code: 'KeyY' }, UNDONE],
  ['a French keyboard', { key: 'z', code: 'KeyW' }, UNDONE],
  ['an English keyboard with caps lock', { key: 'Z', code: 'KeyZ' }, UNDONE],
  ['a German keyboard, by the key of an English Z', { key: 'y', code: 'KeyZ' }, LEFT],
  ['a French keyboard, by the key of an English Z', { key: 'w', code: 'KeyZ' }, LEFT],
  ['a Dvorak keyboard, by the key of an English Z', { key: ';', code: 'KeyZ' }, LEFT],
  ['a Cyrillic keyboard, by another key', { key: 'н', code: 'KeyY' }, LEFT],
  ['any keyboard, with Shift', { key: 'Z', code: 'KeyZ', shiftKey: true }, LEFT],
  ['any keyboard, without Control', { key: 'z', code: 'KeyZ', ctrlKey: false }, LEFT],
])('after Control+Z on %s (%o), the lines are %j', async (_layout, press, lines) => {
  const { user } = await openCart()
  await user.click(remove('Two'))
  fireEvent.keyDown(document.body, { ctrlKey: true, ...press })
  expect(lineNames()).toEqual(lines)
})

it.each([
  ['an input', '<input>', LEFT],
  ['a search field', '<input type="search">', LEFT],
  ['a text area', '<textarea></textarea>', LEFT],
  ['an editable element', '<div contenteditable tabindex="0"></div>', LEFT],
  ['a checkbox', '<input type="checkbox">', UNDONE],
  ['a radio button', '<input type="radio">', UNDONE],
  ['a select', '<select></select>', UNDONE],
])('after Control+Z in %s, %s, the lines are %j', async (_kind, html, lines) => {
  const { user } = await openCart()
  await user.click(remove('Two'))
  const field = document.createRange().createContextualFragment(html).firstElementChild
  screen.getByRole('main').append(field ?? '')
  const isLeftToField = fireEvent.keyDown(field ?? window, {
    key: 'z',
    code: 'KeyZ',
    ctrlKey: true,
  })
  expect(isLeftToField).toBe(lines === LEFT)
  expect(lineNames()).toEqual(lines)
})
