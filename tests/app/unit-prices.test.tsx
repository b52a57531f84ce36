import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lineText } from '#src/domain/order/order-text.ts'
import { card, cartLines } from '#tests/support/on-page.ts'
import { persist } from '#tests/support/persisted.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const prices = { price: 4.95, fullPrice: 4.95 }
const oil = product({ itemId: 'oil', name: 'Oil', ...prices, unitPrice: { price: 19.8, per: 'l' } })
const nuts = product({
  ...{ id: 'nuts', itemId: 'nuts', name: 'Nuts', price: 12.5, fullPrice: 12.5 },
  unitPrice: { price: 12.5, per: 'kg' },
})

it('cards, pages and lines of the cart say what a unit costs', async () => {
  persist({ cartProducts: [oil, nuts], totalBill: { [oil.id]: 2 } })
  const { follow } = await renderApp('/phones', {
    products: [oil, nuts],
    phones: [
      detail({
        ...{ id: 'oil', name: 'Oil', priceDiscount: 4.95, priceRegular: 4.95 },
        unitPrice: { price: 19.8, per: 'l' },
      }),
    ],
  })
  expect(card('Oil')).toHaveTextContent(/^Oil\$4\.95\$19\.80 \/ l/)
  expect(card('Nuts')).toHaveTextContent(/^Nuts\$12\.50\/ kg/)
  await follow('Oil')
  expect(screen.getByRole('main')).toHaveTextContent('$4.95$19.80 / l')
  await follow(/^Cart/)
  expect(cartLines().map(({ textContent }) => /\$\S+ \/ \w+/.exec(textContent)?.[0])).toEqual([
    '$19.80 / l',
    '$12.50 / kg',
  ])
})

it('an order says it after the price', () => {
  expect(lineText({ product: oil, quantity: 2 }, 'full')).toMatch(
    /: \$9\.90 \(\$4\.95 each\), \$19\.80 \/ l$/,
  )
})

it('follows the price when a sale is over', async () => {
  const sale = { price: 4, fullPrice: 5, saleUntil: '2020-01-31' }
  await renderApp('/phones', {
    products: [
      product({ ...oil, ...sale, unitPrice: { price: 16, per: 'l' } }),
      product({ ...nuts, ...sale, unitPrice: { price: 4, per: 'kg' } }),
    ],
  })
  expect(card('Oil')).toHaveTextContent(/^Oil\$5\$20 \/ l/)
  expect(card('Nuts')).toHaveTextContent(/^Nuts\$5\/ kg/)
})
