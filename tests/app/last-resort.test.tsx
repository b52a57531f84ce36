import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createShop } from '#src/app/shop.tsx'
import { serveFiles } from '#tests/support/shop-files.ts'

vi.mock('#src/app/error-page.tsx', () => ({
  ErrorPage: () => {
    throw new Error('a fault of the error page')
  },
}))

vi.mock('#src/features/layout/layout.tsx', () => ({
  Layout: () => {
    throw new Error('a fault of the frame')
  },
}))

beforeEach(() => {
  serveFiles({ 'api/products.json': [] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

it('offers Reload and links to the store and the cart when even the layout fails', async () => {
  const onCaughtError = vi.fn()
  render(createShop(createMemoryHistory()).element, { onCaughtError })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!')
  expect(onCaughtError).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#/', '#/cart'])
})
