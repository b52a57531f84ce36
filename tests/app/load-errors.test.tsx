import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { persist } from '#tests/support/persisted.ts'
import { listen } from '#tests/support/listen.ts'
import { cardNames, countedLink, navLink } from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'
import { after, serverError, type ShopFiles } from '#tests/support/shop-files.ts'

const CATALOGUE = 'api/products.json'
const DETAILS = 'api/phones.json'
const ID = product().itemId
const PRODUCT_PAGE = `/phones/${ID}`
const TABLET = product({ itemId: 'tab', name: 'Acme Tab', category: 'tablets' })

const SHOP = { products: [product(), TABLET, ...phones(2)], phones: [detail()] }

const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
const requests = (files: ShopFiles, file: string) =>
  files.requests.filter((path) => path === file).length

/** As `fetch` fails without a connection. */
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

it.each([
  ['/', CATALOGUE, 'Something went wrong!', 'Brand new models'],
  ['/phones', CATALOGUE, 'Somethin went wrong!', product().name],
  ['/search?q=acme', CATALOGUE, 'Something went wrong!', product().name],
  [`/shared?cart=${ID}`, CATALOGUE, 'Something went wrong!', 'Cart'],
  [`/compare?ids=${ID}`, CATALOGUE, 'Something went wrong!', 'Comparison'],
  [PRODUCT_PAGE, CATALOGUE, 'Something went wrong!', 'You may also like'],
  [PRODUCT_PAGE, DETAILS, 'The details of this product could not be loaded.', 'Tech specs'],
])('on %s, says each time that %s fails, until Reload succeeds', async (...row) => {
  const [address, file, text, heading] = row
  const failing = { [file]: after(SETTINGS.loadDelay, serverError()) }
  const { files, press, pass } = await renderApp(address, {
    ...SHOP,
    files: failing,
    isLoading: true,
  })
  const said = listen()
  await pass(SETTINGS.loadDelay + 10)
  expect(alerts()).toEqual([text])

  await press('Reload')
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(alerts()).toEqual([])
  // The focus is on the heading, or on what loads below a product.
  expect(document.activeElement).toHaveAttribute('tabindex', '-1')
  expect(screen.getByRole('main')).not.toHaveFocus()
  await pass(SETTINGS.loadDelay + 10)
  expect(said).toEqual([text, text])
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus()

  files.answers.set(file, file === CATALOGUE ? SHOP.products : SHOP.phones)
  await press('Reload')
  await pass(SETTINGS.loadDelay + 10)
  // A search reads the catalogue, and shows its results a paint later.
  await pass(20)
  await pass(20)
  expect(alerts()).toEqual([])
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(requests(files, file)).toBe(3)
})

it('leaves the focus where the visitor has moved it while loading', async () => {
  const { press, pass } = await renderApp('/phones', {
    files: { [CATALOGUE]: after(500, serverError()) },
  })
  await press('Reload')
  navLink('Tablets').focus()
  await pass(510)
  expect(alerts()).toEqual(['Somethin went wrong!'])
  expect(navLink('Tablets')).toHaveFocus()
})

it('keeps the list when a refetch fails, and does not try again without Reload', async () => {
  const { files, press, user, pass } = await renderApp('/phones', SHOP)
  files.answers.set(CATALOGUE, serverError)
  for (const name of ['Tablets', 'Accessories', 'Tablets']) {
    await user.click(navLink(name))
    await pass(1)
    expect(alerts()).toEqual(['Somethin went wrong!'])
  }
  expect(requests(files, CATALOGUE)).toBe(2)
  expect(cardNames()).toEqual(['Acme Tab'])
  files.answers.set(CATALOGUE, [{ ...TABLET, name: 'New Tab' }])
  await press('Reload')
  await pass(1)
  expect(alerts()).toEqual([])
  expect(cardNames()).toEqual(['New Tab'])
})

