import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listen } from '../support/listen.ts'
import { navLink } from '../support/on-page.ts'
import { phones } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { serverError } from '../support/shop-files.ts'
import {
  activeSuggestion,
  searchField,
  SHOP,
  suggestions,
  typeSearch,
} from '../support/search-field.ts'

const addressOf = ({ router }: Awaited<ReturnType<typeof renderApp>>) => router.state.location.href

const heading = () => screen.getByRole('heading', { level: 1 })

it('suggests models with picture and price, and marks what was not typed', async () => {
  const app = await renderApp('/phones', SHOP)
  await typeSearch(app, 'nimbus')
  const option = screen.getByRole('option', { name: 'Nimbus Pad, $900' })
  expect(option.querySelector('img')).toHaveAttribute('src', 'img/acme-one.webp')
  expect(option.querySelector('b')).toHaveTextContent('Pad')
})

it.each([
  ['acme 128gb', 'acme 128GB, Capacity', '/search?q=acme&capacity=128gb'],
  ['blue', 'Blue, Color', '/search?color=blue'],
  ['acme under 500', 'acme under $500, Price', '/search?q=acme&price=-500'],
  ['tablets', 'Tablets, Category', '/tablets'],
  ['nimbus', 'Nimbus Pad, $900', '/tablets/nimbus-pad'],
])('for "%s", suggests "%s", which leads to %s', async (text, name, address) => {
  const app = await renderApp('/', SHOP)
  await typeSearch(app, text)
  await app.user.click(screen.getByRole('option', { name }))
  expect(addressOf(app)).toBe(address)
})

it('has at most eight suggestions', async () => {
  const app = await renderApp('/', { products: phones(20) })
  await typeSearch(app, 'phone')
  expect(suggestions()).toHaveLength(8)
})

it('goes through the suggestions with arrow keys, from the field and back to it', async () => {
  const app = await renderApp('/phones', SHOP)
  const { user } = app
  await typeSearch(app, 'acme')
  const names = suggestions()
  expect(activeSuggestion()).toBeUndefined()
  for (const name of names) {
    await user.keyboard('{ArrowDown}')
    expect(activeSuggestion()).toBe(name)
    expect(
      within(screen.getByRole('listbox')).getAllByRole('option', { selected: true }),
    ).toHaveLength(1)
  }
  await user.keyboard('{ArrowDown}')
  expect(activeSuggestion()).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  expect(activeSuggestion()).toBe(names.at(-1))
  expect(searchField()).toHaveFocus()
  expect(searchField()).toHaveValue('acme')
})

it('moves the cursor in the text with Home, End and the other arrow keys', async () => {
  const app = await renderApp('/phones', SHOP)
  const { user } = app
  await typeSearch(app, 'acme{ArrowDown}')
  expect(activeSuggestion()).toBeDefined()
  await user.keyboard('{Home}')
  expect(activeSuggestion()).toBeUndefined()
  expect(searchField().selectionStart).toBe(0)
  await user.keyboard('{ArrowDown}{End}')
  expect(activeSuggestion()).toBeUndefined()
  expect(searchField().selectionStart).toBe(4)
})

it('closes the suggestions with Escape and keeps the text; an arrow key opens them again', async () => {
  const app = await renderApp('/phones', SHOP)
  const { user } = app
  await typeSearch(app, 'acme{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(searchField()).toHaveValue('acme')
  expect(searchField()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(searchField()).toHaveValue('acme')
  await user.keyboard('{ArrowDown}')
  expect(suggestions().length).toBeGreaterThan(1)
})

it('leaves keys alone while an input method composes letters', async () => {
  const app = await renderApp('/phones', SHOP)
  await typeSearch(app, 'acme')
  fireEvent.keyDown(searchField(), { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(searchField(), { key: 'Enter', isComposing: true })
  expect(activeSuggestion()).toBeUndefined()
  expect(addressOf(app)).toBe('/phones')
})

it('opens the chosen product with Enter; Back leads to the page it was chosen on', async () => {
  const app = await renderApp('/phones?sort=price', SHOP)
  await typeSearch(app, 'nimbus{ArrowDown}{Enter}')
  expect(addressOf(app)).toBe('/tablets/nimbus-pad')
  expect(heading()).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()
  await app.user.click(screen.getByRole('link', { name: 'Back' }))
  expect(addressOf(app)).toBe('/phones?sort=price')
})

it('opens the search page with the button below the suggestions', async () => {
  const app = await renderApp('/phones', SHOP)
  await typeSearch(app, 'acme')
  await app.user.click(screen.getByRole('button', { name: 'Show all results' }))
  expect(addressOf(app)).toBe('/search?q=acme')
})

it('closes the suggestions when the focus leaves the search', async () => {
  const app = await renderApp('/phones', SHOP)
  const { user } = app
  await typeSearch(app, 'acme')
  await user.click(heading())
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(searchField())
  expect(screen.queryByRole('listbox')).toBeNull()
  await typeSearch(app, ' one')
  expect(suggestions()).toHaveLength(1)
  await user.click(navLink('Tablets'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('announces the number of suggestions once, when the shopper stops typing', async () => {
  const app = await renderApp('/', SHOP)
  const { user, pass } = app
  const said = listen()
  await typeSearch(app, 'acme')
  await pass(1000)
  const count = suggestions().length
  expect(said).toEqual([`${count} suggestions.`])
  await user.clear(searchField())
  await typeSearch(app, 'qqqqqqqq')
  await pass(1000)
  expect(screen.getByText('No suggestions')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show all results' })).toBeNull()
  expect(said).toEqual([`${count} suggestions.`, 'No suggestions.'])
})

it('shows the usual error without a catalogue, and suggests once Reload has worked', async () => {
  const app = await renderApp('/cart', {
    files: { 'api/products.json': serverError },
  })
  const { user, pass, files } = app
  await typeSearch(app, 'acme')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
  files.answers.set('api/products.json', SHOP.products)
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await pass(2000)
  expect(suggestions().length).toBeGreaterThan(1)
  expect(searchField()).toHaveValue('acme')
})
