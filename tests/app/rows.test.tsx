import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { card } from '#tests/support/on-page.ts'
import { product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  return { SETTINGS: readSettings({ look: 'parts' }, ['phones']) }
})

it('in a list of rows, the article number comes first, and is no part of the name', async () => {
  const numbered = product({ itemId: 'one', name: 'Brake pad', sku: 'BP-100' })
  const other = product({ itemId: 'two', name: 'Chain' })
  await renderApp('/phones', { products: [numbered, other] })
  expect(card('Brake pad').textContent).toMatch(/^BP-100Brake pad/)
  expect(within(card('Chain')).getByRole('heading')).toHaveTextContent(/^Chain$/)
})
