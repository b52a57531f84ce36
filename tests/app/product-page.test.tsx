import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { persisted } from '#tests/support/persisted.ts'
import {
  cardNames,
  cartLines,
  countedLink,
  facts,
  navLink,
  ownButton,
} from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'
import { after, serverError } from '#tests/support/shop-files.ts'

const ADDRESS = '/phones/acme-one-64gb-black'
const NAME = 'Acme One 64GB Black'

const section = (heading: string) => screen.getByRole('region', { name: heading })
const breadcrumb = () => screen.getByRole('navigation', { name: 'Breadcrumb' })
const areDisabled = () =>
  ['Add to cart', 'Add to favourites', 'Compare'].map((name) =>
    ownButton(name).hasAttribute('disabled'),
  )

it('shows an article number instead of the hard-coded id, and the blocks of the description', async () => {
  const description = [
    { title: '', text: ['For long rides.'] },
    { title: 'A long day', text: ['It lasts.', 'It is sharp.'] },
  ]
  await renderApp(ADDRESS, { phones: [detail({ sku: 'K-200', description })] })
  expect(screen.getByText('K-200')).toBeVisible()
  expect(screen.queryByText('ID: 802390')).toBeNull()
  const about = within(section('About'))
  const texts = (role: string) => about.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('heading')).toEqual(['About', 'A long day'])
  expect(texts('paragraph')).toEqual(['For long rides.', 'It lasts.', 'It is sharp.'])
})

