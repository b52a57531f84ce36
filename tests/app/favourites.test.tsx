import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, card, cardNames, countedLink, navLink } from '../support/on-page.ts'
import { keep, kept } from '../support/kept.ts'
import { product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { serverError } from '../support/shop-files.ts'

const one = product({ itemId: 'one', name: 'One', price: 400, fullPrice: 500 })
const two = product({ itemId: 'two', name: 'Two', category: 'tablets' })

it('shows the empty state with a link to the store', async () => {
  const { router, user } = await renderApp('/favourites')
  expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  expect(screen.getByText('There are no favourites yet')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go to the store' }))
  expect(router.state.location.href).toBe('/')
})

it('shows the favourites of all categories in the order in which they were marked', async () => {
  const { user } = await renderApp('/tablets', { products: [one, two] })
  await user.click(within(card('Two')).getByRole('button', { name: 'Add to favourites' }))
  await user.click(navLink('Phones'))
  await user.click(within(card('One')).getByRole('button', { name: 'Add to favourites' }))
  await user.click(countedLink('Favourites'))
  expect(cardNames()).toEqual(['Two', 'One'])
  expect(screen.getByText('2 models')).toBeVisible()
  expect(kept('favorites')).toEqual([two, one])
})

it('shows cards without the old price', async () => {
  keep({ favorites: [one] })
  await renderApp('/favourites')
  expect(screen.getByText('1 models')).toBeVisible()
  expect(within(card('One')).getByText('$400')).toBeVisible()
  expect(within(card('One')).queryByText('$500')).not.toBeInTheDocument()
})

it('removes a card when it is unmarked, and shows the empty state after the last one', async () => {
  keep({ favorites: [one, two] })
  const { user } = await renderApp('/favourites')
  await user.click(within(card('One')).getByRole('button', { name: 'Remove from favourites' }))
  expect(cardNames()).toEqual(['Two'])
  expect(screen.getByText('1 models')).toBeVisible()
  expect(badge('Favourites')).toBe('1')
  await user.click(within(card('Two')).getByRole('button', { name: 'Remove from favourites' }))
  expect(screen.getByText('There are no favourites yet')).toBeVisible()
  expect(badge('Favourites')).toBe('')
  expect(kept('favorites')).toEqual([])
})

it('shows the favourites while the catalogue loads, and when it fails', async () => {
  keep({ favorites: [one] })
  await renderApp('/favourites', {
    files: { 'api/products.json': serverError },
    isLoading: true,
  })
  expect(cardNames()).toEqual(['One'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