it('keeps the carousel of a product when a refetch fails, and shows the error below it', async () => {
  const { files, follow, user, pass } = await renderApp('/tablets', SHOP)
  files.answers.set(CATALOGUE, serverError)
  await user.click(navLink('Phones'))
  await follow(product().name)
  await pass(1)
  expect(alerts()).toEqual(['Something went wrong!'])
  const carousel = screen.getByRole('region', { name: 'You may also like' })
  const follows = carousel.compareDocumentPosition(screen.getByRole('alert'))
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

/** In milliseconds, longer than the router’s delay before it prefetches a hovered link. */
const HOVER = 60

const productLink = () => screen.getByRole('link', { name: product().name })

it('opens the product online after its card was hovered offline', async () => {
  const app = await renderApp('/phones', { ...SHOP, files: { [DETAILS]: offline } })
  await app.user.hover(productLink())
  await app.pass(HOVER)
  expect(requests(app.files, DETAILS)).toBe(1)
  app.files.answers.set(DETAILS, SHOP.phones)
  await app.user.click(productLink())
  await app.pass(1)
  expect(alerts()).toEqual([])
  expect(screen.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
})

it('keeps an error of the details until Reload, on every product of the category', async () => {
  const { files, follow, user, pass } = await renderApp('/phones', {
    ...SHOP,
    files: { [DETAILS]: offline },
  })
  await user.hover(productLink())
  await pass(HOVER)
  await user.click(productLink())
  await pass(1)
  files.answers.set(DETAILS, SHOP.phones)
  const before = requests(files, DETAILS)
  await pass(60_000)
  expect(alerts()).toEqual(['The details of this product could not be loaded.'])
  await user.click(navLink('Phones'))
  await follow('Phone 01')
  await pass(1)
  expect(alerts()).toEqual(['The details of this product could not be loaded.'])
  expect(requests(files, DETAILS)).toBe(before)
})

it.each([
  ['/favourites', 'Home', 'Brand new models'],
  ['/cart', 'Phones', product().name],
])('shows no error on %s, and loads the catalogue again on the way to %s', async (...row) => {
  const [start, next, heading] = row
  persist({ cartProducts: [product()], favorites: [product()] })
  const { files, user, pass } = await renderApp(start, { files: { [CATALOGUE]: offline } })
  expect(alerts()).toEqual([])
  expect(screen.getAllByText('$400')).not.toHaveLength(0)
  expect(screen.queryByText('No longer sold')).not.toBeInTheDocument()
  files.answers.set(CATALOGUE, SHOP.products)
  await user.click(navLink(next))
  expect(alerts()).toEqual([])
  expect(screen.getAllByRole('status', { name: 'Loading' })).not.toHaveLength(0)
  await pass(SETTINGS.loadDelay + 1)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(requests(files, CATALOGUE)).toBe(2)
})

it('keeps a shown error of the catalogue until Reload, even after a visit to the cart', async () => {
  const { files, user, pass } = await renderApp('/phones', { files: { [CATALOGUE]: serverError } })
  files.answers.set(CATALOGUE, SHOP.products)
  await user.click(countedLink('Cart'))
  await user.click(navLink('Home'))
  await pass(60_000)
  expect(alerts()).toEqual(['Something went wrong!'])
  expect(requests(files, CATALOGUE)).toBe(1)
})

const failLate = () => new Promise((_, reject) => setTimeout(reject, 3000))

it('loads the catalogue again when the list was left before the first load failed', async () => {
  const { files, user, pass } = await renderApp('/phones', { files: { [CATALOGUE]: failLate } })
  await user.click(countedLink('Favourites'))
  await pass(3000)
  files.answers.set(CATALOGUE, phones(2))
  await user.click(navLink('Phones'))
  await pass(SETTINGS.loadDelay + 1)
  expect(cardNames()).toEqual(['Phone 01', 'Phone 02'])
})

it('shows no error on a list when a refetch failed while the cart was open', async () => {
  const { files, user, pass } = await renderApp('/phones', SHOP)
  files.answers.set(CATALOGUE, failLate)
  await user.click(navLink('Tablets'))
  await user.click(countedLink('Cart'))
  await pass(3000)
  files.answers.set(CATALOGUE, [TABLET])
  await user.click(navLink('Tablets'))
  await pass(1)
  expect(alerts()).toEqual([])
  expect(cardNames()).toEqual(['Acme Tab'])
})
