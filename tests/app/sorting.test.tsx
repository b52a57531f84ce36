import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardNames } from '../support/on-page.ts'
import { product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const products = [
  product({ itemId: 'b', name: 'Ångström', price: 300, fullPrice: 900, year: 2021 }),
  product({ itemId: 'd', name: 'delta', price: 100, fullPrice: 800, year: 2024 }),
  product({ itemId: 'z', name: 'Zeta', price: 200, fullPrice: 200, year: 2021 }),
  product({ itemId: 'c', name: 'Beta', price: 100, fullPrice: 100, year: 2023 }),
  product({ itemId: 't', name: 'A tablet', category: 'tablets', price: 1, year: 2030 }),
]

it.each([
  ['All', '', ['Ångström', 'delta', 'Zeta', 'Beta']],
  ['Newest', '?sort=year', ['delta', 'Beta', 'Ångström', 'Zeta']],
  ['Cheapest', '?sort=price', ['delta', 'Beta', 'Zeta', 'Ångström']],
  ['Alphabetically', '?sort=name', ['Ångström', 'Beta', 'delta', 'Zeta']],
])(
  'sorts by %s, and keeps equal products in the order of the catalogue',
  async (label, search, names) => {
    const { router, user } = await renderApp('/phones?sort=price', { products })
    await user.selectOptions(screen.getByLabelText('Sort by'), label)
    expect(cardNames()).toEqual(names)
    expect(router.state.location.searchStr).toBe(search)
  },
)

it('sorts the whole category before dividing it into pages', async () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    product({ itemId: `p${index}`, name: `Phone ${index}`, price: 100 - index }),
  )
  await renderApp('/phones?sort=price&perPage=4', { products: many })
  expect(cardNames()).toEqual(['Phone 5', 'Phone 4', 'Phone 3', 'Phone 2'])
})

it('restores the previous order on Back', async () => {
  const { router, user, pass } = await renderApp('/phones', { products })
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Cheapest')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest')
  router.history.back()
  await pass(1)
  expect(cardNames()).toEqual(['delta', 'Beta', 'Zeta', 'Ångström'])
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Cheapest')
  router.history.back()
  await pass(1)
  expect(cardNames()).toEqual(['Ångström', 'delta', 'Zeta', 'Beta'])
})
