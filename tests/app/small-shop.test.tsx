import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cardNames } from '#tests/support/on-page.ts'
import { persist } from '#tests/support/persisted.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  const rows = [
    { title: 'Cheap', sentence: 'All of them.', filter: '#/phones?price=-400&sort=price' },
    { title: 'Half', sentence: 'One of them.', filter: '#/phones?price=-250', look: 'band' },
    { title: 'Dear', sentence: 'None of them.', filter: '#/phones?price=9000-' },
  ]
  const file = { rows, language: 'en-GB', currency: 'KWD', backToTop: false, cards: 'models' }
  return { SETTINGS: readSettings(file, ['phones']) }
})

vi.mock('#src/messages/messages.gen.ts', async () => {
  const { messagesIn } = await import('#tests/support/messages-in.ts')
  return messagesIn('en')
})

it('home ends with the rows of the settings that have products, and links to their lists', async () => {
  const products = [
    { name: 'Half', price: 200.125 },
    { name: 'Whole', price: 900 },
    { name: 'Third', price: 300 },
  ].map((entry) => product({ itemId: entry.name.toLowerCase(), ...entry }))
  const { user, href } = await renderApp('/', { products })
  const row = await screen.findByRole('region', { name: 'Cheap' })
  expect(cardNames(row)).toEqual(['Half', 'Third'])
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(-2)).toEqual(['Cheap', 'Half'])
  const band = within(screen.getByRole('region', { name: 'Half' }))
  expect(band.queryByRole('article')).not.toBeInTheDocument()
  expect(band.getByRole('link', { name: 'See all: Half' })).toBeVisible()
  await user.click(within(row).getByRole('link', { name: 'See all: Cheap' }))
  expect(href()).toBe('/phones?price=-400&sort=price')
})

it('rows on home show one variant of each model, if cards show models', async () => {
  const products = ['Fine', 'Coarse', 'Whole'].map((name, index) =>
    product({ itemId: name, name, namespaceId: 'blend', price: 900 - index, fullPrice: 1000 }),
  )
  await renderApp('/', {
    products: [...products, product({ itemId: 'tea', name: 'Tea', price: 1 })],
  })
  for (const name of ['Brand new models', 'Hot price']) {
    const cards = cardNames(await screen.findByRole('region', { name }))
    expect(cards.filter((card) => card !== 'Tea')).toEqual(['Whole'])
  }
})

it('a shop with three decimals, one category, no slides and no Back to top', async () => {
  const products = [0.1, 12.345].map((price) => product({ itemId: String(price), price }))
  persist({ cartProducts: products.map((each) => ({ ...each, currency: 'KWD' })) })
  const { follow } = await renderApp('/', { products })
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Phones'])
  expect(screen.queryByRole('region', { name: 'Banner' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument()
  expect(within(screen.getByRole('contentinfo')).getAllByRole('link')).toHaveLength(1)
  await follow(/^Cart/, screen.getByRole('banner'))
  expect(screen.getAllByText(/^KWD\s12\.445$/)).not.toHaveLength(0)
})

it('a shop that takes no orders says so kindly, and names its products by their ids', async () => {
  const only = product({ itemId: 'only', id: '17', price: 5 })
  persist({ cartProducts: [{ ...only, currency: 'KWD' }] })
  const phones = [detail({ id: 'only', name: 'Only', namespaceId: 'only', priceDiscount: 5 })]
  const { press, router, pass } = await renderApp('/phones/only', { products: [only], phones })
  expect(screen.getByText('ID: 17')).toBeVisible()
  router.history.push('/cart')
  await pass(1)
  await press('Checkout')
  const question = 'You cannot order here yet. Do you want to empty the cart?'
  expect(screen.getByRole('dialog', { name: question })).toBeVisible()
  await press('Continue shopping')
})

it('lists show one card per model by default, and the address says only the other choice', async () => {
  const products = ['64GB', '128GB'].map((capacity) =>
    product({ itemId: capacity, name: `Acme One ${capacity}`, capacity, namespaceId: 'acme-one' }),
  )
  const { user, href } = await renderApp('/phones?group=model', { products })
  const perModel = await screen.findByRole('switch', { name: 'One card per model' })
  expect(perModel).toBeChecked()
  expect(cardNames()).toHaveLength(1)
  expect(href()).toBe('/phones')
  await user.click(perModel)
  expect(cardNames()).toHaveLength(2)
  expect(href()).toBe('/phones?group=variant')
})
