import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardNames, paginationText } from '../support/on-page.ts'
import { phones } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Pagination' })).getByRole('link', { name })

it('shows the whole list and no pagination without a page size', async () => {
  await renderApp('/phones?page=2', { products: phones(17) })
  expect(cardNames()).toHaveLength(17)
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
})

it.each([
  ['4', 4, '?perPage=4'],
  ['8', 8, '?perPage=8'],
  ['16', 16, '?perPage=16'],
  ['All', 20, ''],
])('shows %s items on a page', async (label, count, search) => {
  const { router, user } = await renderApp('/phones?perPage=8', { products: phones(20) })
  if (label === '8') await user.selectOptions(screen.getByLabelText('Items on page'), '4')
  await user.selectOptions(screen.getByLabelText('Items on page'), label)
  expect(cardNames()).toHaveLength(count)
  expect(router.state.location.searchStr).toBe(search)
})

it('offers the page sizes of the specification', async () => {
  await renderApp('/phones', { products: phones(1) })
  const options = screen.getByLabelText('Items on page').querySelectorAll('option')
  expect([...options].map(({ value, label }) => [value, label])).toEqual([
    ['4', '4'],
    ['8', '8'],
    ['16', '16'],
    ['all', 'All'],
  ])
})

it('goes to page 1 when the page size changes, and keeps the order', async () => {
  const { router, user } = await renderApp('/phones?sort=year&perPage=4&page=3', {
    products: phones(20),
  })
  await user.selectOptions(screen.getByLabelText('Items on page'), '8')
  expect(router.state.location.searchStr).toBe('?sort=year&perPage=8')
  expect(cardNames()[0]).toBe('Phone 20')
})

it('drops a page number that has no effect when a page size is chosen', async () => {
  const { router, user } = await renderApp('/phones?page=2', { products: phones(20) })
  await user.selectOptions(screen.getByLabelText('Items on page'), '8')
  expect(router.state.location.searchStr).toBe('?perPage=8')
  expect(cardNames()[0]).toBe('Phone 01')
})

it('counts the whole category, not the page', async () => {
  await renderApp('/phones?perPage=4&page=5', { products: phones(17) })
  expect(cardNames()).toEqual(['Phone 17'])
  expect(screen.getByText('17 models')).toBeVisible()
})

it('changes the page with the numbers, Previous page and Next page', async () => {
  const { router, user } = await renderApp('/phones?sort=year&perPage=4', { products: phones(12) })
  await user.click(link('Page 3'))
  expect(router.state.location.searchStr).toBe('?sort=year&perPage=4&page=3')
  expect(cardNames()).toEqual(['Phone 04', 'Phone 03', 'Phone 02', 'Phone 01'])
  await user.click(link('Previous page'))
  expect(router.state.location.searchStr).toBe('?sort=year&perPage=4&page=2')
  await user.click(link('Previous page'))
  expect(router.state.location.searchStr).toBe('?sort=year&perPage=4')
  await user.click(link('Next page'))
  expect(router.state.location.searchStr).toBe('?sort=year&perPage=4&page=2')
})

it('has links with addresses that can be shared, page 1 without a number', async () => {
  await renderApp('/phones?sort=price&perPage=4&page=2', { products: phones(12) })
  expect(link('Page 1')).toHaveAttribute('href', '/phones?sort=price&perPage=4')
  expect(link('Page 2')).toHaveAttribute('href', '/phones?sort=price&perPage=4&page=2')
  expect(link('Page 3')).toHaveAttribute('href', '/phones?sort=price&perPage=4&page=3')
  expect(link('Previous page')).toHaveAttribute('href', '/phones?sort=price&perPage=4')
  expect(link('Next page')).toHaveAttribute('href', '/phones?sort=price&perPage=4&page=3')
})

it('disables Previous page on the first page and Next page on the last', async () => {
  const { router, user } = await renderApp('/phones?perPage=4', { products: phones(8) })
  expect(link('Previous page')).toHaveAttribute('aria-disabled', 'true')
  expect(link('Previous page')).not.toHaveAttribute('aria-current')
  expect(link('Next page')).not.toHaveAttribute('aria-disabled')
  await user.click(link('Previous page'))
  expect(router.state.location.searchStr).toBe('?perPage=4')
  await user.click(link('Next page'))
  expect(link('Previous page')).not.toHaveAttribute('aria-disabled')
  expect(link('Next page')).toHaveAttribute('aria-disabled', 'true')
  await user.click(link('Next page'))
  expect(router.state.location.searchStr).toBe('?perPage=4&page=2')
})

it('marks the current page and no other', async () => {
  await renderApp('/phones?perPage=4&page=2', { products: phones(12) })
  const current = within(screen.getByRole('navigation', { name: 'Pagination' }))
    .getAllByRole('link')
    .filter((item) => item.getAttribute('aria-current') === 'page')
  expect(current).toEqual([link('Page 2')])
})

it.each([
  [3, 1, '[1]'],
  [12, 2, '1 [2] 3'],
  [20, 3, '1 2 [3] 4 5'],
  [21, 1, '[1] 2 3 … 6'],
  [24, 6, '1 … 4 5 [6]'],
  [40, 1, '[1] 2 3 4 5 … 10'],
  [40, 4, '1 2 3 [4] 5 … 10'],
  [40, 5, '1 … 4 [5] 6 … 10'],
  [40, 7, '1 … 6 [7] 8 9 10'],
  [40, 10, '1 … 6 7 8 9 [10]'],
])('with %i products, on page %i, shows the pages %s', async (count, page, text) => {
  await renderApp(`/phones?perPage=4&page=${page}`, { products: phones(count) })
  expect(paginationText()).toBe(text)
})

it('returns to the previous page and its list', async () => {
  const { router, user, pass } = await renderApp('/phones?perPage=4', { products: phones(12) })
  await user.click(link('Page 3'))
  router.history.back()
  await pass(1)
  expect(paginationText()).toBe('[1] 2 3')
  expect(cardNames()[0]).toBe('Phone 01')
})
