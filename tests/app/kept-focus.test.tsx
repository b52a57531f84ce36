import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keep, keepInOtherTab } from '../support/kept.ts'
import { card, cartLines, navLink } from '../support/on-page.ts'
import { phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { after, serverError } from '../support/shop-files.ts'

const one = product({ itemId: 'one', name: 'One' })
const two = product({ itemId: 'two', name: 'Two' })
const three = product({ itemId: 'three', name: 'Three' })

const heading = () => screen.getByRole('heading', { level: 1 })
const button = (name: string) => screen.getByRole('button', { name })
describe('focus on a quantity button that becomes disabled', () => {
  const inLine = (place: number, name: string) =>
    within(cartLines()[place] ?? document.body).getByRole('button', { name })

  it.each([
    ['minus to plus at 1', 'Decrease quantity', 2, 'Increase quantity'],
    ['plus to minus at 9,999', 'Increase quantity', 9998, 'Decrease quantity'],
  ])('moves from %s', async (_limit, pressed, quantity, next) => {
    keep({ cartProducts: [one, two], totalBill: { one: 2, two: quantity } })
    const { user } = await renderApp('/cart')
    await user.click(inLine(1, pressed))
    expect(inLine(1, pressed)).toBeDisabled()
    expect(inLine(1, next)).toHaveFocus()
  })

  it('moves from minus to plus when another tab sets the quantity to 1', async () => {
    keep({ cartProducts: [one], totalBill: { one: 3 } })
    const { pass } = await renderApp('/cart')
    button('Decrease quantity').focus()
    keepInOtherTab({ totalBill: { one: 1 } })
    await pass(1)
    expect(button('Increase quantity')).toHaveFocus()
  })
})

describe('focus in a cart line or card that another tab removes', () => {
  it.each(['Decrease quantity', 'Increase quantity'])(
    'moves to %s of the line that takes its place',
    async (name) => {
      keep({ cartProducts: [one, two, three], totalBill: { one: 2, two: 2, three: 2 } })
      const { pass } = await renderApp('/cart')
      screen.getAllByRole('button', { name })[1]?.focus()
      keepInOtherTab({ cartProducts: [one, three] })
      await pass(1)
      expect(screen.getAllByRole('button', { name })[1]).toHaveFocus()
    },
  )

  it('moves to the name of the line before when the last line is removed', async () => {
    keep({ cartProducts: [one, two] })
    const { pass } = await renderApp('/cart')
    screen.getByRole('link', { name: 'Two' }).focus()
    keepInOtherTab({ cartProducts: [one] })
    await pass(1)
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  })

  it('moves to the name of the next line when the same control is disabled there', async () => {
    keep({ cartProducts: [one, two], totalBill: { one: 2, two: 1 } })
    const { pass } = await renderApp('/cart')
    screen.getAllByRole('button', { name: 'Decrease quantity' })[0]?.focus()
    keepInOtherTab({ cartProducts: [two] })
    await pass(1)
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
  })

  it('moves to the heading of the empty cart, from a line and from Checkout', async () => {
    keep({ cartProducts: [one, two] })
    const { pass } = await renderApp('/cart')
    button('Remove Two').focus()
    keepInOtherTab({ cartProducts: [] })
    await pass(1)
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
    keepInOtherTab({ cartProducts: [one] })
    await pass(1)
    button('Checkout').focus()
    keepInOtherTab({ cartProducts: [] })
    await pass(1)
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
  })

  it('returns to the control when its line is added again', async () => {
    keep({ cartProducts: [one] })
    const { pass } = await renderApp('/cart')
    button('Remove One').focus()
    keepInOtherTab({ cartProducts: [] })
    await pass(1)
    keepInOtherTab({ cartProducts: [one] })
    await pass(1)
    expect(button('Remove One')).toHaveFocus()
  })

  it('moves to the heart of the favourite that takes its place, or to the heading when none is left', async () => {
    keep({ favorites: [one, two, three] })
    const { pass } = await renderApp('/favourites')
    const heart = (name: string) =>
      within(card(name)).getByRole('button', { name: 'Remove from favourites' })
    heart('Two').focus()
    keepInOtherTab({ favorites: [one, three] })
    await pass(1)
    expect(heart('Three')).toHaveFocus()
    keepInOtherTab({ favorites: [] })
    await pass(1)
    expect(screen.getByRole('heading', { name: 'There are no favourites yet' })).toHaveFocus()
  })

  it('stays on a card that moves to another part of the grid', async () => {
    const kept = phones(13)
    keep({ favorites: kept })
    const { pass } = await renderApp('/favourites')
    screen.getByRole('link', { name: 'Phone 13' }).focus()
    keepInOtherTab({ favorites: kept.slice(1) })
    await pass(1)
    expect(screen.getByRole('link', { name: 'Phone 13' })).toHaveFocus()
  })

  it('is left alone when the visitor has moved it out of the line before', async () => {
    keep({ cartProducts: [one, two] })
    const { user, pass } = await renderApp('/cart')
    button('Remove Two').focus()
    await user.click(document.body)
    keepInOtherTab({ cartProducts: [one] })
    await pass(1)
    expect(document.body).toHaveFocus()
  })
})

describe('focus on Reload', () => {
  const slowError = after(500, serverError())

  it.each(['/', '/phones'])(
    'moves to the heading of %s, and back after an error',
    async (address) => {
      const { files, user, pass } = await renderApp(address, {
        files: { 'api/products.json': serverError },
      })
      files.answers.set('api/products.json', slowError)
      await user.click(button('Reload'))
      expect(heading()).toHaveFocus()
      await pass(510)
      expect(button('Reload')).toHaveFocus()
      files.answers.set('api/products.json', phones(2))
      await user.click(button('Reload'))
      await pass(1510)
      expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
      expect(heading()).toHaveFocus()
    },
  )

  it('stays where the visitor has moved it while loading', async () => {
    const { files, user, pass } = await renderApp('/phones', {
      files: { 'api/products.json': serverError },
    })
    files.answers.set('api/products.json', slowError)
    await user.click(button('Reload'))
    navLink('Tablets').focus()
    await pass(510)
    expect(button('Reload')).toBeVisible()
    expect(navLink('Tablets')).toHaveFocus()
  })

  it('moves to the heading of a product when its details are loaded again', async () => {
    const { files, user, pass } = await renderApp('/phones/acme-one-64gb-black', {
      products: phones(2),
      files: { 'api/phones.json': serverError },
    })
    files.answers.set('api/phones.json', slowError)
    await user.click(button('Reload'))
    expect(heading()).toHaveFocus()
    await pass(510)
    expect(button('Reload')).toHaveFocus()
    files.answers.set('api/phones.json', [])
    await user.click(button('Reload'))
    await pass(1)
    expect(heading()).toHaveTextContent('There are no acme one 64gb black yet')
    expect(heading()).toHaveFocus()
  })

  it('stays below the product when the products of the carousel are loaded again', async () => {
    const { files, user, pass } = await renderApp('/phones/none', {
      phones: [],
      files: { 'api/products.json': serverError },
    })
    files.answers.set('api/products.json', slowError)
    await user.click(button('Reload'))
    const loader = screen.getByRole('status', { name: 'Loading' })
    expect(loader.closest('[tabindex]')).toHaveFocus()
    expect(screen.getByRole('main')).not.toHaveFocus()
    await pass(510)
    expect(button('Reload')).toHaveFocus()
  })
})
