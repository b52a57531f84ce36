import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { ofCategory } from '#src/domain/list/selections.ts'
import { listOf, partOf } from '#src/domain/product/parts.ts'
import { productSchema, type Product } from '#src/domain/product/product.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { syntheticShop } from '#tools/bench/synthetic-shop.ts'
import { firstViews, inColumns } from '#tools/site/first-views/first-views.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { cardNames } from '#tests/support/on-page.ts'
import { persist } from '#tests/support/persisted.ts'
import { renderApp } from '#tests/support/render-app.tsx'
import { after, serverError } from '#tests/support/shop-files.ts'

const FOLDER = 'assets/first-0/'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  return { SETTINGS: { ...readSettings({}, ['phones', 'tablets', 'accessories']) } }
})

vi.mock('#src/domain/settings/first-views.ts', () => ({
  FIRST_VIEWS: { folder: 'assets/first-0/', parts: 150, slices: 2 },
}))

const shop = syntheticShop(1200)
const products = shop.products.map((entry) => productSchema.parse(entry))
const details = shop.details.phones?.map((entry) => productDetailSchema.parse(entry)) ?? []
const settings = {
  ...readSettings({}, ['phones', 'tablets', 'accessories']),
  first: FIRST_VIEWS,
}
const detailOf = ({ itemId }: Product) => details.find(({ id }) => id === itemId)
const views = Array.from(
  firstViews(settings, products, detailOf),
  ([name, view]) => [`${FOLDER}${name}.json`, inColumns(view)] as const,
)
const files = Object.fromEntries<unknown>(views)
const phones = ofCategory(products, 'phones')

/** The host's files, some of them with other answers. */
const hosted = (others: Readonly<Record<string, unknown>> = {}) => ({
  products,
  phones: details,
  files: { ...files, ...others },
})
const requested = (paths: readonly string[]) => paths.map((path) => path.replace(FOLDER, ''))
const part = ({ itemId }: Product) => `part-${partOf(itemId)}.json`
const changed = (change: string) => `${listOf('phones', change)}.json`
const SLICES = ['all-0.json', 'all-1.json']

/** One whose family has another colour. */
const shown = phones.find(
  ({ namespaceId, capacity }, at) =>
    phones[at + 1]?.namespaceId === namespaceId && phones[at + 1]?.capacity === capacity,
)
if (!shown) throw new Error('There is no family')
const variant = phones[phones.indexOf(shown) + 1] ?? shown

it('home reads its first view', async () => {
  const { files } = await renderApp('/', hosted())
  expect(cardNames(screen.getByRole('region', { name: 'Brand new models' }))).toHaveLength(30)
  expect(requested(files.requests)).toEqual(['home.json'])
})

/** Opens the dialog of filters, which needs no more than the list; the whole takes a second. */
async function openFilters(address: string) {
  const slow = after(1000, files[`${FOLDER}all-1.json`])
  const { files: host, ...app } = await renderApp(
    address,
    hosted({ [`${FOLDER}all-1.json`]: slow }),
  )
  await app.press('Filters')
  await app.pass(50)
  expect(requested(host.requests)).toEqual(['list-phones.json'])
  return { ...app, host, dialog: within(screen.getByRole('dialog')) }
}

