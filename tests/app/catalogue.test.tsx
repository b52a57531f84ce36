import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { phones } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

it('keeps the chosen order in the URL, and default values out of it', async () => {
  const { router, user } = await renderApp('/phones', { products: phones(20) })
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Cheapest')
  expect(router.state.location.searchStr).toBe('?sort=price')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'All')
  expect(router.state.location.searchStr).toBe('')
})

it('shows the loader for 1.5 seconds, then the list', async () => {
  const { pass } = await renderApp('/phones', { products: phones(3), isLoading: true })
  expect(screen.getByRole('heading', { level: 1, name: 'Phones page' })).toBeVisible()
  await pass(1490)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(10)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(3)
})
