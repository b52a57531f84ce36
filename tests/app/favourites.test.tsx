import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { card, cardNames } from '#tests/support/on-page.ts'
import { persist } from '#tests/support/persisted.ts'
import { product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

it('shows the empty state with a link to the store', async () => {
  const { follow, href } = await renderApp('/favourites')
  expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  expect(screen.getByText('There are no favourites yet')).toBeVisible()
  await follow('Go to the store')
  expect(href()).toBe('/')
})

it('shows the favourites of all categories in the order in which they were marked, without old prices', async () => {
  const one = product({ itemId: 'one', name: 'One', price: 400, fullPrice: 500 })
  persist({ favorites: [product({ itemId: 'two', name: 'Two', category: 'tablets' }), one] })
  await renderApp('/favourites', { products: [one] })
  expect(cardNames()).toEqual(['Two', 'One'])
  expect(screen.getByText('2 models')).toBeVisible()
  expect(within(card('One')).getByText('$400')).toBeVisible()
  expect(within(card('One')).queryByText('$500')).not.toBeInTheDocument()
})
