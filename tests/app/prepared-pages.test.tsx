import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { phones } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const ALMOST = 100

it.each([
  ['home', '/'],
  ['a product', '/phones/phone-01'],
])(
  'prepares the cards of %s while the delay passes, and only shows them at its end',
  async (_, address) => {
    const { pass } = await renderApp(address, { products: phones(5), isLoading: true })
    await pass(SETTINGS.loadDelay - ALMOST)
    const prepared = screen.getAllByRole('article', { hidden: true })
    expect(screen.queryAllByRole('article')).toEqual([])
    await pass(ALMOST + 1)
    // The rows of the settings follow.
    expect(screen.getAllByRole('article').slice(0, prepared.length)).toEqual(prepared)
  },
)
