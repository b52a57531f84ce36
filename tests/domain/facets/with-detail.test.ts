import { expect, it } from 'vitest'
import { lacksFacts, withDetail } from '#src/domain/facets/with-detail.ts'
import { detail, product } from '#tests/support/products.ts'

const plain = product({ capacity: '', ram: '', screen: '' })
const known = product({ color: 'red', namespaceId: 'own', facts: {} })
const facts = { color: 'blue', namespaceId: 'acme', capacity: '1TB', ram: '8GB', screen: '7" OLED' }

it('says whether a product lacks what details know', () => {
  expect(lacksFacts(known)).toBe(false)
  expect(lacksFacts(plain)).toBe(true)
  expect(lacksFacts({ ...known, color: undefined })).toBe(true)
})

it('adds the facts of the details, and keeps those of the product', () => {
  expect(withDetail(plain, detail(facts))).toEqual({ ...plain, ...facts })
  expect(withDetail(known, detail(facts))).toEqual(known)
})

it('joins the facts of the shop’s own', () => {
  const own = { ...known, facts: { material: 'wool' } }
  const details = detail({ facts: { material: 'linen', weight: '3 g' } })
  expect(withDetail(own, details).facts).toEqual({ material: 'wool', weight: '3 g' })
})

it('leaves out what the details do not know either', () => {
  const joined = withDetail(plain, detail({ color: '', namespaceId: '' }))
  expect(joined.color).toBeUndefined()
  expect(joined.namespaceId).toBeUndefined()
})

it('keeps a product without details as it is', () => {
  expect(withDetail(plain, undefined)).toBe(plain)
})
