import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardNames, navLink } from '../support/on-page.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { after, serverError } from '../support/shop-files.ts'

const ADDRESS = '/phones/acme-one-64gb-black'
const DETAILS = 'api/phones.json'
const CATALOGUE = 'api/products.json'

const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

it('shows a loader until the details have loaded, without waiting for the catalogue', async () => {
  const { pass } = await renderApp(ADDRESS, {
    products: [product()],
    files: {
      [DETAILS]: after(800, [detail()]),
    },
    isLoading: true,
  })
  await pass(700)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(200)
  expect(screen.getByRole('heading', { level: 1, name: 'Acme One 64GB Black' })).toBeVisible()
})

it('shows the catalogue’s picture while the details load, and none under the address of another category', async () => {
  const never = () => new Promise(() => undefined)
  const picturesAt = async (address: string) => {
    const { unmount } = await renderApp(address, {
      products: [product()],
      files: { 'api/phones.json': never, 'api/tablets.json': never },
    })
    const pictures = screen.getByRole('main').querySelectorAll('[data-picture-sizes] img')
    unmount()
    return pictures
  }
  expect(await picturesAt('/phones/acme-one-64gb-black')).toHaveLength(1)
  expect(await picturesAt('/tablets/acme-one-64gb-black')).toHaveLength(0)
})

it.each([
  ['is unknown', '/phones/acme-nine-1tb', 'There are no acme nine 1tb yet'],
  [
    'is of another category',
    '/tablets/acme-one-64gb-black',
    'There are no acme one 64gb black yet',
  ],
  ['is hostile', '/phones/__proto__', 'There are no __proto__ yet'],
  ['is encoded', '/phones/caf%C3%A9-phone', 'There are no café phone yet'],
])('shows the not-found state when the id %s', async (_, address, text) => {
  const { user, router } = await renderApp(address, { products: phones(3), phones: [detail()] })
  expect(screen.getByRole('heading', { level: 1, name: text })).toBeVisible()
  expect(alerts()).toEqual([])
  const category = address.split('/')[1]
  await user.click(screen.getByRole('link', { name: `See all ${category}` }))
  expect(router.state.location.href).toBe(`/${category}`)
})

it('leads from a missing product to its category with Back, and names it in the breadcrumb', async () => {
  const { user, router } = await renderApp('/tablets/no-such-tab')
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(breadcrumb.getByText('no such tab')).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(router.state.location.href).toBe('/tablets')
})

it.each([
  ['answers 500', serverError],
  ['is not a list', () => ({})],
])('shows an error on the page when the file of details %s', async (_, answer) => {
  await renderApp(ADDRESS, { products: phones(1), files: { [DETAILS]: answer } })
  expect(alerts()).toEqual(['The details of this product could not be loaded.'])
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.queryByText(/^There are no/)).not.toBeInTheDocument()
  expect(cardNames(screen.getByRole('region', { name: 'You may also like' }))).toEqual(['Phone 01'])
})

it('has its own heading and title when the details fail', async () => {
  document.title = 'Former page'
  await renderApp(ADDRESS, { products: phones(1), files: { [DETAILS]: serverError } })
  expect(screen.getByRole('heading', { level: 1, name: 'acme one 64gb black' })).toBeVisible()
  expect(document.title).toBe('acme one 64gb black · Gadgetry')
})

it('shows the catalogue’s error below the product', async () => {
  await renderApp(ADDRESS, { phones: [detail()], files: { [CATALOGUE]: serverError } })
  expect(screen.getByRole('heading', { level: 1, name: 'Acme One 64GB Black' })).toBeVisible()
  expect(alerts()).toEqual(['Something went wrong!'])
  const specs = screen.getByRole('region', { name: 'Tech specs' })
  const follows = specs.compareDocumentPosition(screen.getByRole('alert'))
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('keeps the carousel and shows the error below it when a refetch fails', async () => {
  const { files, user, pass } = await renderApp('/tablets', {
    products: [product(), ...phones(2), product({ itemId: 't', category: 'tablets' })],
    phones: [detail()],
  })
  files.answers.set(CATALOGUE, serverError)
  await user.click(navLink('Phones'))
  await user.click(screen.getByRole('link', { name: 'Acme One 64GB Black' }))
  await pass(1)
  const carousel = screen.getByRole('region', { name: 'You may also like' })
  expect(alerts()).toEqual(['Something went wrong!'])
  const follows = carousel.compareDocumentPosition(screen.getByRole('alert'))
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
