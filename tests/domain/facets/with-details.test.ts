import { expect, it } from 'vitest'
import { lacksFacts, withDetails } from '#src/domain/facets/with-details.ts'
import { detail, product } from '../../support/products.ts'

const plain = product({ itemId: 'a', capacity: '', ram: '', screen: '' })
const known = product({ itemId: 'b', color: 'red', namespaceId: 'own' })

it('says whether a product lacks what details know', () => {
  expect(lacksFacts(known)).toBe(false)
  expect(lacksFacts(plain)).toBe(true)
  expect(lacksFacts({ ...known, color: undefined })).toBe(true)
})

it('adds the facts of the details, and keeps those of the products', () => {
  const facts = {
    color: 'blue',
    namespaceId: 'acme',
    capacity: '1TB',
    ram: '8GB',
    screen: '7" OLED',
  }
  const details = [detail({ ...facts, id: 'a' }), detail({ ...facts, id: 'b' })]
  expect(withDetails([plain, known], details)).toEqual([{ ...plain, ...facts }, known])
})

it('leaves out what the details do not know either', () => {
  const details = [detail({ id: 'a', color: '', namespaceId: '' })]
  const [joined] = withDetails([plain], details)
  expect(joined?.color).toBeUndefined()
  expect(joined?.namespaceId).toBeUndefined()
})

it('keeps products without details as they are', () => {
  const products = [plain]
  expect(withDetails(products, [])).toBe(products)
  expect(withDetails(products, [detail({ id: 'b' })])[0]).toBe(plain)
})
