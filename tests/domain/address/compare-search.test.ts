import { expect, it } from 'vitest'
import { compareSearchSchema } from '#src/domain/address/compare-search.ts'
import { searchParameters } from '#src/domain/address/search-parameter.ts'
import { parseSearch, stringifySearch } from '#src/domain/address/page-address.ts'

const read = (query: string) => compareSearchSchema.parse(parseSearch(query))
const queryOf = (search: unknown) => stringifySearch(searchParameters(compareSearchSchema, search))

it.each<[string, readonly string[], boolean, string]>([
  ['', [], false, ''],
  ['?ids=', [], false, ''],
  ['?ids=two_one', ['two', 'one'], false, '?ids=two_one'],
  ['?ids=one_two_one', ['one', 'two'], false, '?ids=one_two'],
  ['?ids=e_d_c_b_a', ['e', 'd', 'c', 'b'], false, '?ids=e_d_c_b'],
  ['?ids=one~_two_three', ['one_two', 'three'], false, '?ids=one%7E_two_three'],
  ['?diff=1&ids=one_two', ['one', 'two'], true, '?ids=one_two&diff=1'],
  ['?ids=one&diff=true', ['one'], false, '?ids=one'],
  ['?ids=one&ids=two&diff=1', [], true, '?diff=1'],
  ['?ids=__proto___constructor', ['proto', 'constructor'], false, '?ids=proto_constructor'],
])('"%s" compares %o, differences only: %s', (query, ids, diff, canonical) => {
  expect(read(query)).toStrictEqual({ ids, diff })
  expect(queryOf(read(query))).toBe(canonical)
  expect(read(canonical)).toStrictEqual(read(query))
  expect(compareSearchSchema.parse({ ids, diff })).toStrictEqual({ ids, diff })
})
