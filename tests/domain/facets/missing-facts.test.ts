import { describe, expect, it } from 'vitest'
import { brandReader, lacksFacts, withDetail } from '#src/domain/facets/missing-facts.ts'
import { detail, product } from '#tests/support/products.ts'

/** The brands of products with these names, in order; a name before a colon has its brand after it. */
function brandsOf(...names: readonly string[]): string[] {
  const products = names.map((text) => {
    const [name = '', brand] = text.split(':')
    return product({ id: text, name, brand })
  })
  return products.map(brandReader(products))
}

describe('the brand', () => {
  it('is not the first word of a name in a category of another trade', () => {
    const products = ['Fahrradhelm Urban', 'Fahrradhelm Sport', 'Casko Fahrradhelm'].map(
      (name, id) =>
        product({ id: String(id), name, category: 'helme', ...(id === 2 && { brand: 'Casko' }) }),
    )
    expect(products.map(brandReader(products))).toEqual(['', '', 'Casko'])
  })

  it.each([
    ['what the catalogue says', ['Galaxy S25:Samsung', 'iPhone 17:Apple'], ['Samsung', 'Apple']],
    ['the first word of several names', ['Acme One', 'Acme Two', 'Zeta 5'], ['Acme', 'Acme', '']],
    ['none of one name that repeats', ['Zeta 5', 'Zeta 5'], ['', '']],
    ["another product's, if the name starts with it", ['S:Sony', 'Sony Pen'], ['Sony', 'Sony']],
    ['two words with an and between them', ['B & O H95', 'B & O EX'], ['B & O', 'B & O']],
    ['no measure', ['6.1" Case', '6.1" Film'], ['', '']],
    ['read in other scripts', ['小米 14', '小米 15'], ['小米', '小米']],
  ])('is %s', (_rule, names, brands) => {
    expect(brandsOf(...names)).toStrictEqual(brands)
  })
})

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
  expect(withDetail(plain, undefined)).toBe(plain)
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
