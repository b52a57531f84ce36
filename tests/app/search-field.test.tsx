import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keep } from '../support/kept.ts'
import { renderApp } from '../support/render-app.tsx'
import { searchField, SHOP, suggestions, typeSearch } from '../support/search-field.ts'

const addressOf = ({ router }: Awaited<ReturnType<typeof renderApp>>) => router.state.location.href

const heading = () => screen.getByRole('heading', { level: 1 })

it('is a landmark with a combobox, which says what it can do', async () => {
  const app = await renderApp('/phones', SHOP)
  const { user } = app
  expect(within(screen.getByRole('search')).getByRole('combobox')).toBe(searchField())
  expect(searchField()).toHaveAttribute('aria-expanded', 'false')
  expect(searchField()).not.toHaveAttribute('aria-controls')
  await typeSearch(app, 'acme')
  const list = screen.getByRole('listbox', { name: 'Suggestions' })
  expect(searchField()).toHaveAttribute('aria-expanded', 'true')
  expect(searchField()).toHaveAttribute('aria-controls', list.id)
  expect(searchField()).toHaveAttribute('aria-autocomplete', 'list')
  expect(within(list).getAllByRole('option').length).toBeGreaterThan(1)
  await user.clear(searchField())
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(searchField()).toHaveAttribute('aria-expanded', 'false')
})

it('opens the search page with Enter: typing adds nothing to the history, each search one entry', async () => {
  const app = await renderApp('/phones', SHOP)
  const { router, user, pass } = app
  const { length } = router.history
  await typeSearch(app, ' acme {Enter}')
  expect(addressOf(app)).toBe('/search?q=acme')
  expect(heading()).toHaveTextContent(/^Search$/)
  expect(heading()).toHaveFocus()
  expect(document.title).toBe('acme · Search · Gadgetry')
  expect(router.history.length).toBe(length + 1)
  await user.clear(searchField())
  await typeSearch(app, 'nimbus{Enter}')
  expect(addressOf(app)).toBe('/search?q=nimbus')
  expect(heading()).toHaveFocus()
  expect(router.history.length).toBe(length + 2)
  await typeSearch(app, '{Enter}')
  expect(router.history.length).toBe(length + 2)
  expect(searchField()).toHaveValue('nimbus')
  router.history.back()
  await pass(1)
  expect(addressOf(app)).toBe('/search?q=acme')
  expect(searchField()).toHaveValue('acme')
  router.history.back()
  await pass(1)
  expect(addressOf(app)).toBe('/phones')
  expect(searchField()).toHaveValue('')
})

it('keeps what was typed when another page loads or fails meanwhile', async () => {
  const app = await renderApp('/phones', { ...SHOP, isLoading: true })
  const { pass } = app
  await typeSearch(app, 'acme')
  expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(2)
  await pass(2000)
  expect(searchField()).toHaveValue('acme')
  expect(searchField()).toHaveFocus()
  expect(suggestions().length).toBeGreaterThan(1)
})

it.each([
  ['/', { key: '/' }],
  ['/ by Shift, as on a German keyboard', { key: '/', code: 'Digit7', shiftKey: true }],
  ['the key of /, on an Arabic keyboard', { key: 'ظ', code: 'Slash' }],
])('gets the focus by %s only after the visitor has turned that on', async (_name, key) => {
  const { user, pass, unmount } = await renderApp('/phones', SHOP)
  expect(searchField()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  expect(fireEvent.keyDown(document.body, key)).toBe(true)
  expect(document.body).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  await pass(0)
  await user.click(screen.getByRole('switch', { name: 'Search with / alone' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(fireEvent.keyDown(document.body, key)).toBe(false)
  expect(searchField()).toHaveFocus()
  expect(searchField()).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K')

  unmount()
  await renderApp('/phones', SHOP)
  expect(fireEvent.keyDown(document.body, key)).toBe(false)
})

it.each([
  ['Control+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Command+K', { key: 'k', code: 'KeyK', metaKey: true }],
  ['Control+K on a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
])('gets the focus by %s', async (_name, key) => {
  await renderApp('/phones', SHOP)
  expect(fireEvent.keyDown(document.body, key)).toBe(false)
  expect(searchField()).toHaveFocus()
})

it.each([
  ['K alone', { key: 'k' }],
  ['Control+/', { key: '/', ctrlKey: true }],
  ['Alt+/', { key: '/', altKey: true }],
  ['Control+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }],
])('does not get the focus by %s', async (_name, key) => {
  await renderApp('/phones', SHOP)
  expect(fireEvent.keyDown(document.body, key)).toBe(true)
  expect(document.body).toHaveFocus()
})

it('leaves / and Control+Z to the text of a field', async () => {
  keep({ slashShortcut: true })
  const app = await renderApp('/phones', SHOP)
  const { user } = app
  await typeSearch(app, '1/2')
  expect(searchField()).toHaveValue('1/2')
  expect(fireEvent.keyDown(searchField(), { key: 'z', code: 'KeyZ', ctrlKey: true })).toBe(true)
  const other = document.createElement('input')
  screen.getByRole('main').append(other)
  await user.type(other, '/')
  expect(other).toHaveValue('/')
  expect(other).toHaveFocus()
})

it('opens by its button where the header has no room, and closes by Escape and its own button', async () => {
  const { user, pass } = await renderApp('/phones', SHOP)
  const opener = screen.getByRole('button', { name: 'Search' })
  await user.click(opener)
  expect(searchField()).toHaveFocus()
  await pass(1)
  await user.keyboard('acme{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(searchField()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(opener).toHaveFocus()
  await user.click(opener)
  expect(searchField()).toHaveValue('acme')
  await user.click(screen.getByRole('button', { name: 'Close search' }))
  expect(opener).toHaveFocus()
})
