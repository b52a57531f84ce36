import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { limitsIn } from '#src/domain/search/limits.ts'
import { showFiltersBeside } from '#tests/support/filter-controls.ts'
import { persist, persisted } from '#tests/support/persisted.ts'
import { card, cartLines, cardNames } from '#tests/support/on-page.ts'
import { product } from '#tests/support/products.ts'
import { decimalText } from '#src/domain/text/units.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  const file = {
    name: 'Klinke',
    language: 'de-DE',
    currency: 'EUR',
    categories: { phones: { label: 'Handsets' }, tablets: false },
    order: { email: 'orders@klinke.example' },
    slides: [{ picture: 'img/one.jpg', title: 'Sale', link: '#/phones?sale=1' }],
  }
  return { SETTINGS: readSettings(file, ['phones', 'tablets', 'accessories']) }
})

const one = product({ itemId: 'one', name: 'One', price: 1019.9, fullPrice: 1200 })
const two = product({ itemId: 'two', name: 'Two', price: 80, fullPrice: 80 })
const pad = product({ itemId: 'pad', name: 'Pad', category: 'tablets' })

/** As a shop in US dollars has stored it: without a currency. */
const inDollars = { ...two, price: 95 }
const inEuros = { ...one, currency: 'EUR' }

it('shows prices and days in its own form, and keeps prices with their currency', async () => {
  const later = { ...two, availability: 'order', availableFrom: '2099-12-03' } as const
  const { press } = await renderApp('/phones', { products: [one, later] })
  expect(card('One')).toHaveTextContent('1.019,90 €')
  expect(card('Two')).toHaveTextContent('80 €')
  expect(within(card('Two')).getByText('Available from 3. Dezember 2099')).toBeVisible()
  await press('Add to cart', card('One'))
  expect(persisted('cartProducts')).toEqual([inEuros])
  expect(document.title).toBe('Handsets · Klinke')
})

it('does not read what was stored in another currency, and keeps its text', async () => {
  const stored = [inEuros, inDollars]
  persist({ cartProducts: stored, totalBill: { one: 2, two: 3 } })
  await renderApp('/cart', { products: [one, two] })
  expect(cartLines()).toHaveLength(1)
  expect(screen.getByText('Total for 2 items')).toBeVisible()
  expect(persisted('cartProducts.rejected')).toEqual(stored)
})

it('has neither links to a category without products, nor pages and products of it', async () => {
  const { router, pass, follow, href } = await renderApp('/', { products: [one, pad] })
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'Handsets', 'Accessories'])
  expect(screen.queryByRole('link', { name: /^Tablets/ })).not.toBeInTheDocument()
  await follow('Jetzt bestellen: Sale')
  expect(href()).toBe('/phones?sale=1')
  await pass(1000)
  expect(cardNames()).toEqual(['One'])
  expect(screen.queryByRole('button', { name: 'Next slide' })).not.toBeInTheDocument()
  router.history.push('/search?q=pad')
  await pass(1000)
  expect(cardNames()).not.toContain('Pad')
  router.history.push('/tablets')
  await pass(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
})

it('has its sign in the price filter', async () => {
  showFiltersBeside()
  await renderApp('/phones?price=100-', { products: [one, two] })
  const prices = screen.getByRole('group', { name: 'Price' })
  expect(prices).toHaveTextContent('€')
  expect(prices).not.toHaveTextContent('$')
  expect(screen.getByRole('button', { name: /^Remove Price: from 100\s€$/ })).toBeVisible()
})

it.each([
  ['€500', { to: 500 }],
  ['500 €', { to: 500 }],
  ['500 EUR', { to: 500 }],
  ['phones for 500 Euro', { to: 500 }],
  ['€300-€700', { from: 300, to: 700 }],
  ['under 1.020 €', { to: 1020 }],
  ['over 1.020,50', { from: 1020 }],
  ['under 500', { to: 500 }],
  ['$500', undefined],
])('reads the price in "%s"', (query, price) => {
  expect(priceIn(query)?.range).toEqual(price)
})

it('has the same highest price as any currency with two decimals', () => {
  expect(HIGHEST_PRICE).toBe(1e9)
})

it('an order says what has sold out, and its old price keeps nobody from ordering the rest', async () => {
  persist({ cartProducts: [inEuros, { ...inEuros, id: 'two', price: 1 }], totalBill: { two: 3 } })
  await renderApp('/order', { products: [one, { ...two, availability: 'out' }] })
  expect(screen.getByText('Sold out')).toBeVisible()
  expect(screen.getByText('Total for 1 item')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Send by e-mail' })).toBeVisible()
})

function priceIn(query: string) {
  return limitsIn(query).find((limit) => limit.of === 'price')
}

it.each([
  ['16.5', '16,5'],
  ['1.5TB', '1,5TB'],
  ['1.200', '1.200'],
  ['1.200,5', '1.200,5'],
])('writes the amount %s with the decimal sign of the language', (amount, written) => {
  expect(decimalText(amount)).toBe(written)
})
