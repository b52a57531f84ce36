import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type * as code from '#src/lib/load-code.ts'
import { persist } from '#tests/support/persisted.ts'
import { countedLink } from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#src/lib/load-code.ts', async (importOriginal) => {
  const original = await importOriginal<typeof code>()
  const missing = ['sharing', 'the lightbox', 'filters', 'the search', 'the suggestions']
  return {
    ...original,
    loadCode: <Code,>(part: string, load: () => Promise<Code>) =>
      missing.includes(part)
        ? Promise.reject(new original.CodeError(part))
        : original.loadCode(part, load),
  }
})

const PRODUCT = '/phones/acme-one-64gb-black'

it.each([
  [PRODUCT, 'Share', [product()]],
  [PRODUCT, 'Show image full size', [product()]],
  ['/phones', 'Filters', phones(2)],
] as const)(
  'says on %s that the code of %s is missing, and keeps the page',
  async (path, name, products) => {
    persist({ cartProducts: [product()] })
    const { user, pass } = await renderApp(path, { products, phones: [detail()] })
    // 'Share' then shows the address in a dialog, whose code is missing too.
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await user.click(within(screen.getByRole('main')).getByRole('button', { name }))
    await pass(1)
    expect(
      screen.getByText('Part of this page could not be loaded. Please reload it.'),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(countedLink('Cart')).toHaveTextContent('Cart 1')
  },
)

it('opens the search page without the code of suggestions, and says that that of the search is missing', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user, pass, href } = await renderApp('/phones', { products: phones(2) })
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'phone{Enter}')
  await pass(100)
  expect(href()).toBe('/search?q=phone')
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('phone')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
  vi.mocked(console.error).mockClear()
})
