import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listen } from '#tests/support/listen.ts'
import { navLink } from '#tests/support/on-page.ts'
import { phones, product } from '#tests/support/products.ts'
import { renderApp, type App } from '#tests/support/render-app.tsx'
import { after, serverError } from '#tests/support/shop-files.ts'

/** Two phones of one brand, and a tablet. */
const SHOP = {
  products: [
    product({ itemId: 'acme-one', name: 'Acme One 64GB Black', color: 'black' }),
    product({ itemId: 'acme-two', name: 'Acme Two 128GB Blue', capacity: '128GB', color: 'blue' }),
    product({ itemId: 'nimbus-pad', category: 'tablets', name: 'Nimbus Pad', price: 900 }),
  ],
}

const heading = () => screen.getByRole('heading', { level: 1 })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })

/** Types into the field, whose suggestions load when it is first focused. */
async function type({ user, pass }: App, text: string) {
  await user.click(field())
  await pass(1)
  await user.keyboard(text)
  await pass(1)
}

/** The texts of the suggestions, without the options of selects. */
function suggestions(): (string | null)[] {
  const list = screen.queryByRole('listbox')
  const options = list ? within(list).getAllByRole('option') : []
  return options.map(({ textContent }) => textContent)
}

/** The suggestion that a screen reader reads while the field has the focus. */
function activeSuggestion(): string | null | undefined {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

it('is a landmark with a combobox, which says what it can do', async () => {
  const app = await renderApp('/phones', SHOP)
  expect(within(screen.getByRole('search')).getByRole('combobox')).toBe(field())
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  expect(field()).not.toHaveAttribute('aria-controls')
  await type(app, 'acme')
  const list = screen.getByRole('listbox', { name: 'Suggestions' })
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(field()).toHaveAttribute('aria-controls', list.id)
  expect(field()).toHaveAttribute('aria-autocomplete', 'list')
  await app.user.clear(field())
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

it('opens the search page with Enter: typing adds nothing to the history, each search one entry', async () => {
  const app = await renderApp('/phones', SHOP)
  const { back, href, router, user } = app
  const { length } = router.history
  await type(app, ' acme {Enter}')
  expect(href()).toBe('/search?q=acme')
  expect(heading()).toHaveTextContent(/^“acme”$/)
  expect(heading()).toHaveFocus()
  expect(document.title).toBe('acme · Search · Gadgetry')
  await user.clear(field())
  await type(app, 'nimbus{Enter}')
  expect(href()).toBe('/search?q=nimbus')
  expect(heading()).toHaveFocus()
  await type(app, '{Enter}')
  expect(router.history.length).toBe(length + 2)
  expect(field()).toHaveValue('nimbus')
  await back()
  expect(href()).toBe('/search?q=acme')
  expect(field()).toHaveValue('acme')
  await back()
  expect(href()).toBe('/phones')
  expect(field()).toHaveValue('')
})

it('keeps what was typed, and the focus, when a page that was opened before appears', async () => {
  const details = after(1000, [])
  const app = await renderApp('/phones', { ...SHOP, files: { 'api/tablets.json': details } })
  app.router.history.push('/tablets/nimbus-pad')
  await type(app, 'acme')
  expect(heading()).not.toHaveFocus()
  await app.pass(2000)
  expect(field()).toHaveValue('acme')
  expect(field()).toHaveFocus()
})

// ui/use-shortcut.test.tsx has other keyboards, and text fields.
it('gets the focus by Control+K', async () => {
  const { user } = await renderApp('/phones', SHOP)
  await user.keyboard('{Control>}k{/Control}')
  expect(field()).toHaveFocus()
  expect(field()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
})

it('opens by its button if it does not fit into the header, and closes by Escape and its own button', async () => {
  const { user, pass } = await renderApp('/phones', SHOP)
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

// domain/search/suggest.test.ts has what is suggested.
it.each([
  ['acme 128gb', 'acme 128GB, Capacity', '/search?q=acme&capacity=128gb'],
  ['acme under 500', 'acme under $500, Price', '/search?q=acme&price=-500'],
  ['tablets', 'Tablets, Category', '/tablets'],
])('for "%s", suggests "%s", which leads to %s', async (text, name, address) => {
  const app = await renderApp('/', SHOP)
  await type(app, text)
  await app.user.click(screen.getByRole('option', { name }))
  expect(app.href()).toBe(address)
})

it('shows at most eight suggestions, with pictures', async () => {
  const app = await renderApp('/', { products: phones(20) })
  await type(app, 'phone')
  expect(suggestions()).toHaveLength(8)
  const option = screen.getByRole('option', { name: 'Phone 01, $100' })
  expect(option.querySelector('img')).toHaveAttribute('src', 'img/acme-one.webp')
})

it('goes through the suggestions with arrow keys, from the field and back to it', async () => {
  const app = await renderApp('/phones', SHOP)
  await type(app, 'acme')
  const names = suggestions()
  expect(activeSuggestion()).toBeUndefined()
  for (const name of names) {
    await app.user.keyboard('{ArrowDown}')
    expect(activeSuggestion()).toBe(name)
    const list = within(screen.getByRole('listbox'))
    expect(list.getAllByRole('option', { selected: true })).toHaveLength(1)
  }
  await app.user.keyboard('{ArrowDown}')
  expect(activeSuggestion()).toBeUndefined()
  await app.user.keyboard('{ArrowUp}')
  expect(activeSuggestion()).toBe(names.at(-1))
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('acme')
})

it('leaves the suggestions with Home and End, closes them with Escape, and opens them again with an arrow key', async () => {
  const app = await renderApp('/phones', SHOP)
  await type(app, 'acme')
  for (const [key, position] of [
    ['Home', 0],
    ['End', 4],
  ] as const) {
    await app.user.keyboard('{ArrowDown}')
    expect(activeSuggestion()).toBeDefined()
    await app.user.keyboard(`{${key}}`)
    expect(activeSuggestion()).toBeUndefined()
    expect(field().selectionStart).toBe(position)
  }
  for (let times = 0; times < 2; times++) {
    await app.user.keyboard('{Escape}')
    expect(suggestions()).toEqual([])
    expect(field()).toHaveValue('acme')
    expect(field()).toHaveFocus()
  }
  await app.user.keyboard('{ArrowDown}')
  expect(suggestions().length).toBeGreaterThan(1)
})

it('leaves keys alone while an input method composes letters', async () => {
  const app = await renderApp('/phones', SHOP)
  await type(app, 'acme')
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(activeSuggestion()).toBeUndefined()
  expect(app.href()).toBe('/phones')
})

it('opens the chosen product with Enter; Back leads to the page it was chosen on', async () => {
  const app = await renderApp('/phones?sort=price', SHOP)
  await type(app, 'nimbus{ArrowDown}{Enter}')
  expect(app.href()).toBe('/tablets/nimbus-pad')
  expect(heading()).toHaveFocus()
  expect(suggestions()).toEqual([])
  await app.follow('Back')
  expect(app.href()).toBe('/phones?sort=price')
  await type(app, 'acme')
  await app.press('Show all results')
  expect(app.href()).toBe('/search?q=acme')
})

it('closes the suggestions when the focus leaves the search', async () => {
  const app = await renderApp('/phones', SHOP)
  await type(app, 'acme')
  await app.user.click(heading())
  expect(suggestions()).toEqual([])
  await app.user.click(field())
  expect(suggestions()).toEqual([])
  await type(app, ' one')
  expect(suggestions()).toHaveLength(1)
  await app.user.click(navLink('Tablets'))
  expect(suggestions()).toEqual([])
})

it('announces the number of suggestions once, when the shopper stops typing', async () => {
  const app = await renderApp('/', SHOP)
  const said = listen()
  await type(app, 'acme')
  await app.pass(1000)
  const count = suggestions().length
  expect(said).toEqual([`${count} suggestions.`])
  await app.user.clear(field())
  await type(app, 'qqqqqqqq')
  await app.pass(1000)
  expect(screen.getByText('No suggestions')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show all results' })).toBeNull()
  expect(said).toEqual([`${count} suggestions.`, 'No suggestions.'])
})

it('shows the usual error without a catalogue, and suggests once Reload has worked', async () => {
  const app = await renderApp('/cart', { files: { 'api/products.json': serverError } })
  await type(app, 'acme')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
  app.files.answers.set('api/products.json', SHOP.products)
  await app.press('Reload')
  await app.pass(2000)
  expect(suggestions().length).toBeGreaterThan(1)
  expect(field()).toHaveValue('acme')
})
