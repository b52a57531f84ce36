import { describe, expect, it } from 'vitest'
import { previewAddress } from '#src/domain/sharing/preview-address.ts'
import { textStart } from '#tools/site/previews/texts.ts'

it.each([
  ['A  short\n text ', 20, 'A short text'],
  ['A bright screen, and a fast chip', 19, 'A bright screen…'],
  ['一部屏幕明亮的手机,相机也很好', 8, '一部屏幕明亮的…'],
  ['Family 👩‍👩‍👧‍👦 phone', 12, 'Family…'],
  ['Word'.repeat(100), 20, 'WordWordWordWordWor…'],
])('the beginning of the string %j in %i characters is %j', (text, most, start) => {
  expect(textStart(text, most)).toBe(start)
  expect(textStart(text, most).length).toBeLessThanOrEqual(most)
})

describe('the address that is shared', () => {
  it.each([
    ['#/phones', 'phones/'],
    ['#/phones/acme-one', 'p/acme-one/'],
    ['#/phones/a%20b%26%C3%A9', 'p/a%20b&%C3%A9/'],
  ])('of %s is that of the page %s', (href, address) => {
    expect(previewAddress(href)).toBe(address)
  })

  it.each([
    '#/phones?sort=price',
    '#/phones/acme-one?x=1',
    '#/phones/a%2Fb',
    '#/phones/100%25',
    '#/phones/con',
    '#/phones/NUL.phone',
    `#/phones/${'x'.repeat(300)}`,
    '#/compare?ids=a_b',
    '#/cart',
    '#/',
  ])('of %s is the shop’s own', (href) => {
    expect(previewAddress(href)).toBeUndefined()
  })
})
