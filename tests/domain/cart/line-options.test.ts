import { expect, it } from 'vitest'
import { lineId, optionsText, soldWith, wholeChoice } from '#src/domain/cart/line-options.ts'
import { optionsOf } from '#src/domain/product/options.ts'
import { detail, product } from '#tests/support/products.ts'

const options = optionsOf({
  ...detail(),
  options: [
    { label: 'Length', choices: [{ label: '2 m' }, { label: '3 m', surcharge: 4.05 }] },
    { label: 'Engraving', text: 5, surcharge: 9.9 },
  ],
})
const lamp = product({ itemId: 'lamp', price: 0.1, fullPrice: 0.2 })
const sold = (chosen: Record<string, string>) =>
  soldWith(lamp, options, new Map(Object.entries(chosen)))

it('a line says what was chosen, also with signs of addresses in it', () => {
  const chosen = new Map([['Text & more', 'a=b?c, 100 %']])
  expect(optionsText({ id: lineId('lamp', chosen) })).toBe('Text & more: a=b?c, 100 %')
  expect(lineId('lamp', new Map())).toBe('lamp')
})

it('the first choice is preset, and a text is one line or none', () => {
  expect([...wholeChoice(options, new Map([['Engraving', ' A\n b ']]))]).toEqual([
    ...[
      ['Length', '2 m'],
      ['Engraving', 'A b'],
    ],
  ])
  expect([...wholeChoice(options, new Map([['Length', '9 m']])).values()]).toEqual(['2 m'])
})

it('surcharges are added to the cent', () => {
  expect(sold({ Length: '3 m', Engraving: 'Ann' })).toMatchObject({
    ...{ id: 'lamp?Length=3+m&Engraving=Ann', sku: 'lamp', price: 14.05, fullPrice: 14.15 },
  })
  expect(sold({ Length: '2 m' })).toMatchObject({ price: 0.1 })
})

it.each([
  { Length: '9 m' },
  { Engraving: 'Ann' },
  { Length: '2 m', Engraving: 'Too long' },
  { Length: '2 m', Colour: 'red' },
])('%j is not sold', (chosen) => {
  expect(sold(chosen)).toBeUndefined()
})