describe('a list', () => {
  it('reads its first page, and the whole for the next', async () => {
    const { files, follow, pass } = await renderApp('/phones?perPage=16', hosted())
    expect(cardNames()).toEqual(phones.slice(0, 16).map(({ name }) => name))
    expect(screen.getByText(`${phones.length} models`)).toBeVisible()
    expect(requested(files.requests)).toEqual(['list-phones.json'])
    await follow('Page 2')
    await pass(100)
    expect(cardNames()).toEqual(phones.slice(16, 32).map(({ name }) => name))
    expect(requested(files.requests)).toEqual(['list-phones.json', ...SLICES])
  })

  it('shows a pressed order at once, and its loader until its file is there; then the whole loads', async () => {
    const slow = after(1000, files[`${FOLDER}${changed('?sort=price')}`])
    const {
      choose,
      pass,
      files: host,
    } = await renderApp(
      '/phones?perPage=16',
      hosted({ [`${FOLDER}${changed('?sort=price')}`]: slow }),
    )
    await choose('Sort by', 'Cheapest')
    expect(screen.getByLabelText('Sort by')).toHaveValue('price')
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(requested(host.requests)).toEqual(['list-phones.json', changed('?sort=price')])
    host.answers.set(`${FOLDER}all-1.json`, after(1000, files[`${FOLDER}all-1.json`]))
    await pass(1100)
    const sorted = phones.toSorted((a, b) => a.price - b.price)
    expect(cardNames()).toEqual(sorted.slice(0, 16).map(({ name }) => name))
    expect(requested(host.requests).slice(2)).toEqual(SLICES)
    await pass(1100)
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
    expect(cardNames()).toEqual(sorted.slice(0, 16).map(({ name }) => name))
  })

  it('reads the file of a first filter only, and keeps its list while the whole loads', async () => {
    const { host, press, user, pass, dialog } = await openFilters('/phones?perPage=16')
    await user.click(dialog.getByRole('checkbox', { name: /^64GB/ }))
    expect(dialog.getByRole('checkbox', { name: /^64GB/ })).toBeChecked()
    await pass(50)
    const found = phones.filter(({ capacity }) => capacity === '64GB')
    expect(dialog.getByRole('button', { name: `Show ${found.length} models` })).toBeVisible()
    expect(screen.getByText(`${found.length} of ${phones.length} models`)).toBeInTheDocument()
    await press('Close')
    expect(cardNames()).toEqual(found.slice(0, 16).map(({ name }) => name))
    expect(screen.getByRole('button', { name: 'Remove Capacity: 64GB' })).toBeVisible()
    expect(requested(host.requests)).toEqual([
      'list-phones.json',
      changed('?capacity=64gb'),
      ...SLICES,
    ])
    await pass(1100)
    expect(cardNames()).toEqual(found.slice(0, 16).map(({ name }) => name))
    await press('Clear all')
    expect(cardNames()).toEqual(phones.slice(0, 16).map(({ name }) => name))
  })

  it('opens a link with one filter from its file', async () => {
    const { files: host } = await renderApp('/phones?year=2020&perPage=16', hosted())
    const found = phones.filter(({ year }) => year === 2020)
    expect(cardNames()).toEqual(found.slice(0, 16).map(({ name }) => name))
    expect(requested(host.requests)[0]).toBe(changed('?year=2020'))
  })

  it.each([
    ['its file is missing', 'year=2020', serverError],
    ['no product has the value', 'year=1066', serverError],
    ['a range has no file', 'price=0-500', undefined],
  ])('reads the whole if %s', async (_, change, answer) => {
    const file = changed(`?${change}`)
    const others = answer ? { [`${FOLDER}${file}`]: answer } : {}
    const { files: host, pass } = await renderApp(`/phones?${change}&perPage=16`, hosted(others))
    await pass(300)
    expect(requested(host.requests)).toEqual(expect.arrayContaining(SLICES))
    expect(requested(host.requests).includes(file)).toBe(answer !== undefined)
    const found = phones.filter(({ year, price }) =>
      change === 'price=0-500' ? price <= 500 : change !== 'year=2020' || year === 2020,
    )
    expect(cardNames()).toEqual(found.slice(0, 16).map(({ name }) => name))
  })

  it('counts for filters without the whole, keeps them while it loads, and loses no press', async () => {
    const { user, pass, dialog } = await openFilters('/phones')
    const boxes = () =>
      within(dialog.getByRole('group', { name: 'Capacity' })).getAllByRole('checkbox')
    await user.click(boxes()[0] ?? document.body)
    expect(boxes()[0]).toBeChecked()
    await user.click(boxes()[1] ?? document.body)
    expect(
      boxes()
        .slice(0, 2)
        .every((box) => box.matches(':checked')),
    ).toBe(true)
    await pass(1200)
    const found = phones.filter(({ capacity }) => ['64GB', '128GB'].includes(capacity))
    expect(dialog.getByRole('button', { name: `Show ${found.length} models` })).toBeVisible()
  })

  it('says what is wrong with Reload, if neither slices nor the file can be loaded', async () => {
    const {
      choose,
      press,
      pass,
      files: host,
    } = await renderApp(
      '/phones',
      hosted({
        [`${FOLDER}${changed('?sort=price')}`]: serverError,
        [`${FOLDER}all-1.json`]: serverError,
        'api/products.json': serverError,
      }),
    )
    await choose('Sort by', 'Cheapest')
    await pass(100)
    expect(screen.getByRole('alert')).toBeVisible()
    host.answers.set('api/products.json', products)
    await press('Reload')
    await pass(300)
    expect(cardNames()).not.toHaveLength(0)
  })
})

