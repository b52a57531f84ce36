import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { card, cartLines } from '#tests/support/on-page.ts'
import { persist } from '#tests/support/persisted.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const priorText = 'Lowest price of the last 30 days: $949'
const sale = { price: 899, fullPrice: 949, priorText }
const one = product({ itemId: 'one', name: 'One', ...sale })
const pageOf = (more: object) =>
  detail({ id: 'one', name: 'One', priceDiscount: 899, priceRegular: 949, priorText, ...more })

it('cards, pages and lines of the cart say the prior price of a reduced product', async () => {
  persist({ cartProducts: [one] })
  const { follow } = await renderApp('/phones', { products: [one], phones: [pageOf({})] })
  expect(card('One')).toHaveTextContent(`$949${priorText}`)
  await follow('One')
  expect(screen.getByRole('main')).toHaveTextContent(`$949${priorText}`)
  await follow(/^Cart/)
  expect(cartLines()[0]).toHaveTextContent(priorText)
})

it('after the last day of a sale, the usual price stands alone', async () => {
  const over = { saleUntil: '2020-01-31', priceAfter: 999 }
  const { follow } = await renderApp('/phones', {
    products: [{ ...one, ...over }],
    phones: [pageOf(over)],
  })
  expect(card('One')).toHaveTextContent(/^One\$999(?!\d)/)
  expect(card('One')).not.toHaveTextContent(/Lowest|949/)
  await follow('One')
  expect(screen.getByRole('main')).toHaveTextContent('$999')
  expect(screen.getByRole('main')).not.toHaveTextContent(/Lowest|\$949/)
})

it('a line with a surcharge has no sentence whose price is without it', async () => {
  const options = [{ label: 'Engraving', text: 20, surcharge: 20 }]
  const line = { ...one, id: 'one?Engraving=Ann', price: 919, fullPrice: 969 }
  persist({ cartProducts: [line] })
  await renderApp('/cart', { products: [{ ...one, id: 'one', options }] })
  expect(cartLines()[0]).toHaveTextContent('$919')
  expect(cartLines()[0]).not.toHaveTextContent('Lowest')
})
