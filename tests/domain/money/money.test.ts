import { expect, it } from 'vitest'
import { formatPrice } from '#src/domain/money/money.ts'
import { PRICE_OPTIONS, withLatinSign } from '#src/domain/money/price-style.ts'

it.each([
  [0, '$0'],
  [1020, '$1,020'],
  [1_234_567, '$1,234,567'],
  [19.9, '$19.90'],
  [0.1 + 0.2, '$0.30'],
  [99.999, '$100'],
])('shows %d as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text)
})

it('keeps the letters and the sign of another currency together from right to left', () => {
  const format = new Intl.NumberFormat('ar', { ...PRICE_OPTIONS, currency: 'CAD' })
  expect(withLatinSign(format.format(95))).toBe('\u200f95\u00a0CA$\u200e')
})
