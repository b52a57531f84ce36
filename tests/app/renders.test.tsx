import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AddToCartButton } from '#src/components/product/add-to-cart-button.tsx'
import { ListToggle } from '#src/components/product/list-toggle.tsx'
import { ProductCard } from '#src/components/product/product-card.tsx'
import { card } from '#tests/support/on-page.ts'
import { phones } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#src/components/product/add-to-cart-button.tsx', { spy: true })
vi.mock('#src/components/product/list-toggle.tsx', { spy: true })
vi.mock('#src/components/product/product-card.tsx', { spy: true })

const rendered = [ProductCard, AddToCartButton, ListToggle].map((part) => vi.mocked(part))

it.each([
  { action: 'Add to cart', result: 'Added', part: AddToCartButton },
  { action: 'Add to favourites', result: 'Remove from favourites', part: ListToggle },
  { action: 'Compare', result: 'Remove from comparison', part: ListToggle },
])('$action renders only its own button, not the list or other buttons', async (expected) => {
  const { user } = await renderApp('/phones', { products: phones(20) })
  const button = within(card('Phone 02')).getByRole('button', { name: expected.action })
  vi.clearAllMocks()
  await user.click(button)
  expect(screen.getByRole('button', { name: expected.result })).toBe(button)
  // StrictMode calls a component twice per render.
  const calls = rendered.flatMap(({ mock }) => mock.calls.map(([{ product }]) => product?.name))
  expect(calls).toEqual(['Phone 02', 'Phone 02'])
  expect(expected.part).toHaveBeenCalledTimes(2)
})
