import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, card, cartLines, countedLink } from '../support/on-page.ts'
import { keep, kept } from '../support/kept.ts'
import { product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const one = product({ itemId: 'one', name: 'One', price: 1020, fullPrice: 2000 })
const two = product({ itemId: 'two', name: 'Two', price: 19.9, fullPrice: 50, category: 'tablets' })

/** The cart line of a product, with its controls. */
function line(name: string) {
  const item = cartLines().find((candidate) => within(candidate).queryByRole('link', { name }))
  if (!item) throw new Error(`no line for ${name}`)
  const button = (label: string) => within(item).getByRole('button', { name: label })
  return {
    item,
    decrease: button('Decrease quantity'),
    increase: button('Increase quantity'),
    remove: button(`Remove ${name}`),
  }
}

it('says that the cart is empty, without a total', async () => {
  const { router, user } = await renderApp('/cart')
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  expect(screen.getByText('Your cart is empty')).toBeVisible()
  expect(screen.queryByText(/^Total for/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Go to the store' }))
  expect(router.state.location.href).toBe('/')
})

it('describes the quantity buttons with the product’s name', async () => {
  keep({ cartProducts: [one, two] })
  await renderApp('/cart')
  expect(line('One').increase).toHaveAccessibleDescription('One')
  expect(line('Two').decrease).toHaveAccessibleDescription('Two')
})

it('starts each product at quantity 1, in the order in which they were added', async () => {
  const { user } = await renderApp('/phones', { products: [one, { ...two, category: 'phones' }] })
  await user.click(within(card('Two')).getByRole('button', { name: 'Add to cart' }))
  await user.click(within(card('One')).getByRole('button', { name: 'Add to cart' }))
  expect(kept('totalBill')).toEqual({ one: 1, two: 1 })
  await user.click(countedLink('Cart'))
  expect(cartLines().map((item) => within(item).getByRole('link').textContent)).toEqual([
    'Two',
    'One',
  ])
  expect(screen.getByText('Total for 2 items')).toBeVisible()
})

it('sums price times quantity, using the discounted price', async () => {
  keep({ cartProducts: [one, two], totalBill: { one: 2, two: 3 } })
  await renderApp('/cart')
  expect(line('One').item).toHaveTextContent('$2,040')
  expect(line('Two').item).toHaveTextContent('$59.70')
  expect(screen.getByText('$2,099.70')).toBeVisible()
  expect(screen.getByText('Total for 5 items')).toBeVisible()
})

it('changes quantity, total, badge and the kept quantities with plus and minus', async () => {
  keep({ cartProducts: [one, two], totalBill: { one: 1, two: 1 } })
  const { user } = await renderApp('/cart')
  await user.click(line('One').increase)
  await user.click(line('One').increase)
  expect(line('One').item).toHaveTextContent('$3,060')
  expect(screen.getByText('$3,079.90')).toBeVisible()
  expect(screen.getByText('Total for 4 items')).toBeVisible()
  expect(badge('Cart')).toBe('4')
  expect(kept('totalBill')).toEqual({ one: 3, two: 1 })

  await user.click(line('One').decrease)
  expect(screen.getByText('Total for 3 items')).toBeVisible()
  expect(kept('totalBill')).toEqual({ one: 2, two: 1 })
})

it.each([
  ['decrease', 2, 1],
  ['increase', 9998, 9999],
] as const)('disables %s at its limit: from %i to %i', async (button, before, limit) => {
  keep({ cartProducts: [one], totalBill: { one: before } })
  const { user } = await renderApp('/cart')
  await user.click(line('One')[button])
  expect(line('One')[button]).toBeDisabled()
  await user.click(line('One')[button])
  expect(screen.getByText(`Total for ${limit} items`)).toBeVisible()
})

it('forgets the quantity of a removed line: the product starts at 1 when it is added again', async () => {
  keep({ cartProducts: [one, two], totalBill: { one: 5, two: 2 } })
  const { user } = await renderApp('/cart', { products: [one, two] })
  await user.click(line('One').remove)
  expect(cartLines()).toHaveLength(1)
  expect(screen.getByText('Total for 2 items')).toBeVisible()
  expect(kept('cartProducts')).toEqual([two])
  expect(kept('totalBill')).toEqual({ two: 2 })

  await user.click(screen.getByRole('link', { name: 'Phones' }))
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(kept('totalBill')).toEqual({ one: 1, two: 2 })
})

it('leads from a line to its product, and from there back to the cart', async () => {
  keep({ cartProducts: [two] })
  const { router, user } = await renderApp('/cart')
  await user.click(screen.getByRole('link', { name: 'Two' }))
  expect(router.state.location.href).toBe('/tablets/two')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(router.state.location.href).toBe('/cart')
})
