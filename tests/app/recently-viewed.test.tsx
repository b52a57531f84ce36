import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { card, cardNames, countedLink, navLink } from '#tests/support/on-page.ts'
import { persist, persisted } from '#tests/support/persisted.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'
import { serverError } from '#tests/support/shop-files.ts'

const one = product({ itemId: 'one', name: 'One' })
const two = product({ itemId: 'two', name: 'Two' })
const shop = {
  products: [one, two],
  phones: [detail({ id: 'one', name: 'One' }), detail({ id: 'two', name: 'Two' })],
}

const row = () => screen.queryByRole('region', { name: 'Recently viewed' })
const names = () => cardNames(row() ?? document.createElement('div'))

it('shows the products whose pages were opened, the newest first, below “Hot price”', async () => {
  const { user, router } = await renderApp('/', shop)
  expect(row()).not.toBeInTheDocument()
  for (const slug of ['one', 'no-such-phone', 'two']) {
    await router.navigate({ href: `/phones/${slug}` })
  }
  expect(persisted('viewedProducts')).toEqual(['two', 'one'])
  expect(row()).not.toBeInTheDocument()
  await user.click(navLink('Home'))
  expect(names()).toEqual(['Two', 'One'])
  const regions = screen
    .getAllByRole('region')
    .map((each) => within(each).queryByRole('heading', { level: 2 })?.textContent)
  expect(regions.at(-1)).toBe('Recently viewed')
})

it.each([
  ['home', '/', {}, 8],
  ['the search page before typing', '/search', {}, 8],
  ['an empty cart', '/cart', {}, 8],
  ['empty favourites', '/favourites', {}, 8],
  ['a search for something', '/search?q=phone', {}, 0],
  ['a cart with products', '/cart', { cartProducts: [one] }, 0],
  ['favourites', '/favourites', { favorites: [one] }, 0],
  ['a product page', '/phones/one', {}, 0],
])('on %s (%s, %o), shows %i of twelve opened products', async (_page, address, choices, count) => {
  persist({ viewedProducts: phones(12).map(({ itemId }) => itemId), ...choices })
  await renderApp(address, { ...shop, products: [...phones(12), one] })
  expect(names()).toEqual(phones(count).map(({ name }) => name))
  expect(row() !== null).toBe(count > 0)
})

it('is absent without a catalogue', async () => {
  persist({ viewedProducts: ['one'] })
  await renderApp('/cart', { files: { 'api/products.json': serverError } })
  expect(row()).not.toBeInTheDocument()
})

it('is cleared by one press, which Undo takes back', async () => {
  persist({ viewedProducts: ['two', 'one'] })
  const { press, user, back } = await renderApp('/', shop)
  await user.click(countedLink('Cart'))
  await press('Clear', row() ?? document.body)
  expect(row()).not.toBeInTheDocument()
  expect(persisted('viewedProducts')).toEqual([])
  await press('Undo')
  expect(names()).toEqual(['Two', 'One'])
  // It is in the first render of home.
  await back()
  expect(names()).toEqual(['Two', 'One'])
})

it('marks the cards of a list that were opened, without changing their names', async () => {
  persist({ viewedProducts: ['two'] })
  const { user, follow } = await renderApp('/phones', shop)
  const isMarked = (name: string) => within(card(name)).queryByText('Viewed') !== null
  expect([isMarked('One'), isMarked('Two')]).toEqual([false, true])
  expect(within(card('Two')).getByRole('link', { name: 'Two' })).toBeVisible()
  await user.click(within(card('One')).getByRole('link'))
  await follow('Back')
  expect([isMarked('One'), isMarked('Two')]).toEqual([true, true])
})
