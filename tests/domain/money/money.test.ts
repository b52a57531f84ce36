import { expect, it, onTestFinished, vi } from 'vitest'
import { formatPrice } from '#src/domain/money/money.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

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
  const language = vi.spyOn(SETTINGS, 'language', 'get').mockReturnValue('ar')
  onTestFinished(() => language.mockRestore())
  expect(formatPrice(95, 'CAD')).toBe('\u200f95\u00a0CA$\u200e')
})
