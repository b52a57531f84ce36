import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSlugs, slugsText } from '#src/domain/address/slug-list.ts'
import { tries } from '../../support/tries.ts'

it.each<[string[], string]>([
  [[], ''],
  [['256gb'], '256gb'],
  [['512gb', '256gb'], '256gb_512gb'],
  [['6.3', '6.1', '6.1'], '6.1_6.3'],
  [['', 'space-gray'], 'space-gray'],
  [['a_b', 'c'], 'a~_b_c'],
  [['a_', 'b'], 'a~__b'],
  [['a', '_b'], '~_b_a'],
  [['a*2', '~'], 'a~*2_~~'],
])('%o is written as "%s"', (values, text) => {
  expect(slugsText(values)).toBe(text)
})

it.each<[string, string[]]>([
  ['', []],
  ['_', []],
  ['__a__', ['a']],
  ['b_a_b', ['a', 'b']],
  ['a~', ['a']],
  ['~a', ['a']],
  ['a*2', ['a*2']],
])('"%s" is read as %o', (text, values) => {
  expect(parseSlugs(text)).toStrictEqual(values)
})

describe('any list', () => {
  const lists = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '_', '*', '~', '-', '😀') }))

  it('is read as it was written, sorted and each value once', () => {
    fc.assert(
      fc.property(lists, (values) => {
        const expected = [...new Set(values)].filter((value) => value !== '').sort()
        expect(parseSlugs(slugsText(values))).toStrictEqual(expected)
      }),
      tries(),
    )
  })

  it('is written as the same text in any order', () => {
    const orders = lists.chain((values) =>
      fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })),
    )
    fc.assert(
      fc.property(orders, ([values, shuffled]) => {
        expect(slugsText(shuffled)).toBe(slugsText(values))
      }),
      tries(),
    )
  })

  it('is canonical after it is read and written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '_', '*', '~') }), (text) => {
        const canonical = slugsText(parseSlugs(text))
        expect(slugsText(parseSlugs(canonical))).toBe(canonical)
      }),
      tries(),
    )
  })
})

it('reads texts of 100,000 characters', () => {
  expect(parseSlugs('_~'.repeat(50_000))).toStrictEqual(['_'.repeat(49_999)])
  expect(parseSlugs('~'.repeat(100_000))).toStrictEqual(['~'.repeat(50_000)])
  expect(parseSlugs('a_'.repeat(50_000))).toStrictEqual(['a'])
})
