import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { filterGroup, showFiltersBeside, valueNames } from '#tests/support/filter-controls.ts'
import { persist, persisted } from '#tests/support/persisted.ts'
import {
  badge,
  button,
  card,
  cardNames,
  cartLines,
  ownButton,
  rowValues,
} from '#tests/support/on-page.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const shop = [
  { name: 'Ready', availability: 'in' },
  { name: 'Rare', availability: 'few' },
  { name: 'Awaited', availability: 'order', availableFrom: '2099-12-03' },
  { name: 'Ordered', availability: 'order', availableFrom: '2026-13-45' },
  { name: 'Gone', availability: 'out' },
  { name: 'Silent' },
] as const
const products = shop.map((entry) => product({ itemId: entry.name.toLowerCase(), ...entry }))
const phones = products.map(({ itemId, name }) => detail({ id: itemId, name, namespaceId: itemId }))

const TEXTS = {
  Ready: 'In stock',
  Rare: 'Only a few left',
  Awaited: 'Available from December 3, 2099',
  Ordered: 'Available to order',
} as const
const ANY_TEXT = /stock|left|Available (?:from|to)|Sold out/

beforeEach(() => showFiltersBeside())

it('cards say beside the price what is available, if the catalogue says it', async () => {
  await renderApp('/phones', { products })
  for (const [name, text] of Object.entries(TEXTS)) {
    expect(within(card(name)).getByText(text)).toBeVisible()
    expect(button('Add to cart', name)).toBeEnabled()
  }
  expect(within(card('Silent')).queryByText(ANY_TEXT)).not.toBeInTheDocument()
})

it('what is sold out keeps its card and its link, and cannot be added', async () => {
  const { follow, href } = await renderApp('/phones?sort=name', { products, phones })
  expect(cardNames()).toEqual(['Awaited', 'Gone', 'Ordered', 'Rare', 'Ready', 'Silent'])
  expect(within(card('Gone')).getByText('Sold out', { selector: 'p' })).toBeVisible()
  expect(button('Sold out', 'Gone')).toBeDisabled()
  await follow('Gone')
  expect(href()).toBe('/phones/gone')
  expect(screen.getByText('Sold out', { selector: 'div > p' })).toBeVisible()
  expect(ownButton('Sold out')).toBeDisabled()
  expect(screen.queryByRole('region', { name: 'Similar models' })).not.toBeInTheDocument()
})

const colors = ['black', 'red', 'green', 'blue']
const family = colors.map((color) =>
  detail({ id: color, name: `Acme ${color}`, color, colorsAvailable: colors }),
)
const variants = colors.map((color, index) =>
  product({
    itemId: color,
    name: `Acme ${color}`,
    namespaceId: 'acme-one',
    price: 100 + index,
    availability: color === 'green' ? 'in' : color === 'blue' ? 'few' : 'out',
  }),
)
const similar = () =>
  within(screen.getByRole('region', { name: 'Similar models' })).getAllByRole('link')

it('the page of what is sold out offers the nearest variants that can be bought', async () => {
  const { href, user } = await renderApp('/phones/black', { products: variants, phones: family })
  const [green = document.body, ...others] = similar()
  expect(others.map((link) => link.getAttribute('href'))).toEqual(['/phones/blue'])
  await user.click(green)
  expect(href()).toBe('/phones/green')
  expect(screen.queryByRole('region', { name: 'Similar models' })).not.toBeInTheDocument()
})

it('the choices say which variants are sold out, and still lead to them', async () => {
  const { href, user } = await renderApp('/phones/green', { products: variants, phones: family })
  const red = screen.getByRole('radio', { name: 'red' })
  expect(red).toHaveAccessibleDescription('Sold out')
  expect(screen.getByRole('radio', { name: 'blue' })).not.toHaveAccessibleDescription()
  await user.click(red)
  expect(href()).toBe('/phones/red')
  await user.keyboard('{ArrowLeft}')
  expect(href()).toBe('/phones/black')
})

it('the card of a model shows its cheapest variant that can be bought', async () => {
  await renderApp('/phones?group=model', { products: variants })
  expect(cardNames()[0]).toMatch(/^Acme green/)
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('from $102')
})

it('lists can be filtered by it', async () => {
  const { router, user } = await renderApp('/phones', { products })
  const names = () => valueNames(filterGroup('Availability'))
  expect(names()).toEqual([
    ...['In stock (1)', 'Only a few left (1)'],
    ...['Available to order (2)', 'Sold out (1)'],
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Available to order (2)' }))
  await user.click(screen.getByRole('checkbox', { name: 'In stock (1)' }))
  expect(router.state.location.searchStr).toBe('?availability=in_order')
  expect(cardNames()).toEqual(['Ready', 'Awaited', 'Ordered'])
})

it('a comparison has a row of it, with the day', async () => {
  await renderApp('/compare?ids=ready_awaited_silent', { products, phones })
  expect(rowValues('Availability')).toEqual([
    'In stock',
    'Available from December 3, 2099',
    'not known',
  ])
})

it('a stored line is as available as the catalogue says now, and not part of the total if it has sold out', async () => {
  const [ready, rare, , , gone] = products
  const stored = [ready, { ...gone, availability: 'in' }, { ...rare, availability: 'out' }]
  persist({ cartProducts: stored, totalBill: { ready: 2, gone: 3, rare: 1 } })
  await renderApp('/cart', { products })
  expect(cartLines().map((line) => within(line).getByText(ANY_TEXT).textContent)).toEqual([
    ...['In stock', 'Sold out', 'Only a few left'],
  ])
  expect(screen.getByText('Total for 3 items')).toBeVisible()
  expect(badge('Cart')).toBe('6')
  expect(persisted('cartProducts')).toEqual(stored)
})

it('no more can be ordered than is in stock, also of what was stored before', async () => {
  const lamp = product({ itemId: 'lamp', name: 'Lamp', price: 10, availability: 'few', stock: 3 })
  const later = product({
    itemId: 'later',
    name: 'Later',
    price: 1,
    stock: 1,
    availability: 'order',
  })
  persist({ cartProducts: [lamp, later], totalBill: { lamp: 999, later: 5 } })
  const { user } = await renderApp('/cart', { products: [lamp, later] })
  const quantity = () => screen.getByRole('textbox', { name: 'Quantity', description: 'Lamp' })
  expect(quantity()).toHaveValue('3')
  expect(screen.getByText('Only 3 in stock')).toBeVisible()
  expect(screen.getByText('Total for 8 items')).toBeVisible()
  expect(button('Increase quantity', 'Lamp')).toBeDisabled()
  expect(button('Increase quantity', 'Later')).toBeEnabled()
  await user.click(button('Decrease quantity', 'Lamp'))
  expect(persisted('totalBill')).toEqual({ lamp: 2, later: 5 })
  expect(screen.queryByText('Only 3 in stock')).not.toBeInTheDocument()
  await user.clear(quantity())
  await user.type(quantity(), '50{Enter}')
  expect(quantity()).toHaveValue('3')
  expect(persisted('totalBill')).toEqual({ lamp: 3, later: 5 })
})

it('favourites are as available as the catalogue says now', async () => {
  persist({
    favorites: [
      { ...products[4], availability: 'in' },
      { ...products[0], availability: 'out' },
    ],
  })
  await renderApp('/favourites', { products })
  expect(button('Sold out', 'Gone')).toBeDisabled()
  expect(button('Add to cart', 'Ready')).toBeEnabled()
  expect(within(card('Ready')).getByText('In stock')).toBeVisible()
})
