import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listen } from '../support/listen.ts'
import { navLink } from '../support/on-page.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const shop = {
  products: [
    product({ itemId: 'acme-one', name: 'Acme One 64GB Black', price: 400, color: 'black' }),
    product({
      itemId: 'acme-two',
      name: 'Acme Two 128GB Blue',
      price: 650,
      capacity: '128GB',
      color: 'blue',
    }),
    product({ itemId: 'nimbus-pad', category: 'tablets', name: 'Nimbus Pad', price: 900 }),
  ],
  phones: [detail()],
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })

const list = () => within(screen.getByRole('listbox'))

/** The suggestions; selects have options too. */
const options = () => {
  const list = screen.queryByRole('listbox')
  return list
    ? within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    : []
}

/** Types into the field, whose suggestions load when it is first focused. */
async function type({ user, pass }: Awaited<ReturnType<typeof renderApp>>, text: string) {
  await user.click(field())
  await pass(1)
  await user.keyboard(text)
  await pass(1)
}

/** The option that a screen reader reads while the field has the focus. */
const activeOption = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

const addressOf = ({ router }: Awaited<ReturnType<typeof renderApp>>) => router.state.location.href

const heading = () => screen.getByRole('heading', { level: 1 })

it('is a landmark with a combobox, which says what it can do', async () => {
  const app = await renderApp('/phones', shop)
  const { user } = app
  expect(within(screen.getByRole('search')).getByRole('combobox')).toBe(field())
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  expect(field()).not.toHaveAttribute('aria-controls')
  await type(app, 'acme')
  const list = screen.getByRole('listbox', { name: 'Suggestions' })
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(field()).toHaveAttribute('aria-controls', list.id)
  expect(field()).toHaveAttribute('aria-autocomplete', 'list')
  expect(within(list).getAllByRole('option').length).toBeGreaterThan(1)
  await user.clear(field())
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

it('suggests models with picture and price, and marks what was not typed', async () => {
  const app = await renderApp('/phones', shop)
  await type(app, 'nimbus')
  const option = screen.getByRole('option', { name: 'Nimbus Pad, $900' })
  expect(option.querySelector('img')).toHaveAttribute('src', 'img/acme-one.webp')
  expect(option.querySelector('b')).toHaveTextContent('Pad')
})

it.each([
  ['acme 128gb', 'acme 128GB, Capacity', '/search?q=acme&capacity=128gb'],
  ['blue', 'Blue, Color', '/search?color=blue'],
  ['acme under 500', 'acme under $500, Price', '/search?q=acme&price=-500'],
  ['tablets', 'Tablets, Category', '/tablets'],
])('for "%s", suggests "%s", which leads to %s', async (text, name, address) => {
  const app = await renderApp('/', shop)
  await type(app, text)
  await app.user.click(screen.getByRole('option', { name }))
  expect(addressOf(app)).toBe(address)
})

it('has at most eight suggestions', async () => {
  const app = await renderApp('/', { products: phones(20) })
  await type(app, 'phone')
  expect(options()).toHaveLength(8)
})

it('goes through the suggestions with arrow keys, from the field and back to it', async () => {
  const app = await renderApp('/phones', shop)
  const { user } = app
  await type(app, 'acme')
  const names = options()
  expect(activeOption()).toBeUndefined()
  for (const name of names) {
    await user.keyboard('{ArrowDown}')
    expect(activeOption()).toBe(name)
    expect(list().getAllByRole('option', { selected: true })).toHaveLength(1)
  }
  await user.keyboard('{ArrowDown}')
  expect(activeOption()).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  expect(activeOption()).toBe(names.at(-1))
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('acme')
})

it('moves the cursor in the text with Home, End and the other arrow keys', async () => {
  const app = await renderApp('/phones', shop)
  const { user } = app
  await type(app, 'acme{ArrowDown}')
  expect(activeOption()).toBeDefined()
  await user.keyboard('{Home}')
  expect(activeOption()).toBeUndefined()
  expect(field().selectionStart).toBe(0)
  await user.keyboard('{ArrowDown}{End}')
  expect(activeOption()).toBeUndefined()
  expect(field().selectionStart).toBe(4)
})

it('closes the suggestions with Escape and keeps the text; an arrow key opens them again', async () => {
  const app = await renderApp('/phones', shop)
  const { user } = app
  await type(app, 'acme{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveValue('acme')
  expect(field()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(field()).toHaveValue('acme')
  await user.keyboard('{ArrowDown}')
  expect(options().length).toBeGreaterThan(1)
})

it('leaves keys alone while an input method composes letters', async () => {
  const app = await renderApp('/phones', shop)
  await type(app, 'acme')
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(activeOption()).toBeUndefined()
  expect(addressOf(app)).toBe('/phones')
})

it('opens the chosen product with Enter; Back leads to the page it was chosen on', async () => {
  const app = await renderApp('/phones?sort=price', shop)
  await type(app, 'nimbus{ArrowDown}{Enter}')
  expect(addressOf(app)).toBe('/tablets/nimbus-pad')
  expect(heading()).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()
  await app.user.click(screen.getByRole('link', { name: 'Back' }))
  expect(addressOf(app)).toBe('/phones?sort=price')
})

it('opens a suggestion that is clicked', async () => {
  const app = await renderApp('/', shop)
  await type(app, 'nimbus')
  await app.user.click(screen.getByRole('option', { name: /^Nimbus Pad/ }))
  expect(addressOf(app)).toBe('/tablets/nimbus-pad')
})

it('opens the search page with Enter: typing adds nothing to the history, each search one entry', async () => {
  const app = await renderApp('/phones', shop)
  const { router, user, pass } = app
  const { length } = router.history
  await type(app, ' acme {Enter}')
  expect(addressOf(app)).toBe('/search?q=acme')
  expect(heading()).toHaveTextContent(/^Search$/)
  expect(heading()).toHaveFocus()
  expect(document.title).toBe('acme · Search · Gadgetry')
  expect(router.history.length).toBe(length + 1)
  await user.clear(field())
  await type(app, 'nimbus{Enter}')
  expect(addressOf(app)).toBe('/search?q=nimbus')
  expect(heading()).toHaveFocus()
  expect(router.history.length).toBe(length + 2)
  await type(app, '{Enter}')
  expect(router.history.length).toBe(length + 2)
  expect(field()).toHaveValue('nimbus')
  router.history.back()
  await pass(1)
  expect(addressOf(app)).toBe('/search?q=acme')
  expect(field()).toHaveValue('acme')
  router.history.back()
  await pass(1)
  expect(addressOf(app)).toBe('/phones')
  expect(field()).toHaveValue('')
})

it('opens the search page with the button below the suggestions', async () => {
  const app = await renderApp('/phones', shop)
  await type(app, 'acme')
  await app.user.click(screen.getByRole('button', { name: 'Show all results' }))
  expect(addressOf(app)).toBe('/search?q=acme')
})

it('keeps what was typed when another page loads or fails meanwhile', async () => {
  const app = await renderApp('/phones', { ...shop, isLoading: true })
  const { pass } = app
  await type(app, 'acme')
  expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(2)
  await pass(2000)
  expect(field()).toHaveValue('acme')
  expect(field()).toHaveFocus()
  expect(options().length).toBeGreaterThan(1)
})

it('closes the suggestions when the focus leaves the search', async () => {
  const app = await renderApp('/phones', shop)
  const { user } = app
  await type(app, 'acme')
  await user.click(heading())
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(field())
  expect(screen.queryByRole('listbox')).toBeNull()
  await type(app, ' one')
  expect(options()).toHaveLength(1)
  await user.click(navLink('Tablets'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('announces the number of suggestions once, when the shopper stops typing', async () => {
  const app = await renderApp('/', shop)
  const { user, pass } = app
  const said = listen()
  await type(app, 'acme')
  await pass(1000)
  const count = options().length
  expect(said).toEqual([`${count} suggestions.`])
  await user.clear(field())
  await type(app, 'qqqqqqqq')
  await pass(1000)
  expect(screen.getByText('No suggestions')).toBeVisible()
  expect(said).toEqual([`${count} suggestions.`, 'No suggestions.'])
})

it('shows the usual error without a catalogue, and suggests once Reload has worked', async () => {
  const app = await renderApp('/cart', {
    files: { 'api/products.json': () => new Response('', { status: 500 }) },
  })
  const { user, pass, files } = app
  await type(app, 'acme')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
  files.answers.set('api/products.json', shop.products)
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await pass(2000)
  expect(options().length).toBeGreaterThan(1)
  expect(field()).toHaveValue('acme')
})

it.each([
  ['/', { key: '/' }],
  ['/ by Shift, as on a German keyboard', { key: '/', code: 'Digit7', shiftKey: true }],
  ['the key of /, on an Arabic keyboard', { key: 'ظ', code: 'Slash' }],
  ['Control+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Command+K', { key: 'k', code: 'KeyK', metaKey: true }],
  ['Control+K on a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
])('gets the focus by %s', async (_name, key) => {
  await renderApp('/phones', shop)
  expect(fireEvent.keyDown(document.body, key)).toBe(false)
  expect(field()).toHaveFocus()
})

it.each([
  ['K alone', { key: 'k' }],
  ['Control+/', { key: '/', ctrlKey: true }],
  ['Alt+/', { key: '/', altKey: true }],
  ['Control+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }],
])('does not get the focus by %s', async (_name, key) => {
  await renderApp('/phones', shop)
  expect(fireEvent.keyDown(document.body, key)).toBe(true)
  expect(document.body).toHaveFocus()
})

it('leaves / and Control+Z to the text of a field', async () => {
  const app = await renderApp('/phones', shop)
  const { user } = app
  await type(app, '1/2')
  expect(field()).toHaveValue('1/2')
  expect(fireEvent.keyDown(field(), { key: 'z', code: 'KeyZ', ctrlKey: true })).toBe(true)
  const other = document.createElement('input')
  screen.getByRole('main').append(other)
  await user.type(other, '/')
  expect(other).toHaveValue('/')
  expect(other).toHaveFocus()
})

it('opens by its button where the header has no room, and closes by Escape and its own button', async () => {
  const { user, pass } = await renderApp('/phones', shop)
  const opener = screen.getByRole('button', { name: 'Search' })
  await user.click(opener)
  expect(field()).toHaveFocus()
  await pass(1)
  await user.keyboard('acme{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(opener).toHaveFocus()
  await user.click(opener)
  expect(field()).toHaveValue('acme')
  await user.click(screen.getByRole('button', { name: 'Close search' }))
  expect(opener).toHaveFocus()
})
