import { expect, it } from 'vitest'
import { optionsText, soldNow, soldWith } from '#src/domain/cart/line-options.ts'
import { persistedProductSchema } from '#src/domain/product/persisted-product.ts'
import { product } from '#tests/support/products.ts'

const lamp = product({
  ...{ itemId: 'lamp', price: 0.1, fullPrice: 0.2 },
  options: [
    { label: 'Length', choices: [{ label: '2 m' }, { label: '3 m', surcharge: 4.05 }] },
    { label: 'Engraving & more', text: 20, surcharge: 9.9 },
  ],
})
const textWith = (chosen: Record<string, string>) =>
  optionsText(soldWith(lamp, new Map(Object.entries(chosen))))

it('a line says what was chosen, also with signs of addresses in it', () => {
  expect(textWith({ 'Engraving & more': 'a=b?c, 100 %' })).toBe(
    'Length: 2 m, Engraving & more: a=b?c, 100 %',
  )
  expect(optionsText(lamp)).toBe('')
})

it('the first choice is preset, and a text is one line or none', () => {
  expect(textWith({ 'Engraving & more': ' A\n b ' })).toBe('Length: 2 m, Engraving & more: A b')
  expect(textWith({ Length: '9 m', 'Engraving & more': ' ' })).toBe('Length: 2 m')
})

it('surcharges are added to the cent, and nothing is asked for any more', () => {
  const sold = soldWith(lamp, new Map([['Length', '3 m']]))
  expect(sold).toMatchObject({ id: 'lamp?Length=3+m', sku: 'lamp', price: 4.15, fullPrice: 4.25 })
  expect(sold).not.toHaveProperty('options')
})

it.each([
  ['lamp?Length=3+m', 4.15],
  ['lamp?Length=2+m&Engraving+%26+more=Ann', 10],
  ['lamp?Engraving+%26+more=Ann&Length=2+m', undefined],
  ['lamp', 0.1],
  ['lamp?Length=9+m', undefined],
  ['lamp?Engraving+%26+more=Ann', undefined],
  [`lamp?Length=2+m&Engraving+%26+more=${'x'.repeat(21)}`, undefined],
  ['lamp?Length=2+m&Colour=red', undefined],
  ['other?Length=2+m', undefined],
])('%s costs %s now', (id, price) => {
  expect(soldNow([lamp])(id)).toEqual(price && expect.objectContaining({ id, price }))
})

it('a line is one in all languages: its id has the labels of the first, and shows those of the page', () => {
  const poison = product({
    itemId: 'lamp',
    options: [
      {
        ...{ label: 'Kind', key: 'Sorte' },
        choices: [
          { label: 'Present', key: 'Geschenk' },
          // Another option has this key as its label.
          { label: 'Gift', key: 'Gabe' },
          { label: 'Poison', key: 'Gift' },
        ],
      },
      { label: 'Engraving', key: 'Gravur', text: 20 },
    ],
  })
  const id = 'lamp?Sorte=Gift&Gravur=Ann'
  const sold = soldWith(poison, new Map(Object.entries({ Sorte: 'Gift', Gravur: 'Ann' })))
  expect(sold.id).toBe(id)
  expect(optionsText(persistedProductSchema.parse(sold))).toBe('Kind: Poison, Engraving: Ann')
  expect(soldNow([poison])(id)).toEqual(sold)
  expect(soldNow([poison])('lamp?Sorte=Buch')).toBeUndefined()
})
