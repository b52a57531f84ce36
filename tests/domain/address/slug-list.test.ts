import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSlugs, slugsText } from '#src/domain/text/slugs.ts'
import { tries } from '#tests/support/tries.ts'

it.each<[string[], string]>([
  [[], ''],
  [['256gb'], '256gb'],
  [['a_b', 'c'], 'a~_b_c'],
  [['a_', 'b'], 'a~__b'],
  [['a*2', '~'], 'a~*2_~~'],
])('%o is written as "%s"', (values, text) => {
  expect(slugsText(values)).toBe(text)
})

it.each<[string, string[]]>([
  ['', []],
  ['_', []],
  ['b_a_b', ['b', 'a']],
  ['a~', ['a']],
  ['~a', ['a']],
])('"%s" is read as %o', (text, values) => {
  expect(parseSlugs(text)).toStrictEqual(values)
})

it('any list is read as it was written, each value once', () => {
  const lists = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '_', '*', '~', '-', '😀') }))
  fc.assert(
    fc.property(lists, (values) => {
      const expected = [...new Set(values)].filter((value) => value !== '')
      expect(parseSlugs(slugsText(values))).toStrictEqual(expected)
    }),
    tries(),
  )
})

it('reads texts of 100,000 characters', () => {
  expect(parseSlugs('_~'.repeat(50_000))).toStrictEqual(['_'.repeat(49_999)])
  expect(parseSlugs('~'.repeat(100_000))).toStrictEqual(['~'.repeat(50_000)])
  expect(parseSlugs('a_'.repeat(50_000))).toStrictEqual(['a'])
})
