import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keep } from '../support/kept.ts'
import { card, cartLines } from '../support/on-page.ts'
import { detail, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const NAME = 'אוזניות (Pro 2), 128GB!'
const TEXT = 'צליל נקי, 40 שעות (ANC).'

const entry = product({ name: NAME, screen: TEXT })
const shop = {
  products: [entry],
  phones: [detail({ name: NAME, processor: TEXT, description: [{ title: TEXT, text: [TEXT] }] })],
}

// `dir="auto"` has to be on the element of the text: on one around it, it would read other texts too.
it('takes the direction of each text on a card from the text itself', async () => {
  await renderApp('/phones', shop)
  expect(within(card(NAME)).getByText(NAME)).toHaveAttribute('dir', 'auto')
  expect(within(card(NAME)).getByText(TEXT)).toHaveAttribute('dir', 'auto')
})

it('takes the direction of each text on a product page from the text itself', async () => {
  await renderApp(`/phones/${entry.itemId}`, shop)
  const texts = [...screen.getAllByText(NAME), ...screen.getAllByText(TEXT)]
  expect(texts.map(({ tagName }) => tagName)).toEqual(['SPAN', 'H1', 'DD', 'H3', 'P', 'DD'])
  for (const text of texts) expect(text).toHaveAttribute('dir', 'auto')
})

it('takes the direction of a name in the cart from the name itself', async () => {
  keep({ cartProducts: [entry] })
  await renderApp('/cart', shop)
  for (const line of cartLines()) {
    expect(within(line).getByText(NAME)).toHaveAttribute('dir', 'auto')
  }
})
