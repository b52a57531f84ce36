import { expect, it } from 'vitest'
import { formatPrice } from '#src/domain/money/money.ts'

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
