import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '#tests/support/render-app.tsx'
import { product } from '#tests/support/products.ts'
import { cardNames } from '#tests/support/on-page.ts'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/build/settings/read-settings.ts')
  return { SETTINGS: readSettings({ cards: 'models' }, ['phones']) }
})

const products = ['64GB', '128GB'].map((capacity) =>
  product({
    ...{ itemId: `acme-one-${capacity.toLowerCase()}`, name: `Acme One ${capacity}`, capacity },
    namespaceId: 'acme-one',
  }),
)

it('lists show one card per model by default, and the address says only the other choice', async () => {
  const { user, href } = await renderApp('/phones?group=model', { products })
  const perModel = await screen.findByRole('switch', { name: 'One card per model' })
  expect(perModel).toBeChecked()
  expect(cardNames()).toHaveLength(1)
  expect(href()).toBe('/phones')
  await user.click(perModel)
  expect(cardNames()).toHaveLength(2)
  expect(href()).toBe('/phones?group=variant')
})
