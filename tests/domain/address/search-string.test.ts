import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#src/domain/address/page-address.ts'
import { tries } from '#tests/support/tries.ts'

describe('a query string', () => {
  it.each<[string, Record<string, string>]>([
    ['', {}],
    ['??q=a', { q: 'a' }],
    ['q=a', { q: 'a' }],
    ['?q=256', { q: '256' }],
    ['?q=', { q: '' }],
    ['?q', { q: '' }],
    ['?q=a+b%2Bc', { q: 'a b+c' }],
    ['?q=a=b', { q: 'a=b' }],
    ['?%71=a', { q: 'a' }],
    ['?&&=&=a&q=b', { q: 'b' }],
    ['?q=a&color=blue', { q: 'a', color: 'blue' }],
    ['?q=100%', { q: '100%' }],
    ['?q=100%+wool&c=%', { q: '100% wool', c: '%' }],
    ['?q=5%25%20or%2010%', { q: '5% or 10%' }],
    ['?q=%zz&%=1', { q: '%zz', '%': '1' }],
  ])('"%s" holds the texts %o', (query, values) => {
    expect(parseSearch(query)).toStrictEqual(values)
  })

  it.each([
    ...['?q=a&q=b&c=1', '?q=a&c=1&q=a', '?q=a&q=%&c=1', '?q=%&q=a&c=1', '?q&q&q&c=1'],
    ...['?q=%FF&c=1', '?q=%E0%A4%A&c=1', '?%E0%A4%A=1&c=1', '?q=%E0%A4%zz&c=1', '?q=%ED%A0%80&c=1'],
  ])('"%s" loses the parameter that is repeated or not valid percent-encoding', (query) => {
    expect(parseSearch(query)).toStrictEqual({ c: '1' })
  })

  it('may have parameters with names of Object’s own members', () => {
    const values = parseSearch('?__proto__=a&constructor=b&toString=c')
    expect(Object.entries(values)).toStrictEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
    ])
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  })

  it('may be 100,000 characters long', () => {
    const long = 'x'.repeat(100_000)
    expect(parseSearch(`?q=${long}`)).toStrictEqual({ q: long })
    expect(parseSearch(`?${'&='.repeat(50_000)}&q=a`)).toStrictEqual({ q: 'a' })
    expect(parseSearch(`?${'q=a&'.repeat(25_000)}`)).toStrictEqual({})
    expect(parseSearch(`?q=${'%'.repeat(100_000)}`)).toStrictEqual({ q: '%'.repeat(100_000) })
    expect(parseSearch(`?q=${'%FF'.repeat(50_000)}`)).toStrictEqual({})
  })
})

it('writes parameters in their order, without those that are undefined', () => {
  expect(stringifySearch({ q: 'a b', color: undefined, capacity: '256gb_512gb' })).toBe(
    '?q=a+b&capacity=256gb_512gb',
  )
  expect(stringifySearch({ q: undefined })).toBe('')
  expect(stringifySearch({})).toBe('')
})

it('reads back the parameters that it has written', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 })
  const searches = fc.dictionary(name, fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(searches, (search) => {
      expect(Object.entries(parseSearch(stringifySearch(search)))).toStrictEqual(
        Object.entries(search),
      )
    }),
    tries(),
  )
})
