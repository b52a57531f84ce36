import { expect, it } from 'vitest'
import { dateOf } from '#tools/owner/cells/dates.ts'

it.each([
  ['KW 48', '2026-11-23'],
  ['wieder da in KW 5', '2027-02-01'],
  ['semaine 49', '2026-11-30'],
  ['week 5/2031', '2031-01-27'],
  ['2026-W53', '2026-12-28'],
  ['tyg. 50', '2026-12-07'],
])('%s is its Monday, of this year or the next', (cell, day) => {
  expect(dateOf(cell, undefined, 'de', new Date('2026-11-28T12:00'))).toBe(day)
})

it.each(['KW 54', 'week 0', 'KW 481', '2 weeks'])('%s names no week', (cell) => {
  expect(dateOf(cell, undefined, 'de', new Date('2026-11-28T12:00'))).toBeUndefined()
})
