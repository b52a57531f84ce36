import { expect, it } from 'vitest'
import { recentlyViewed } from '#src/domain/list/selections.ts'
import { phones, product } from '#tests/support/products.ts'

const slugs = (products: Parameters<typeof recentlyViewed>[0], ids: readonly string[]) =>
  recentlyViewed(products, ids).map(({ itemId }) => itemId)

// app/recently-viewed.test.tsx has their order, and how many there are.
it('has one product of each model, the one that was opened last', () => {
  const variants = ['black', 'red', 'blue'].map((itemId) => product({ itemId, namespaceId: 'one' }))
  const others = [product({ itemId: 'two' }), product({ itemId: 'three' })]
  expect(slugs([...variants, ...others], ['red', 'two', 'black', 'three', 'blue'])).toEqual([
    'red',
    'two',
    'three',
  ])
})

it('has no product that is not sold any more', () => {
  expect(slugs(phones(2), ['gone', 'phone-02', '__proto__'])).toEqual(['phone-02'])
  expect(slugs([], ['phone-02'])).toEqual([])
})
