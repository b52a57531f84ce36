import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { badge, navLink } from '#tests/support/on-page.ts'
import { persist } from '#tests/support/persisted.ts'
import { product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const { FAULT, screenState } = vi.hoisted(() => ({
  FAULT: 'a fault of this screen',
  screenState: { isBroken: true },
}))

vi.mock('#src/features/favourites/favourites-page.tsx', () => ({
  FavouritesPage: () => {
    if (screenState.isBroken) throw new Error(FAULT)
    return <h1>Favourites again</h1>
  },
}))

beforeEach(() => {
  screenState.isBroken = true
  vi.mocked(console.error).mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  // React reports the page's fault in the console; a test fails if there is another error.
  const { calls } = vi.mocked(console.error).mock
  const others = calls.filter((call) => !call.some((part) => String(part).includes(FAULT)))
  expect(calls).not.toHaveLength(0)
  expect(others).toEqual([])
  vi.mocked(console.error).mockClear()
})

it('shows an error page inside the layout when a page throws, and leads to the other pages', async () => {
  persist({ cartProducts: [product()], totalBill: { [product().id]: 3 } })
  const { follow, href, back, user } = await renderApp('/favourites')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(badge('Cart')).toBe('3')
  expect(document.title).toBe('Error · Gadgetry')
  await follow('Go to the store')
  expect(href()).toBe('/')
  expect(screen.getByRole('heading', { name: 'Welcome to the store!' })).toBeVisible()
  await back()
  await user.click(navLink('Phones'))
  expect(screen.getByRole('heading', { level: 1, name: 'Phones page' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