describe('a product’s page', () => {
  it('reads its part, and needs nothing for another variant but its row', async () => {
    const { files, user, pass } = await renderApp(`/phones/${shown.itemId}`, hosted())
    expect(screen.getByRole('heading', { level: 1, name: shown.name })).toBeVisible()
    expect(cardNames(screen.getByRole('region', { name: 'You may also like' }))).not.toHaveLength(0)
    expect(requested(files.requests)).toEqual([part(shown)])
    files.answers.set(
      `${FOLDER}${part(variant)}`,
      after(1000, views.find(([name]) => name === `${FOLDER}${part(variant)}`)?.[1]),
    )
    const other = screen
      .getAllByRole('radio')
      .find((radio) => radio.matches(`[value="${variant.color}"]`))
    await user.click(other ?? document.body)
    await pass(50)
    expect(screen.getByRole('heading', { level: 1, name: variant.name })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
    await pass(1500)
    expect(cardNames(screen.getByRole('region', { name: 'You may also like' }))).not.toHaveLength(0)
    expect(requested(files.requests)).toEqual([part(shown), part(variant)])
  })

  it.each([
    ['is missing', serverError],
    ['is cut off', () => new Response('{"products": {"id": [["a"')],
    ['is something else', { entries: [] }],
    ['does not have it', { products: {} }],
  ])('reads the whole if its part %s', async (_, answer) => {
    const { files, pass } = await renderApp(
      `/phones/${shown.itemId}`,
      hosted({ [`${FOLDER}${part(shown)}`]: answer }),
    )
    await pass(300)
    expect(screen.getByRole('heading', { level: 1, name: shown.name })).toBeVisible()
    expect(requested(files.requests)).toContain('api/phones.json')
  })

  it('says that a product is missing after it has read all of its category', async () => {
    const { files, pass } = await renderApp('/phones/no-such-phone', hosted())
    await pass(300)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('no such phone')
    expect(requested(files.requests)).toContain('api/phones.json')
  })
})

describe('what is stored', () => {
  beforeEach(() => {
    persist({ cartProducts: [{ ...shown, price: 1 }], favorites: [{ ...shown, price: 1 }] })
  })

  it.each(['/cart', '/favourites'])('has its prices of today at %s from parts', async (address) => {
    const { files, pass } = await renderApp(address, hosted())
    await pass(100)
    expect(requested(files.requests)).toEqual([part(shown)])
    expect(document.body).toHaveTextContent(new RegExp(`\\$${Math.trunc(shown.price)}`))
  })
})

it('search reads the whole', async () => {
  const { files, pass } = await renderApp(`/search?q=${phones[3]?.brand}`, hosted())
  await pass(1000)
  // Up to 2,000 products, the search reads details, too.
  expect(requested(files.requests).slice(0, 2)).toEqual(SLICES)
  expect(screen.getAllByRole('article')).not.toHaveLength(0)
})
