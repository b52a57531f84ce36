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

it.each([
  ['Items on page', ['4', '8', '16', 'all'], ['4', '8', '16', 'All']],
  ['Sort by', ['all', 'year', 'price', 'name'], ['All', 'Newest', 'Cheapest', 'Alphabetically']],
])('“%s” offers what the specification says', async (select, values, labels) => {
  await renderApp('/phones', { products: phones(1) })
  const options = [...screen.getByLabelText(select).querySelectorAll('option')]
  expect(options.map(({ value }) => value)).toEqual(values)
  expect(options.map(({ label }) => label)).toEqual(labels)
})

it.each([
  ['/phones?sort=year&perPage=4&page=3', 'Items on page', '8', '?sort=year&perPage=8', 'Phone 20'],
  ['/phones?page=2', 'Items on page', '8', '?perPage=8', 'Phone 01'],
  ['/phones?perPage=4&page=3', 'Sort by', 'Newest', '?sort=year&perPage=4', 'Phone 20'],
])('%s goes to page 1 when “%s” becomes %s', async (address, select, option, search, first) => {
  const { router, user } = await renderApp(address, { products: phones(20) })
  await user.selectOptions(screen.getByLabelText(select), option)
  expect(router.state.location.searchStr).toBe(search)
  expect(cardNames()[0]).toBe(first)
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

// domain/list/pagination.test.ts has the others.
it.each([
  [3, 1, '[1]'],
  [40, 5, '1 … 4 [5] 6 … 10'],
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
