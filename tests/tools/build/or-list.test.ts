import { expect, it } from 'vitest'
import { orList } from '#tools/build/or-list.ts'

it('joins words by commas and "or", and leaves one word alone', () => {
  expect(orList(['a', 'b', 'c'])).toBe('a, b or c')
  expect(orList(['a'])).toBe('a')
})
