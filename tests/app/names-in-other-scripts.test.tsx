import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { persist } from '#tests/support/persisted.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const NAME = 'אוזניות (Pro 2), 128GB!'
const TEXT = 'צליל נקי, 40 שעות (ANC).'

const entry = product({ name: NAME, screen: TEXT })
const shop = {
  products: [entry],
  phones: [detail({ name: NAME, processor: TEXT, description: [{ title: TEXT, text: [TEXT] }] })],
}

// `dir="auto"` has to be on the element of the text: on one around it, it would read other texts too.
it.each([
  ['a card', '/phones', ['SPAN', 'DD']],
  ['a product page', `/phones/${entry.itemId}`, ['SPAN', 'H1', 'DD', 'H3', 'P', 'DD']],
  ['a line of the cart', '/cart', ['A']],
])('takes the direction of each text on %s from the text itself', async (_page, address, tags) => {
  persist({ cartProducts: [entry] })
  await renderApp(address, shop)
  const main = within(screen.getByRole('main'))
  const texts = [...main.queryAllByText(NAME), ...main.queryAllByText(TEXT)]
  expect(texts.map(({ tagName }) => tagName)).toEqual(tags)
  for (const text of texts) expect(text).toHaveAttribute('dir', 'auto')
})
