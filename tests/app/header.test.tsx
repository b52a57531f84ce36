import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, countedLink, navLink } from '#tests/support/on-page.ts'
import { matchingMedia } from '#tests/support/browser-stand-ins.ts'
import { persist, persisted } from '#tests/support/persisted.ts'
import { phones } from '#tests/support/products.ts'
import { PAINT_TIME, renderApp } from '#tests/support/render-app.tsx'

const header = () => within(screen.getByRole('banner'))

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }))

it.each([
  ['/', ['Home']],
  ['/tablets?sort=price&perPage=4', ['Tablets']],
  ['/phones/acme-one', ['Phones']],
  ['/cart', ['Cart ']],
  ['/favourites', ['Favourites ']],
  ['/laptops', []],
])('on %s, marks these links as current: %s', async (address, names) => {
  await renderApp(address)
  const current = document.querySelectorAll('header [aria-current], footer [aria-current]')
  expect([...current].map(({ textContent }) => textContent)).toEqual(names)
})

it('leads to every page', async () => {
  const { user, href } = await renderApp('/cart')
  const places = navigation().getAllByRole('link')
  const names = ['Home', 'Phones', 'Tablets', 'Accessories']
  expect(places.map(({ textContent }) => textContent)).toEqual(names)
  for (const [index, address] of ['/', '/phones', '/tablets', '/accessories'].entries()) {
    await user.click(places[index] ?? document.body)
    expect(href()).toBe(address)
  }
  await user.click(countedLink('Favourites'))
  expect(href()).toBe('/favourites')
  await user.click(header().getByRole('link', { name: 'Gadgetry' }))
  expect(href()).toBe('/')
})

it('shows the sum of quantities on the cart badge, the number of favourites on the other, and none for 0', async () => {
  const { unmount } = await renderApp('/')
  expect([badge('Cart'), badge('Favourites')]).toEqual(['', ''])
  unmount()
  const [one, two] = phones(2)
  persist({ cartProducts: [one, two], totalBill: { 'phone-01': 12, 'phone-02': 3 } })
  persist({ favorites: [one, two] })
  await renderApp('/')
  expect([badge('Cart'), badge('Favourites')]).toEqual(['15', '2'])
})

const menuOpener = () => header().getByRole('button', { name: 'Open menu' })

it('opens and closes the menu with its button or Escape; the page behind it is inert', async () => {
  const { user, pass } = await renderApp('/')
  const burger = menuOpener()
  const behind = [
    screen.getByRole('main'),
    screen.getByRole('contentinfo'),
    screen.getByText('Skip to content'),
  ]
  expect(burger).toHaveAttribute('aria-expanded', 'false')
  await user.click(burger)
  expect(header().getByRole('button', { name: 'Close menu' })).toBe(burger)
  expect(burger).toHaveAttribute('aria-expanded', 'true')
  await pass(2 * PAINT_TIME)
  for (const part of behind) expect(part.closest('[inert]')).not.toBeNull()
  await user.click(burger)
  for (const part of behind) expect(part.closest('[inert]')).toBeNull()
  await user.click(menuOpener())
  expect(navLink('Home')).toHaveFocus()
  navLink('Phones').focus()
  await user.keyboard('{Escape}')
  expect(menuOpener()).toHaveFocus()
})

it.each([
  ['to the current page', () => navLink('Home')],
  ['to another', () => navLink('Tablets')],
  ['beside it', () => countedLink('Cart')],
])('closes the menu when a link %s is followed', async (_which, link) => {
  const { user, pass } = await renderApp('/')
  await user.click(menuOpener())
  await pass(2 * PAINT_TIME)
  await user.click(link())
  expect(menuOpener()).toBeVisible()
  expect(screen.getByRole('main').closest('[inert]')).toBeNull()
})

const themeSwitch = () => screen.getByRole('switch', { name: 'Dark theme' })
const chosenTheme = () => document.documentElement.dataset.theme

it('shows the system’s theme until the visitor chooses', async () => {
  matchingMedia.add('(prefers-color-scheme: dark)')
  await renderApp('/')
  expect(themeSwitch()).toBeChecked()
  expect(chosenTheme()).toBeUndefined()
})

it('switches the theme and remembers it, and follows the system again when its theme is chosen', async () => {
  const { user } = await renderApp('/')
  await user.click(themeSwitch())
  expect(themeSwitch()).toBeChecked()
  expect(chosenTheme()).toBe('dark')
  expect(persisted('theme')).toBe('dark')
  await user.click(themeSwitch())
  expect(themeSwitch()).not.toBeChecked()
  expect(chosenTheme()).toBeUndefined()
  expect(persisted('theme')).toBe('system')
})
