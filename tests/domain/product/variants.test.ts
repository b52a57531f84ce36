import { expect, it } from 'vitest'
import { choicesWith, findVariant, missingVariantSlug } from '#src/domain/product/variants.ts'
import { detail } from '#tests/support/products.ts'

const family = [
  detail({ id: 'one-64-black', color: 'black', capacity: '64GB' }),
  detail({ id: 'one-128-black', color: 'black', capacity: '128GB' }),
  detail({ id: 'one-64-space-gray', color: 'Space Gray', capacity: '64GB' }),
  detail({ id: 'case-red', color: 'red', capacity: '' }),
  detail({ id: 'two-128-red', namespaceId: 'acme-two', color: 'red', capacity: '128GB' }),
]

it.each([
  ['has the chosen capacity and the same colour', 'black', '128GB', 'one-128-black'],
  ['has the chosen colour and the same capacity', 'Space Gray', '64GB', 'one-64-space-gray'],
  ['is found however both are spelt', 'SPACE_GRAY', '64  gb', 'one-64-space-gray'],
  ['is not one whose capacity or colour only begins alike', 'black', '12', undefined],
  ['is not one of another family', 'red', '128GB', undefined],
  ['is undefined for a colour that nobody has', 'constructor', '64GB', undefined],
  ['may be one without a capacity', 'red', '', 'case-red'],
])('the chosen variant %s', (_rule, color, capacity, expected) => {
  expect(findVariant(family, 'acme-one', { color, capacity })?.id).toBe(expected)
})

it.each([
  ['acme-one', { capacity: '1TB', color: 'Space Gray' }, 'acme-one-1tb-space-gray'],
  ['acme-watch', { capacity: '', color: 'red' }, 'acme-watch-red'],
  ['acme/../one', { capacity: '40 mm', color: '#fff?' }, 'acme-one-40-mm-fff'],
  ['acme-one', { capacity: '64GB', color: 'Rosé' }, 'acme-one-64gb-rosé'],
  ['-', { capacity: '64GB', color: '' }, '64gb'],
])(
  'the address of a combination that is not sold, of %s with %o, is %s',
  (namespaceId, choice, expected) => {
    expect(missingVariantSlug(namespaceId, choice)).toBe(expected)
  },
)

it.each([
  ['keep the order of the catalogue', ['red', 'black'], 'black', ['red', 'black']],
  ['have the current value even if it was not listed', ['red'], 'black', ['black', 'red']],
  ['have each value once however it is spelt', ['Rose Gold', 'rosegold'], '', ['Rose Gold']],
  ['leave out empty values', ['', 'red'], 'red', ['red']],
  ['are none where there is no value', [], '', []],
])('the choices %s', (_rule, available, current, expected) => {
  expect(choicesWith(available, current)).toStrictEqual(expected)
})
