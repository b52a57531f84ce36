import { expect, it, vi } from 'vitest'
import type { Product } from '#src/domain/product/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { product } from '#tests/support/products.ts'

vi.mock('#src/messages/messages.gen.ts', async () => {
  const { messagesIn } = await import('#tests/support/messages-in.ts')
  return messagesIn('de')
})

vi.mock('#src/domain/text/words/en.ts', () => import('#src/domain/text/words/de.ts'))

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  const settings = {
    language: 'de-DE',
    synonyms: [['Staubsauger', 'Sauger']],
    facts: {
      noise: { label: 'Lautstärke', unit: 'dB', words: { leise: 'lower', laut: 'higher' } },
      power: { label: 'Leistung', unit: 'W' },
    },
  }
  return { SETTINGS: readSettings(settings, ['phones']) }
})

const index = await buildSearchIndex(
  [sauger('Wal', '72 dB', '900 W'), sauger('Hai', '58 dB', '700 W'), sauger('Aal', '80 dB', '0')],
  () => Promise.resolve(),
)

it.each([
  ['leiser staubsauger', ['Hai'], 'Leiser: bis 58 dB'],
  ['lautester sauger', ['Aal', 'Wal', 'Hai'], 'Lautstärke: höchste Werte zuerst'],
  ['bodenstaubsauger unter 75 db', ['Wal', 'Hai'], 'Unter 75 db'],
  ['sauger mit mindestens 800 watt', ['Wal'], 'Mindestens 800 watt'],
])('"%s" finds %j by the words and units of the shop’s own facts', (query, names, label) => {
  const { products, needs = [] } = searchProducts(index, query)
  expect(products.map(({ name }) => name.split(' ')[0])).toEqual(names)
  expect(needs.map((need) => need.label)).toEqual([label])
})

it('what is needed is taken out of the query by its chip, and a product says what decides', () => {
  const { products, needs, order, decidingFacts } = searchProducts(index, 'leiser sauger 700 w')
  expect(needs?.[0]?.rest).toBe('sauger 700 w')
  expect(order).toBe('Lautstärke: niedrigste Werte zuerst')
  expect(products.map((found) => decidingFacts?.(found))).toEqual([['58 dB']])
})

function sauger(name: string, noise: string, power: string): Product {
  const itemId = name.toLowerCase()
  const facts = { noise, power }
  return product({ itemId, name: `${name} Bodensauger`, screen: '', capacity: '', ram: '', facts })
}
