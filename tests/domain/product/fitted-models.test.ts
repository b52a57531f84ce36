import { expect, it } from 'vitest'
import { fittedModels } from '#src/domain/product/fitted-models.ts'
import { product } from '#tests/support/products.ts'

const phone = (name: string, brand: string, price = 500) =>
  product({
    id: `${name} ${price}`,
    name: `${name} Red`,
    color: 'red',
    namespaceId: name,
    brand,
    price,
  })

const sold = [
  phone('Apple iPhone 16 Pro', 'Apple'),
  phone('Apple iPhone 16 Pro', 'Apple', 400),
  phone('Apple Watch SE 2', 'Apple'),
  phone('OnePlus 13', 'OnePlus'),
]

// A brand that the name needs stays: nobody says '13', or 'Watch SE 2'.
it.each([
  [['Apple iPhone 16 Pro'], ['iPhone 16 Pro: Apple iPhone 16 Pro 400']],
  [
    ['OnePlus 13', 'Apple Watch SE 2', 'OnePlus 13'],
    ['OnePlus 13: OnePlus 13 500', 'Apple Watch SE 2: Apple Watch SE 2 500'],
  ],
  [
    ['Galaxy S25', 'X-T5', 'OnePlus 13'],
    ['Galaxy S25', 'X-T5', 'OnePlus 13: OnePlus 13 500'],
  ],
  [['iphone-9'], []],
  [undefined, []],
])('of %j shows %j', (fits, shown) => {
  const models = fittedModels(sold, product({ ...(fits && { fits }) }))
  expect(models.map(({ name, product }) => (product ? `${name}: ${product.id}` : name))).toEqual(
    shown,
  )
})