// domain/facts/specifications.test.ts has the facts of products that lack some.
it('shows breadcrumb, name, prices, summary, the hard-coded id and the tech specs', async () => {
  const { follow, href } = await renderApp(ADDRESS, {
    phones: [detail({ priceDiscount: 799, priceRegular: 1020 })],
  })
  expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  expect(within(breadcrumb()).getByText(NAME)).toHaveAttribute('aria-current', 'page')
  expect(within(breadcrumb()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('main')).toHaveTextContent('$799Regular price $1,020')
  expect(screen.getByText('ID: 802390')).toBeVisible()
  // A product that fits no other says nothing about it.
  expect(document.querySelector('main p:empty')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Tech specs' })).toBeVisible()
  const summary = ['Screen: 6.1" OLED', 'Resolution: 2532 × 1170', 'Processor: Acme A1', 'RAM: 4GB']
  const more = ['Built in memory: 64GB', 'Camera: 12 MP', 'Zoom: 2x', 'Cell: GSM, LTE']
  expect(facts(section('Tech specs'))).toEqual([...summary, ...more])
  expect(facts(screen.getByRole('main'))).toEqual([...summary, ...summary, ...more])
  await follow('Phones', breadcrumb())
  expect(href()).toBe('/phones')
})

it('has no list, heading or choices for empty fields, and one price without a discount', async () => {
  const empty = { screen: '', resolution: '', processor: '', ram: '', camera: '', zoom: '' }
  const noChoices = { capacity: '', capacityAvailable: [], color: '', colorsAvailable: [] }
  const prices = { priceDiscount: 500, priceRegular: 500 }
  const none = { cell: [], description: [{ title: '', text: [' '] }] }
  await renderApp(ADDRESS, { phones: [detail({ ...empty, ...noChoices, ...prices, ...none })] })
  expect(document.querySelector('main dl')).toBeNull()
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
  expect(screen.getAllByText('$500')).toHaveLength(1)
})

it('says below the buttons what the shop says of delivery and the like', async () => {
  await renderApp(ADDRESS, { products: [product()], phones: [detail()] })
  const { promises } = SETTINGS
  expect(promises.length).toBeGreaterThan(0)
  for (const { text, link } of promises) {
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', link.slice(1))
  }
})

it('shows a loader until the details have loaded; the buttons wait for the catalogue', async () => {
  const files = { 'api/phones.json': after(800, [detail()]) }
  const { pass } = await renderApp(ADDRESS, { products: [product()], files, isLoading: true })
  await pass(700)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(200)
  expect(screen.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  expect(areDisabled()).toEqual([true, true, true])
  await pass(1000)
  expect(areDisabled()).toEqual([false, false, false])
})

it('shows the catalogue’s picture and name while the details load, and neither under the address of another category', async () => {
  const never = () => new Promise(() => undefined)
  const shownAt = async (address: string) => {
    const { unmount } = await renderApp(address, {
      products: [product()],
      files: { 'api/phones.json': never, 'api/tablets.json': never },
    })
    const pictures = screen.getByRole('main').querySelectorAll('[data-picture-sizes] img')
    const name = screen.getByRole('heading', { level: 1 }).textContent
    unmount()
    return [pictures.length, name]
  }
  expect(await shownAt('/phones/acme-one-64gb-black')).toEqual([1, NAME])
  expect(await shownAt('/tablets/acme-one-64gb-black')).toEqual([0, 'acme one 64gb black'])
})

it.each([
  ['is unknown', '/phones/acme-nine-1tb', 'acme nine 1tb'],
  ['is of another category', '/tablets/acme-one-64gb-black', 'acme one 64gb black'],
  ['is hostile', '/phones/__proto__', '__proto__'],
  ['is encoded', '/phones/caf%C3%A9-phone', 'café phone'],
])('shows the not-found state when the id %s, and other products', async (_, address, name) => {
  const { follow, href } = await renderApp(address, { products: phones(3), phones: [detail()] })
  const text = `There are no ${name} yet`
  expect(screen.getByRole('heading', { level: 1, name: text })).toBeVisible()
  expect(within(breadcrumb()).getByText(name)).toHaveAttribute('aria-current', 'page')
  expect(cardNames(section('You may also like'))).toHaveLength(3)
  const [, category] = address.split('/')
  await follow(`See all ${category}`)
  expect(href()).toBe(`/${category}`)
})

it('adds the catalogue’s entry, so that adding from a list and from the page makes one line', async () => {
  const entry = product({ id: '17', itemId: 'acme-one-64gb-black' })
  const { press, user } = await renderApp(ADDRESS, { products: [entry], phones: [detail()] })
  await user.click(ownButton('Add to cart'))
  // In the toast, and below the button.
  expect(screen.getAllByRole('link', { name: 'View cart' })).toHaveLength(2)
  await user.click(ownButton('Add to favourites'))
  expect(persisted('cartProducts')).toEqual([entry])
  expect(persisted('totalBill')).toEqual({ 17: 1 })
  expect(persisted('favorites')).toEqual([entry])
  await user.click(navLink('Phones'))
  await press('Added')
  await user.click(countedLink('Cart'))
  expect(cartLines()).toHaveLength(1)
})

it.each([
  ['fails', serverError],
  ['does not list the product', [product({ category: 'tablets' }), product({ itemId: 'other' })]],
])('disables its buttons when the catalogue %s', async (_, answer) => {
  await renderApp(ADDRESS, { phones: [detail()], files: { 'api/products.json': answer } })
  expect(areDisabled()).toEqual([true, true, true])
})

it('says which price the cart uses when catalogue and details differ', async () => {
  const prices = { priceDiscount: 420, priceRegular: 500 }
  const red = detail({ id: 'red', name: 'Red', color: 'red', ...prices })
  const { follow, user } = await renderApp('/phones', {
    products: [product({ itemId: 'red', name: 'Red', price: 420 }), product({ price: 410 })],
    phones: [red, detail()],
  })
  await follow('Red')
  expect(screen.queryByText(/The cart will hold it/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'black' }))
  expect(screen.getByText('$400')).toBeVisible()
  expect(screen.getByText('The cart will hold it at $410.')).toBeVisible()
  await user.click(ownButton('Add to cart'))
  await user.click(countedLink('Cart'))
  expect(cartLines()[0]).toHaveTextContent('$410')
})
