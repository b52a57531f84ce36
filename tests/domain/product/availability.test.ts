import { expect, it } from 'vitest'
import { availabilityText } from '#src/domain/product/availability.ts'

const text = (availableFrom: string) =>
  availabilityText({ availability: 'order', availableFrom }, 'en-GB', Date.parse('2026-11-23'))

it.each([
  ['2026-12-03', '3 December'],
  ['2027-01-15', '15 January'],
  ['2026-11-01', '1 November'],
  ['2027-12-03', '3 December 2027'],
  ['2025-12-03', '3 December 2025'],
])('a product that is there from %s says %s', (from, day) => {
  expect(text(from)).toBe(`Available from ${day}`)
})
