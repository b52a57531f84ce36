import { expect, it } from 'vitest'
import type { Product } from '#src/domain/product/product.ts'
import { product } from '#tests/support/products.ts'
import { engineOf } from '#tests/domain/search/engine-of.ts'

const SHOP = {
  language: 'de-DE',
  synonyms: [['Staubsauger', 'Sauger']],
  facts: {
    noise: { label: 'Lautstärke', unit: 'dB', words: { leise: 'lower', laut: 'higher' } },
    power: { label: 'Leistung', unit: 'W' },
  },
}

const { search } = await engineOf(SHOP, [
  ...[
    sauger('Wal', '72 dB', '900 W'),
    sauger('Hai', '58 dB', '700 W'),
    sauger('Aal', '80 dB', '0'),
  ],
])

it.each([
  ['leiser staubsauger', ['Hai'], 'Leiser: bis 58 dB'],
  ['lautester sauger', ['Aal', 'Wal', 'Hai'], 'Lautstärke: höchste Werte zuerst'],
  ['bodenstaubsauger unter 75 db', ['Wal', 'Hai'], 'Unter 75 db'],
  ['sauger mit mindestens 800 watt', ['Wal'], 'Mindestens 800 watt'],
])('"%s" finds %j by the words and units of the shop’s own facts', (query, names, label) => {
  const { products, needs = [] } = search(query)
  expect(products.map(({ name }) => name.split(' ')[0])).toEqual(names)
  expect(needs.map((need) => need.label)).toEqual([label])
})

it('what is needed is taken out of the query by its chip, and a product says what decides', () => {
  const { products, needs, order, decidingFacts } = search('leiser sauger 700 w')
  expect(needs?.[0]?.rest).toBe('sauger 700 w')
  expect(order).toBe('Lautstärke: niedrigste Werte zuerst')
  expect(products.map((found) => decidingFacts?.(found))).toEqual([['58 dB']])
})

function sauger(name: string, noise: string, power: string): Product {
  const itemId = name.toLowerCase()
  const facts = { noise, power }
  return product({ itemId, name: `${name} Bodensauger`, screen: '', capacity: '', ram: '', facts })
}
