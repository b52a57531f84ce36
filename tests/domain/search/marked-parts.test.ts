import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markedParts } from '#src/domain/search/marked-parts.ts'
import { tries } from '#tests/support/tries.ts'

/** Typed parts in brackets. */
const marked = (name: string, query: string) =>
  markedParts(name, query)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('')

it.each([
  ['Apple iPhone 16 Pro', 'iphone', 'Apple [iPhone] 16 Pro'],
  ['Apple iPhone 16 Pro', 'pro iph', 'Apple [iPh]one 16 [Pro]'],
  ['Apple iPhone 16 Pro', 'iphone 16', 'Apple [iPhone 16] Pro'],
  ['AirPods Pro 2 (USB-C)', 'air pods', '[AirPods] Pro 2 (USB-C)'],
  ['iPad Pro 11" M4', '11 inch', 'iPad Pro [11"] M4'],
  ['Galaxy Watch7 40mm', 'watch 4', 'Galaxy [Watch]7 [4]0mm'],
  ['Café Noir', 'cafe', '[Café] Noir'],
  ['35W USB-C Compact', 'usb c charger', '35W [USB-C] Compact'],
  ['Apple iPhone 16 Pro', '', 'Apple iPhone 16 Pro'],
])('of "%s", the query "%s" has %s', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected)
})

it('the parts make up the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, query) => {
      const parts = markedParts(name, query)
      expect(parts.map(({ text }) => text).join('')).toBe(name)
      expect(parts.every(({ text }) => text !== '')).toBe(true)
    }),
    tries(),
  )
})
