import { expect, it } from 'vitest'
import { goesWith } from '#src/domain/product/goes-with.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone', namespaceId: 'phone', price: 700 })
const cheapPhone = product({ id: 'cheap phone', namespaceId: 'phone', price: 600 })
const otherPhone = product({ id: 'other phone', namespaceId: 'other' })
const charger = product({ id: 'charger', namespaceId: 'charger', fits: ['other', 'phone', 'gone'] })
const cover = product({ id: 'cover', namespaceId: 'cover', price: 30, fits: ['phone'] })
const redCover = product({ id: 'red cover', namespaceId: 'cover', price: 20, fits: ['phone'] })
const largeCover = product({ id: 'large cover', namespaceId: 'cover', price: 5, fits: ['other'] })
const strap = product({ id: 'strap', fits: ['phone'] })

const ALL = [phone, cheapPhone, otherPhone, charger, cover, redCover, largeCover, strap]

const ids = (shown: typeof phone, products = ALL) => goesWith(products, shown).map(({ id }) => id)

it('is what fits a product, the cheapest fitting variant of each model, the most particular first', () => {
  expect(ids(phone)).toEqual(['red cover', 'strap', 'charger'])
  expect(ids(otherPhone)).toEqual(['large cover', 'charger'])
})

it('is a variant that can be bought, if there is one', () => {
  const soldOut = { ...redCover, availability: 'out' } as const
  expect(ids(phone, [phone, soldOut, cover])).toEqual(['cover'])
  expect(ids(phone, [phone, soldOut])).toEqual(['red cover'])
})

it('is what an accessory fits, in the order of its list, without models that are not sold', () => {
  expect(ids(charger)).toEqual(['other phone', 'cheap phone'])
  expect(ids(cover)).toEqual(['cheap phone'])
  expect(ids(strap)).toEqual(['cheap phone'])
})

it('holds a model once if each fits the other, and never the product’s own model', () => {
  const pen = product({ id: 'pen', namespaceId: 'pen', fits: ['slate', 'pen'] })
  const slate = product({ id: 'slate', namespaceId: 'slate', fits: ['pen'] })
  expect(ids(pen, [pen, slate])).toEqual(['slate'])
})

it('is empty if the catalogue does not say what fits', () => {
  expect(ids(product({ id: 'plain' }), [...ALL, product({ id: 'plain' })])).toEqual([])
  expect(ids(phone, [phone, product({ id: 'two', fits: [] })])).toEqual([])
})
