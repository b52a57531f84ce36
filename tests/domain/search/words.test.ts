import { expect, it } from 'vitest'
import { limitsIn } from '#src/domain/search/limits.ts'
import { wordsOf } from '#src/domain/search/words.ts'

it.each([
  ['Apple iPhone 16', 'apple iphone 16'],
  ['  Space   Grey  ', 'space gray'],
  ['256 GB, 256-gb, 256GB', '256gb 256gb 256gb'],
  ['1TB = 1024 GB', '1024gb 1024gb'],
  ['11" 11″ 11-inch 11 inches 11in', '11in 11in 11in 11in 11in'],
  ["6,1 inch 6.1' 6.10''", '6.1in 6.1in 6.1in'],
  ['3-in-1 iphone 14 in blue', '3 in 1 iphone 14 in blue'],
  ['42 mm 20 W 20 watts 2m 5000 mAh 12 MP', '42mm 20w 20w 2m 5000mah 12mp'],
  ['8 Ohm 300 ohms 192 kHz', '8ohm 300ohms 192khz'],
  ['180 grams 2 Kilos 20 litres', '180g 2kg 20l'],
  ['1,200 and 1.5', '1200 and 1.5'],
  ['Íphöne ＸＬ', 'iphone xl'],
  ['Смартфон 手机', 'смартфон 手机'],
  ['!?…', ''],
])('reads the words of %j as %j', (text, words) => {
  expect(wordsOf(text).map((word) => word.text)).toStrictEqual(words.split(' ').filter(Boolean))
})

it('knows where each word stands in the text', () => {
  const text = 'iPad 11-inch, Ünique+'
  const written = wordsOf(text).map(({ start, end }) => text.slice(start, end))
  expect(written).toStrictEqual(['iPad', '11-inch', 'Ünique', '+'])
})

it.each([
  ['phones under 500', { to: 500 }, 'under 500'],
  ['under $1,000', { to: 1000 }, 'under $1,000'],
  ['up to 1k', { to: 1000 }, 'up to 1k'],
  ['Less Than 300 usd case', { to: 300 }, 'Less Than 300 usd'],
  ['$500', { to: 500 }, '$500'],
  ['phone over 700', { from: 700 }, 'over 700'],
  ['300-700', { from: 300, to: 700 }, '300-700'],
  ['iphone $300 - $700', { from: 300, to: 700 }, '$300 - $700'],
  ['700 to 300', { from: 300, to: 700 }, '700 to 300'],
  ['between 20 and 50', { from: 20, to: 50 }, 'between 20 and 50'],
])('reads a price in %j', (query, price, words) => {
  const found = priceIn(query)
  expect(found?.range).toStrictEqual(price)
  expect(query.slice(found?.start, found?.end).trim()).toBe(words)
})

it.each([
  ...['iphone 16', 'pixel 10 256', 'under 11 inch', 'under 256 gb', 'wh-1000xm5', '128-256gb'],
  ...['11-13', 'from 2024', '2023 to 2025', 'iphone 16 and 17', 'maximum 5x', '3-in-1', 'up to'],
  ...['$', 'under'],
])('reads no price in %j', (query) => {
  expect(priceIn(query)).toBeUndefined()
})

function priceIn(query: string) {
  return limitsIn(query).find((limit) => limit.of === 'price')
}
