import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'
import { cardNames, countedLink, navLink } from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'
import { after } from '#tests/support/shop-files.ts'

const FILE = 'api/products.json'

const tablet = product({ itemId: 'tab', name: 'Acme Tab', category: 'tablets' })
const newTablet = product({ itemId: 'new-tab', name: 'New Tab', category: 'tablets' })

// data/catalogue-query.test.ts and load-errors.test.tsx have refetches that overlap or fail.
it('fetches the catalogue again whenever a list is entered, without a loader or a delay', async () => {
  const { files, user, pass } = await renderApp('/', { products: [...phones(1), tablet] })
  const requests = () => files.requests.filter((path) => path === FILE).length
  const before = requests()
  await user.click(navLink('Phones'))
  expect(requests()).toBe(before + 1)
  await user.click(countedLink('Cart'))
  expect(requests()).toBe(before + 1)
  await user.click(navLink('Phones'))
  expect(requests()).toBe(before + 2)
  files.answers.set(FILE, [tablet, newTablet])
  await user.click(navLink('Tablets'))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(cardNames()).not.toEqual([])
  await pass(1)
  expect(cardNames()).toEqual(['Acme Tab', 'New Tab'])
  expect(requests()).toBe(before + 3)
})

it('fetches no file again when order, page or product change within a category', async () => {
  const { files, choose, follow } = await renderApp('/phones?perPage=4', {
    products: phones(8),
    phones: [detail({ id: 'phone-08', name: 'Phone 08' }), detail({ id: 'phone-07' })],
  })
  await choose('Sort by', 'Newest')
  await follow('Page 2')
  await follow('Page 1')
  await follow('Phone 08')
  expect(screen.getByRole('heading', { level: 1, name: 'Phone 08' })).toBeVisible()
  await follow('Back')
  await follow('Phone 07')
  expect(files.requests).toEqual([FILE, 'api/phones.json'])
})

it('keeps showing the product opened last when the answer for an earlier one arrives later', async () => {
  const tabDetail = detail({ id: 'tab', name: 'Acme Tab', namespaceId: 'tab' })
  const { router, pass } = await renderApp(`/phones/${product().itemId}`, {
    products: [product(), tablet],
    files: {
      'api/phones.json': after(9_000, [detail()]),
      'api/tablets.json': after(1_000, [tabDetail]),
    },
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
  await renderApp('/phones', { files: { [FILE]: [first, padded] } })
  expect(cardNames()).toEqual(['Phone 01', 'Phone 02'])
  expect(within(screen.getByRole('main')).getByText('2 models')).toBeVisible()
})
