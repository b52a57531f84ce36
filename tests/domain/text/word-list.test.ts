import { expect, it } from 'vitest'
import { andList, orList } from '#src/domain/text/word-list.ts'

it('joins words by the last conjunction', () => {
  expect(andList(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(orList(['a', 'b', 'c'])).toBe('a, b or c')
})

it('leaves one word alone', () => {
  expect([andList(['a']), orList(['a'])]).toEqual(['a', 'a'])
})
