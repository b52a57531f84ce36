import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VARIANTS } from '#tests/support/facets.ts'
import { persisted } from '#tests/support/persisted.ts'
import { listen } from '#tests/support/listen.ts'
import { card } from '#tests/support/on-page.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const toggle = () => screen.getByRole('switch', { name: 'One card per model' })
const names = () => screen.getAllByRole('article').map((item) => nameLink(item).textContent)
const nameLink = (item: HTMLElement) => within(within(item).getByRole('heading')).getByRole('link')
const swatches = (item: HTMLElement) =>
  within(within(item).getByRole('list', { name: 'Colors' })).getAllByRole('link')
const picture = (item: HTMLElement) => item.querySelector('img')?.getAttribute('src')

it('the switch shows one card per model, with its counts, and back', async () => {
  const { router, user, pass } = await renderApp('/phones?perPage=4&page=2', { products: VARIANTS })
  const said = listen()
  expect(toggle()).not.toBeChecked()
  await user.click(toggle())
  await pass(1)
  expect(router.state.location.searchStr).toBe('?group=model&perPage=4')
  expect(toggle()).toBeChecked()
  expect(screen.getByText('3 models, 7 variants')).toBeVisible()
  expect(names()).toEqual(['Acme One 64GB Black', 'Acme Two 128GB Blue', 'Bolt X 64GB Black'])
  expect(said).toEqual(['Showing 1 to 3 of 3.'])
  await user.click(toggle())
  expect(router.state.location.searchStr).toBe('?perPage=4')
  expect(screen.getByText('7 models')).toBeVisible()
})

it('a model has its lowest price, the number of its variants, its colours and its capacities', async () => {
  await renderApp('/phones?group=model', { products: VARIANTS })
  const one = card('Acme One 64GB Black')
  expect(one).toHaveTextContent('from $400')
  expect(within(one).getByText('3 variants')).toBeVisible()
  expect(within(one).getByText('64GB · 128GB')).toBeVisible()
  expect(swatches(one).map(({ textContent }) => textContent)).toEqual(['black', 'red'])
  expect(swatches(one).map((link) => link.getAttribute('href'))).toEqual([
    ...['/phones/acme-one-64gb-black', '/phones/acme-one-64gb-red'],
  ])
})

it('shows the variants that match the filters, and counts models', async () => {
  await renderApp('/phones?brand=acme&capacity=128gb&group=model', { products: VARIANTS })
  expect(screen.getByText('2 of 3 models, 2 variants')).toBeVisible()
  expect(names()).toEqual(['Acme One 128GB Black', 'Acme Two 128GB Blue'])
  const one = card('Acme One 128GB Black')
  // Only one variant matches: there is no 'from'.
  expect(within(one).getByText('$500')).toBeVisible()
  expect(within(one).getByText('1 of 3 variants')).toBeVisible()
  expect(picture(one)).toBe('img/black.webp')
})

it.each([
  ['hovered', (link: HTMLElement) => fireEvent.pointerEnter(link)],
  ['focused', (link: HTMLElement) => fireEvent.focus(link)],
  ['touched', (link: HTMLElement) => fireEvent.pointerEnter(link, { pointerType: 'touch' })],
])('a swatch that is %s shows picture, price and name of its variant', async (_, reach) => {
  const { press } = await renderApp('/phones?group=model', { products: VARIANTS })
  const one = card('Acme One 64GB Black')
  const [, red = one] = swatches(one)
  reach(red)
  expect(picture(one)).toBe('img/red.webp')
  expect(within(one).getByText('$420')).toBeVisible()
  expect(nameLink(one)).toHaveTextContent('Acme One 64GB Red')
  expect(red).toHaveAttribute('aria-current', 'true')
  // The buttons apply to what the card shows.
  await press('Add to cart', one)
  expect(persisted('cartProducts')).toEqual([VARIANTS[1]])
})

it('a model of one variant is an ordinary card', async () => {
  await renderApp('/phones?group=model', { products: VARIANTS.slice(2) })
  const one = card('Acme One 128GB Black')
  expect(within(one).getAllByRole('link')).toHaveLength(1)
  expect(within(one).getAllByRole('term')).toHaveLength(2)
})
