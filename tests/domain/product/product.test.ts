import { describe, expect, it } from 'vitest'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchema } from '#src/domain/product/product.ts'
import { IMPOSSIBLE_IDS } from '#tests/support/hostile.ts'
import { detail, product } from '#tests/support/products.ts'
import { rowsOf } from '#tests/support/rows.ts'

describe('a product of the catalogue', () => {
  it('is read with the optional facts that go beyond the specification, and loses other fields', () => {
    const facts = { namespaceId: 'acme-one', color: 'black', brand: 'Acme', kind: 'case' } as const
    const known = product({ ...facts, price: 0, colorValue: '#2b2C2f', fits: ['acme-two'] })
    const extra = { ...known, rating: 5, nested: { a: [1] } }
    expect(productSchema.parse(extra)).toStrictEqual(known)
  })

  it('may lack its year, and any specification, which is then empty', () => {
    const undated = without(product(), 'year')
    expect(productSchema.parse(undated)).toStrictEqual(undated)
    for (const fact of ['screen', 'capacity', 'ram']) {
      const bare = product({ [fact]: '' })
      expect(productSchema.parse(without(product(), fact))).toStrictEqual(bare)
      expect(productSchema.parse({ ...product(), [fact]: null })).toStrictEqual(bare)
    }
  })

  it.each(
    rowsOf<string, unknown>({
      namespaceId: [5, ''],
      color: [null, ['black']],
      colorValue: ['black', '#2b2c2', 'url(#2b2c2f)'],
      brand: [{}, ''],
      kind: ['laptop', 'Phone', 'constructor', null],
      fits: ['acme-two', ['acme-two', ''], null],
    }),
  )('keeps its other facts when its %s is %o', (fact, value) => {
    const read = productSchema.parse({
      ...product({ brand: 'Acme', kind: 'phone' }),
      [fact]: value,
    })
    expect(read).toMatchObject({ ...product(), [fact]: undefined })
  })

  it('has its id as a string', () => {
    const ids = [1, 0, 'phone-1', '__proto__'].map(
      (id) => productSchema.parse({ ...product(), id }).id,
    )
    expect(ids).toEqual(['1', '0', 'phone-1', '__proto__'])
  })

  it.each(
    rowsOf<string, unknown>({
      id: [undefined, '', null, {}],
      itemId: [undefined, 5, ...IMPOSSIBLE_IDS],
      category: [undefined, 'laptops', 'Phones'],
      name: [undefined, '', null],
      image: [undefined, 5],
      price: [undefined, '400', -1, null, Infinity, 1_000_000_001, NaN],
      fullPrice: [undefined, '500', -0.01],
      ...{ screen: [6.1], capacity: [128], ram: [[]], year: ['2022', 2022.5] },
    }),
  )('is not one with the %s %o', (field, value) => {
    expect(productSchema.safeParse({ ...product(), [field]: value }).success).toBe(false)
  })
})

describe('the detail of a product', () => {
  it('is read with all its fields, and loses others', () => {
    expect(productDetailSchema.parse({ ...detail(), category: 'phones' })).toStrictEqual(detail())
  })

  it.each(
    rowsOf<string, string>({
      '""': ['color', 'capacity', 'screen', 'resolution', 'processor', 'ram'],
      '[]': ['images', 'colorsAvailable', 'capacityAvailable', 'cell', 'description'],
    }),
  )('has %s for what the catalogue does not say: its %s', (empty, field) => {
    const expected = { ...detail(), [field]: empty === '[]' ? [] : '' }
    expect(productDetailSchema.parse(without(detail(), field))).toStrictEqual(expected)
    expect(productDetailSchema.parse({ ...detail(), [field]: null })).toStrictEqual(expected)
  })

  it('does not share its empty lists with another', () => {
    const bare = without(detail(), 'images')
    productDetailSchema.parse(bare).images.push('img/one.webp')
    expect(productDetailSchema.parse(bare).images).toStrictEqual([])
  })

  it.each(['camera', 'zoom'])('may lack its %s', (fact) => {
    const bare = without(detail(), fact)
    expect(productDetailSchema.parse(bare)).toStrictEqual(bare)
    expect(productDetailSchema.safeParse({ ...bare, [fact]: null }).success).toBe(true)
  })

  it.each(
    rowsOf<string, unknown>({
      ...{ id: [undefined, 5, ''], namespaceId: [undefined], name: [undefined, ''] },
      ...{ images: ['img/one.webp', [5]], color: [5] },
      ...{ colorsAvailable: [{ black: true }], capacityAvailable: [[64]] },
      ...{ priceDiscount: [undefined, '400'], priceRegular: [undefined, -1] },
      ...{ camera: [12], cell: ['GSM, LTE', [5]] },
      description: [
        'A bright screen',
        [{ title: 'A' }],
        [{ text: ['B'] }],
        [{ title: '', text: '' }],
      ],
    }),
  )('is not one with the %s %o', (field, value) => {
    expect(productDetailSchema.safeParse({ ...detail(), [field]: value }).success).toBe(false)
  })
})

function without<T extends object>(value: T, field: string): T {
  const copy = { ...value }
  Reflect.deleteProperty(copy, field)
  return copy
}
