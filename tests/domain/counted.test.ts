import { expect, it } from 'vitest'
import { counted } from '#src/domain/counted.ts'

it.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [2, '2 entries'],
  [21, '21 entries'],
])('%i is written "%s"', (count, text) => {
  expect(counted(count, 'entry', 'entries')).toBe(text)
})
