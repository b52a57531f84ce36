import { expect, it } from 'vitest'
import { lacksFacts, withDetails } from '#src/domain/facets/with-details.ts'
import { detail, product } from '../../support/products.ts'

const plain = product({ itemId: 'a' })
const known = product({ itemId: 'b', color: 'red', namespaceId: 'own' })

it('says whether products lack what details know', () => {
  expect(lacksFacts([known])).toBe(false)
  expect(lacksFacts([known, plain])).toBe(true)
  expect(lacksFacts([{ ...known, color: undefined }])).toBe(true)
})

it('adds the colour and the family of the details, and keeps those of the products', () => {
  const details = [
    detail({ id: 'a', color: 'blue', namespaceId: 'acme' }),
    detail({ id: 'b', color: 'green', namespaceId: 'acme' }),
  ]
  expect(withDetails([plain, known], details)).toEqual([
    { ...plain, color: 'blue', namespaceId: 'acme' },
    known,
  ])
})

it('leaves out what the details do not know either', () => {
  const details = [detail({ id: 'a', color: '', namespaceId: '' })]
  const [joined] = withDetails([plain], details)
  expect(joined?.color).toBeUndefined()
  expect(joined?.namespaceId).toBeUndefined()
})

it('keeps the same products without details', () => {
  const products = [plain]
  expect(withDetails(products, [])).toBe(products)
})
