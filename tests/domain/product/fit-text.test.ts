import { expect, it } from 'vitest'
import { fitText } from '#src/domain/product/fit-text.ts'
import { product } from '#tests/support/products.ts'

const phone = (name: string, brand: string) =>
  product({ id: name, name: `${name} Red`, color: 'red', namespaceId: name, brand })

const sold = [
  phone('Apple iPhone 16 Pro', 'Apple'),
  phone('Apple Watch SE 2', 'Apple'),
  phone('OnePlus 13', 'OnePlus'),
]

// A brand that the name needs stays: nobody says '13', or 'Watch SE 2'.
it.each([
  [['Apple iPhone 16 Pro'], 'Fits iPhone 16 Pro'],
  [['Apple iPhone 16 Pro', 'Apple Watch SE 2'], 'Fits iPhone 16 Pro and Apple Watch SE 2'],
  [['OnePlus 13', 'Apple Watch SE 2', 'Apple iPhone 16 Pro'], 'Fits OnePlus 13 and 2 more'],
  [['Apple iPhone 9', 'OnePlus 13'], 'Fits OnePlus 13'],
  [['Apple iPhone 9'], undefined],
  [undefined, undefined],
])('of %j says %j', (fits, text) => {
  expect(fitText(sold, product({ ...(fits && { fits }) }))).toBe(text)
})
