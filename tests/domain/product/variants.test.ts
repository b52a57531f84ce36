import { describe, expect, it } from 'vitest'
import { nameFromSlug } from '#src/domain/address/slugs.ts'
import {
  choicesWith,
  findVariant,
  missingVariantSlug,
  sameText,
} from '#src/domain/product/variants.ts'
import { detail } from '#tests/support/products.ts'

const family = [
  detail({ id: 'one-64-black', color: 'black', capacity: '64GB' }),
  detail({ id: 'one-128-black', color: 'black', capacity: '128GB' }),
  detail({ id: 'one-64-space-gray', color: 'Space Gray', capacity: '64GB' }),
  detail({ id: 'two-128-red', namespaceId: 'acme-two', color: 'red', capacity: '128GB' }),
]

describe('the chosen variant', () => {
  it.each([
    ['has the chosen capacity and the same colour', 'black', '128GB', 'one-128-black'],
    ['has the chosen colour and the same capacity', 'Space Gray', '64GB', 'one-64-space-gray'],
    ['is found however the colour is spelt', 'space-gray', '64GB', 'one-64-space-gray'],
    ['is found however the capacity is spelt', 'black', '128 gb', 'one-128-black'],
    ['is not one of another capacity', 'Space Gray', '128GB', undefined],
    ['is not one of another family', 'red', '128GB', undefined],
    ['is none for a colour that nobody has', 'constructor', '64GB', undefined],
  ])('%s', (_rule, color, capacity, expected) => {
    expect(findVariant(family, 'acme-one', { color, capacity })?.id).toBe(expected)
  })

  it('may be one without a capacity', () => {
    const cases = [detail({ id: 'case-red', color: 'red', capacity: '' })]
    expect(findVariant(cases, 'acme-one', { color: 'red', capacity: '' })?.id).toBe('case-red')
  })
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
  ['acme-one-1tb-space-gray', 'acme one 1tb space gray'],
  ['laptop', 'laptop'],
  ['a--b', 'a  b'],
])('names the missing product %s "%s"', (slug, name) => {
  expect(nameFromSlug(slug)).toBe(name)
})

it.each([
  ['keep the order of the catalogue', ['red', 'black'], 'black', ['red', 'black']],
  ['have the current value even if it was not listed', ['red'], 'black', ['black', 'red']],
  ['do not repeat the current value', ['Space Gray', 'red'], 'spacegray', ['Space Gray', 'red']],
  ['have each value once', ['red', 'red', 'black'], 'red', ['red', 'black']],
  ['have each value once however it is spelt', ['Rose Gold', 'rosegold'], '', ['Rose Gold']],
  ['leave out empty values', ['', 'red'], 'red', ['red']],
  ['are none where there is no value', [], '', []],
])('the choices %s', (_rule, available, current, expected) => {
  expect(choicesWith(available, current)).toStrictEqual(expected)
})

describe('spellings', () => {
  it.each([
    ['Space Gray', 'space-gray'],
    ['Space Gray', 'spacegray'],
    ['space_gray', 'SPACE  GRAY'],
    ['128GB', '128 gb'],
    ['40mm', '40 MM'],
  ])('%s and %s are one', (a, b) => {
    expect(sameText(a, b)).toBe(true)
  })

  it.each([
    ['black', 'space black'],
    ['64GB', '640GB'],
    ['red', ''],
  ])('%s and "%s" are two', (a, b) => {
    expect(sameText(a, b)).toBe(false)
  })
})
