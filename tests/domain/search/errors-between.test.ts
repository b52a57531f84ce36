import { expect, it } from 'vitest'
import { errorsBetween } from '#src/domain/search/errors-between.ts'

it.each([
  ['phone', 'phone', 0],
  ['phome', 'phone', 1],
  ['phoen', 'phone', 1],
  ['pphone', 'phone', 1],
  ['hpoen', 'phone', 2],
  ['ohnpe', 'phone', 3],
  ['phone', '', 3],
  // No letter is moved twice.
  ['ca', 'abc', 3],
])('"%s" has in "%s" %i errors, at most one more than 2', (typed, word, errors) => {
  for (const limit of [0, 1, 2]) {
    expect(errorsBetween(typed, word, limit)).toBe(Math.min(errors, limit + 1))
  }
})

it.each([
  ['hea', 'headphones', 0],
  ['haed', 'headphones', 1],
  ['hedapn', 'headphones', 2],
  ['qqqq', 'headphones', 3],
])('"%s" has as the beginning of "%s" %i errors', (typed, word, errors) => {
  expect(errorsBetween(typed, word, 2, true)).toBe(errors)
})
