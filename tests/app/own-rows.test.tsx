import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cardNames } from '#tests/support/on-page.ts'
import { product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#src/domain/settings/read-settings.ts')
  const rows = [
    { title: 'Cheap', sentence: 'All of them.', filter: '#/phones?price=-400&sort=price' },
    { title: 'Dear', sentence: 'None of them.', filter: '#/phones?price=9000-' },
  ]
  return { SETTINGS: readSettings({ rows, backToTop: false }, ['phones']) }
})

it('home ends with the rows of the settings that have products, and links to their lists', async () => {
  const products = [
    { name: 'Half', price: 200 },
    { name: 'Whole', price: 900 },
    { name: 'Third', price: 300 },
  ].map((entry) => product({ itemId: entry.name.toLowerCase(), ...entry }))
  const { user, href } = await renderApp('/', { products })
  const row = await screen.findByRole('region', { name: 'Cheap' })
  expect(cardNames(row)).toEqual(['Half', 'Third'])
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent('Cheap')
  await user.click(within(row).getByRole('link', { name: 'See all: Cheap' }))
  expect(href()).toBe('/phones?price=-400&sort=price')
})

it('a shop without slides, links in the footer and Back to top has none', async () => {
  await renderApp('/', { products: [product()] })
  expect(screen.queryByRole('region', { name: 'Banner' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument()
  expect(within(screen.getByRole('contentinfo')).getAllByRole('link')).toHaveLength(1)
})
