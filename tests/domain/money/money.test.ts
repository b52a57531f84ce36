import { expect, it } from 'vitest'
import { formatPrice } from '#src/domain/money/money.ts'

it.each([
  [0, '$0'],
  [5, '$5'],
  [999, '$999'],
  [1020, '$1,020'],
  [1_234_567, '$1,234,567'],
  [19.9, '$19.90'],
  [19.99, '$19.99'],
  [1020.5, '$1,020.50'],
  [0.3, '$0.30'],
  [0.1 + 0.2, '$0.30'],
  [99.999, '$100'],
])('shows %d as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text)
})
