import { expect, it, vi } from 'vitest'
import { heardEvents } from '#tests/support/listen-to-events.ts'
import { persist } from '#tests/support/persisted.ts'
import { product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#src/messages/messages.gen.ts', async () => {
  const { messagesIn } = await import('#tests/support/messages-in.ts')
  return messagesIn('de')
})

it('events of the favourites name the list in the shop’s language, as those of other lists do', async () => {
  const heard = heardEvents()
  await import('#src/analytics/shop-events.ts')
  persist({ favorites: [product()] })
  const { pass } = await renderApp('/favourites', { products: [product()] })
  await pass(50)
  expect(heard).toMatchObject([
    { event: 'view_item_list', ecommerce: { items: [{ item_list_name: 'Favoriten' }] } },
  ])
})
