import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { HIGHEST_PRICE, type Product } from '#src/domain/product/product.ts'
import { openTab, StandInStorage, standInForWindow } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'

/** A product that an earlier visit may have stored: a random value that the schema accepts in every field. */
const validProduct: fc.Arbitrary<Product> = fc
  .record({
    id: fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'toString', '0')),
    name: fc.string({ minLength: 1, unit: 'binary' }),
    price: fc.double({ min: 0, max: HIGHEST_PRICE, noNaN: true }),
  })
  .map((fields) => product(fields))

/** Valid products, mixed with anything else that JSON can hold. */
const mixedList = fc.array(fc.oneof(validProduct, fc.jsonValue(), brokenProduct()), {
  maxLength: 8,
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  mixedList.map((list) => JSON.stringify(list)),
  fc
    .dictionary(fc.string(), fc.oneof(fc.integer(), fc.double(), fc.jsonValue()))
    .map((quantities) => JSON.stringify(quantities)),
)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('with any content in the browser’s storage, the shop opens, its figures are finite, and rejected texts are still kept', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, async (cartProducts, totalBill, favorites) => {
      const storage = new StandInStorage()
      const texts = { cartProducts, totalBill, favorites }
      for (const [key, text] of Object.entries(texts)) storage.texts.set(key, text)
      standInForWindow(storage)
      const tab = await openTab()
      expect(Number.isSafeInteger(tab.pieces())).toBe(true)
      expect(tab.lines().every(([, quantity]) => isQuantity(quantity))).toBe(true)
      expect(tab.favouriteIds()).toEqual([...new Set(tab.favouriteIds())])
      for (const [key, text] of Object.entries(texts)) {
        expect([storage.texts.get(key), storage.texts.get(`${key}.rejected`)]).toContain(text)
      }
      // The cart still works.
      tab.add(product({ id: 'added later' }))
      tab.toggle(product({ id: 'marked later' }))
      expect(tab.cartIds()).toContain('added later')
      expect((await openTab()).cartIds()).toEqual(tab.cartIds())
    }),
    tries(125),
  )
}, 600_000)

/** A valid product with one field of a wrong type. */
function brokenProduct(): fc.Arbitrary<unknown> {
  return fc
    .tuple(validProduct, fc.constantFrom(...Object.keys(product())), fc.jsonValue())
    .map(([sound, field, value]) => ({ ...sound, [field]: value }))
}

function isQuantity(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 9_999
}
