import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardNames, countedLink, navLink } from '../support/on-page.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { after, type ShopFiles } from '../support/shop-files.ts'

const FILE = 'api/products.json'

const catalogueRequests = ({ requests }: ShopFiles) =>
  requests.filter((path) => path === FILE).length

const tablet = product({ itemId: 'tab', name: 'Acme Tab', category: 'tablets' })
const newTablet = product({ itemId: 'new-tab', name: 'New Tab', category: 'tablets' })

it('fetches the catalogue once, by its relative path, when the shop opens', async () => {
  const { files } = await renderApp('/phones', { products: phones(1) })
  expect(files.requests).toEqual([FILE])
})

it('fetches the catalogue again on a category change, without a loader or a delay', async () => {
  const { files, user, pass } = await renderApp('/phones', { products: [...phones(1), tablet] })
  files.answers.set(FILE, [tablet, newTablet])
  await user.click(navLink('Tablets'))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.getAllByRole('article')).not.toHaveLength(0)
  await pass(1)
  expect(catalogueRequests(files)).toBe(2)
  expect(cardNames()).toEqual(['Acme Tab', 'New Tab'])
})

it('keeps the list and shows an error when a refetch fails, until Reload succeeds', async () => {
  const { files, user, pass } = await renderApp('/phones', { products: [...phones(1), tablet] })
  files.answers.set(FILE, () => new Response('', { status: 503 }))
  await user.click(navLink('Tablets'))
  await pass(1)
  expect(screen.getByRole('alert')).toHaveTextContent('Somethin went wrong!')
  expect(cardNames()).toEqual(['Acme Tab'])

  files.answers.set(FILE, [tablet, newTablet])
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await pass(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(cardNames()).toEqual(['Acme Tab', 'New Tab'])
})

it('does not fetch again on a category change while an error is shown', async () => {
  const { files, user, pass } = await renderApp('/phones', { products: [...phones(1), tablet] })
  files.answers.set(FILE, () => new Response('', { status: 503 }))
  await user.click(navLink('Tablets'))
  await pass(1)
  await user.click(navLink('Accessories'))
  await user.click(navLink('Phones'))
  await pass(1)
  expect(catalogueRequests(files)).toBe(2)
  expect(cardNames()).toEqual(['Phone 01'])
})

it('fetches again when a list is opened from the home page or the cart', async () => {
  const { files, user } = await renderApp('/', { products: phones(1) })
  await user.click(navLink('Phones'))
  expect(catalogueRequests(files)).toBe(2)
  await user.click(countedLink('Cart'))
  expect(catalogueRequests(files)).toBe(2)
  await user.click(navLink('Phones'))
  expect(catalogueRequests(files)).toBe(3)
})

it('does not fetch again when order, page or product change within a category', async () => {
  const { files, user } = await renderApp('/phones?perPage=4', {
    products: phones(8),
    phones: [detail({ id: 'phone-08', name: 'Phone 08' })],
  })
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest')
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await user.click(screen.getByRole('link', { name: 'Page 1' }))
  await user.click(screen.getByRole('link', { name: 'Phone 08' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Phone 08' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(catalogueRequests(files)).toBe(1)
})

it('continues the first load when the visitor leaves the home page for a list', async () => {
  const { files, user, pass } = await renderApp('/', { products: phones(1), isLoading: true })
  const before = catalogueRequests(files)
  await pass(1000)
  await user.click(navLink('Phones'))
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(510)
  expect(cardNames()).toEqual(['Phone 01'])
  expect(catalogueRequests(files)).toBe(before)
})

it('continues a refetch when the visitor leaves the page that started it', async () => {
  const { files, user, pass } = await renderApp('/', { products: phones(1) })
  files.answers.set(FILE, after(1000, phones(2)))
  await user.click(navLink('Phones'))
  await user.click(countedLink('Cart'))
  await pass(1010)
  await user.click(navLink('Home'))
  expect(
    within(screen.getByRole('region', { name: 'Hot price' })).getAllByRole('article'),
  ).toHaveLength(2)
  expect(catalogueRequests(files)).toBe(2)
})
