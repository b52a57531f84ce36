import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CATALOGUE_LOAD_DELAY } from '#src/data/catalogue-query.ts'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'
import { cardNames, navLink } from '../support/on-page.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { after } from '../support/shop-files.ts'

const CATALOGUE = 'api/products.json'
const DETAILS = 'api/phones.json'
const PRODUCT_PAGE = '/phones/acme-one-64gb-black'

const tablet = product({ itemId: 'tab', name: 'Acme Tab', category: 'tablets' })
const strap = product({ itemId: 'strap', name: 'Acme Strap', category: 'accessories' })

const never = () => new Promise(() => undefined)

it.each([
  ['/', CATALOGUE, 'Something went wrong!', 'Brand new models'],
  ['/phones', CATALOGUE, 'Somethin went wrong!', 'Acme One 64GB Black'],
  [PRODUCT_PAGE, CATALOGUE, 'Something went wrong!', 'You may also like'],
  [PRODUCT_PAGE, DETAILS, 'The details of this product could not be loaded.', 'Tech specs'],
])('on %s, shows an error when %s times out, and recovers on Reload', async (...row) => {
  const [address, file, text, mended] = row
  const shop = { products: [product(), ...phones(2)], phones: [detail()] }
  const files = { [file]: never }
  const { files: host, user, pass } = await renderApp(address, { ...shop, files, isLoading: true })
  await pass(FILE_TIME_LIMIT - 10)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(20)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument()

  host.answers.set(file, file === CATALOGUE ? shop.products : shop.phones)
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await pass(CATALOGUE_LOAD_DELAY + 1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: mended })).toBeVisible()
})

it('runs one refetch at a time, however fast categories are changed', async () => {
  const { files, user, pass } = await renderApp('/phones', {
    products: [...phones(1), tablet, strap],
  })
  const renamed = { ...strap, name: 'Newer Strap' }
  files.answers.set(CATALOGUE, after(3_000, [...phones(1), tablet, renamed]))
  for (const name of ['Tablets', 'Accessories', 'Phones', 'Tablets', 'Accessories']) {
    await user.click(navLink(name))
  }
  expect(files.requests).toHaveLength(2)
  expect(cardNames()).toEqual(['Acme Strap'])
  await pass(3_001)
  expect(cardNames()).toEqual(['Newer Strap'])
  await pass(60_000)
  expect(cardNames()).toEqual(['Newer Strap'])
})

it('keeps showing the product opened last when the answer for an earlier one arrives later', async () => {
  const tabDetail = detail({ id: 'tab', name: 'Acme Tab', namespaceId: 'tab' })
  const { router, pass } = await renderApp(PRODUCT_PAGE, {
    products: [product(), tablet],
    files: { [DETAILS]: after(9_000, [detail()]), 'api/tablets.json': after(1_000, [tabDetail]) },
  })
  void router.navigate({ href: '/tablets/tab' })
  await pass(1_100)
  expect(screen.getByRole('heading', { level: 1, name: 'Acme Tab' })).toBeVisible()
  await pass(FILE_TIME_LIMIT)
  expect(screen.getByRole('heading', { level: 1, name: 'Acme Tab' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('reads a catalogue of 30 MB', async () => {
  const [first, second] = phones(2)
  const padded = { ...second, notes: 'x'.repeat(30 * 2 ** 20) }
  await renderApp('/phones', { files: { [CATALOGUE]: [first, padded] } })
  expect(cardNames()).toEqual(['Phone 01', 'Phone 02'])
  expect(within(screen.getByRole('main')).getByText('2 models')).toBeVisible()
})
