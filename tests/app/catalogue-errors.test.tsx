import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cardNames, navLink } from '../support/on-page.ts'
import { phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { serverError, type ShopFiles } from '../support/shop-files.ts'

const FILE = 'api/products.json'

const catalogueRequests = ({ requests }: ShopFiles) => requests.filter((path) => path === FILE)

// data/fetch-json.test.ts and data/parse-entries.test.ts have the others.
it.each([
  ['answers 500', serverError],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is an object', () => ({ products: [] })],
])('says at once that something went wrong when the catalogue %s', async (_, answer) => {
  await renderApp('/phones', { files: { [FILE]: answer }, isLoading: true })
  expect(screen.getByRole('alert')).toHaveTextContent(/^Somethin went wrong!$/)
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Phones page' })).toBeVisible()
})

it('shows the loader for 1.5 seconds on Reload, then the list', async () => {
  const { files, user, pass } = await renderApp('/phones', { files: { [FILE]: serverError } })
  files.answers.set(FILE, phones(2))
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await pass(1490)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(11)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(cardNames()).toEqual(['Phone 01', 'Phone 02'])
  expect(catalogueRequests(files)).toHaveLength(2)
})

it('shows the error again when Reload fails too', async () => {
  const { files, user, pass } = await renderApp('/phones', { files: { [FILE]: serverError } })
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await pass(1)
  expect(screen.getByRole('alert')).toHaveTextContent('Somethin went wrong!')
  expect(catalogueRequests(files)).toHaveLength(2)
})

it('shows the error in the other categories too, without another request', async () => {
  const { files, user } = await renderApp('/phones', { files: { [FILE]: serverError } })
  await user.click(navLink('Tablets'))
  expect(screen.getByRole('heading', { level: 1, name: 'Tablets page' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Somethin went wrong!')
  expect(catalogueRequests(files)).toHaveLength(1)
})

it('leaves out an invalid product, with one warning that gives its position and field', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const [first, second] = phones(2)
  await renderApp('/phones', {
    files: { [FILE]: [first, { ...second, price: 'cheap' }, product({ name: 'Third' })] },
  })
  expect(cardNames()).toEqual(['Phone 01', 'Third'])
  expect(screen.getByText('2 models')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(warn).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/products\.json.* 1 .*price/))
})

it('shows the empty state when no product is valid', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await renderApp('/phones', { files: { [FILE]: [null, 1, 'phone', [], {}] } })
  expect(screen.getByText('There are no phones yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the store' })).toBeVisible()
  expect(console.warn).toHaveBeenCalledTimes(5)
})
