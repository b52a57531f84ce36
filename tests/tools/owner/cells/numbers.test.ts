import { describe, expect, it } from 'vitest'
import { readNumber, shownMark, styleOf } from '#tools/owner/cells/numbers.ts'

it.each(
  Object.entries({
    ...{ '9,90': 9.9, '9.90': 9.9, '1.299,00': 1299, '1,299.00': 1299, '1 299,00 €': 1299 },
    ...{ '1\u202F299,00\u00A0€': 1299, "CHF 1'299.00": 1299, '1.299.000': 1_299_000 },
    ...{ '$19.90': 19.9, 'EUR 9.90': 9.9, '9,90 Euro': 9.9, '9,-': 9, '9,–': 9, 1299: 1299 },
    ...{ '0.999': 0.999, '0,999': 0.999, '.5': 0.5, '1299.5': 1299.5, '1.2340': 1.234 },
    ...{ '$1299.00': 1299, 'usd 1299.00': 1299, '1.299,--': 1299, '１２９９': 1299 },
    ...{ '5e-7': 5e-7, '1.5E+3': 1500 },
  }),
)('reads %s, a number that shows its own style', (text, number) => {
  expect(readNumber(text, undefined)).toEqual({ number })
})

it.each([
  ...['12,99,00', '9.90.', '9,9,9', '1.29,000', '9 90', 'nine', '9 per month', '1.2.3'],
  ...['from 9 to 99', '12.11.2025', '12. Nov', '20%', '5 / 6', '1O.90', '2 für 5', '6 â‚¬'],
])('reads no number in %s', (text) => {
  expect(readNumber(text, undefined)).toEqual({ fault: 'no-number' })
})

describe('a number that can be read in two ways', () => {
  it.each([
    ['1.299', ',', { number: 1299 }],
    ['1.299', '.', { number: 1.299 }],
    ['1,299', '.', { number: 1299 }],
    ['1,299', ',', { number: 1.299 }],
    ['1.299', undefined, { fault: 'ambiguous' }],
    ['1.299', 'mixed', { fault: 'ambiguous' }],
    ['-1.299', ',', { fault: 'negative' }],
    ['−5', ',', { fault: 'negative' }],
    [' ', ',', { fault: 'empty' }],
  ] as const)('%s, in a column with %s before the cents', (text, style, reading) => {
    expect(readNumber(text, style)).toEqual(reading)
  })

  it('is decided by the other numbers of the column', () => {
    expect(styleOf(['1.299', '9,90', '12'])).toBe(',')
    expect(styleOf(['1,299', '1,299.50'])).toBe('.')
    expect(styleOf(['1.299', '12'])).toBeUndefined()
    expect(styleOf(['9,90', '9.90'])).toBe('mixed')
    expect(shownMark('1.299')).toBeUndefined()
  })
})
