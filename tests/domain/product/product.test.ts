import { describe, expect, it } from 'vitest'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchema } from '#src/domain/product/product.ts'
import {
  categoryLabel,
  isShownCategory,
  SHOWN_CATEGORIES,
} from '#src/domain/settings/shown-categories.ts'
import { detail, product } from '#tests/support/products.ts'
import { rowsOf } from '#tests/support/rows.ts'

const REQUIRED_FIELDS = ['id', 'itemId', 'category', 'name', 'image', 'price', 'fullPrice']

describe('the categories', () => {
  it('are phones, tablets and accessories, under these names', () => {
    expect(SHOWN_CATEGORIES).toStrictEqual(['phones', 'tablets', 'accessories'])
    expect(SHOWN_CATEGORIES.map(categoryLabel)).toStrictEqual(['Phones', 'Tablets', 'Accessories'])
  })

  it.each(['', 'laptops', 'Phones', 'phone', 'phones ', 'constructor', '__proto__', '0', 'length'])(
    'do not include "%s"',
    (name) => {
      expect(isShownCategory(name)).toBe(false)
    },
  )
})

describe('a product of the catalogue', () => {
  it('loses the fields that the shop does not know', () => {
    const extra = { ...product(), rating: 5, nested: { a: [1] } }
    expect(productSchema.parse(extra)).toStrictEqual(product())
  })

  it.each(['screen', 'capacity', 'ram'] as const)('may lack its %s', (fact) => {
    expect(productSchema.parse(without(product(), fact))).toStrictEqual(product({ [fact]: '' }))
    expect(productSchema.parse({ ...product(), [fact]: null })).toStrictEqual(
      product({ [fact]: '' }),
    )
  })

  it('may lack its year', () => {
    const undated = without(product(), 'year')
    expect(productSchema.parse(undated)).toStrictEqual(undated)
  })

  it('is read with the optional facts that go beyond the specification', () => {
    const facts = { namespaceId: 'acme-one', color: 'black', brand: 'Acme', kind: 'case' } as const
    const others = { colorValue: '#2b2C2f', fits: ['acme-two'] }
    const read = productSchema.parse({ ...product(), ...facts, ...others })
    expect(read).toStrictEqual(product({ ...facts, ...others }))
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

  it.each([
    [1, '1'],
    [0, '0'],
    ['phone-1', 'phone-1'],
    ['__proto__', '__proto__'],
  ])('with the id %o has it as text', (id, expected) => {
    expect(productSchema.parse({ ...product(), id }).id).toBe(expected)
  })

  it.each([0, 0.99, 1020])('may cost %d', (price) => {
    expect(productSchema.parse({ ...product(), price }).price).toBe(price)
  })

  it.each(REQUIRED_FIELDS)('needs its %s', (field) => {
    expect(productSchema.safeParse(without(product(), field)).success).toBe(false)
  })

  it.each(
    rowsOf<string, unknown>({
      id: ['', null, {}],
      itemId: ['', 5],
      category: ['laptops', 'Phones'],
      name: ['', null],
      image: [5],
      price: ['400', -1, null, Infinity, 1_000_000_001, NaN],
      fullPrice: ['500', -0.01],
      ...{ screen: [6.1], capacity: [128], ram: [[]], year: ['2022', 2022.5] },
    }),
  )('is not one with the %s %o', (field, value) => {
    expect(productSchema.safeParse({ ...product(), [field]: value }).success).toBe(false)
  })

  it.each([null, undefined, 5, 'phone', [], [product()], true])('is not %o', (value) => {
    expect(productSchema.safeParse(value).success).toBe(false)
  })
})

describe('the detail of a product', () => {
  it('is read with all its fields, and loses others', () => {
    expect(productDetailSchema.parse({ ...detail(), category: 'phones' })).toStrictEqual(detail())
  })

  it.each(['camera', 'zoom'] as const)('may lack its %s', (fact) => {
    const bare = without(detail(), fact)
    expect(productDetailSchema.parse(bare)).toStrictEqual(bare)
    expect(productDetailSchema.safeParse({ ...bare, [fact]: null }).success).toBe(true)
  })

  it.each(['color', 'capacity', 'screen', 'resolution', 'processor', 'ram'] as const)(
    'has an empty %s if the catalogue says nothing',
    (fact) => {
      expect(productDetailSchema.parse(without(detail(), fact))[fact]).toBe('')
      expect(productDetailSchema.parse({ ...detail(), [fact]: null })[fact]).toBe('')
    },
  )

  it.each(['images', 'colorsAvailable', 'capacityAvailable', 'cell', 'description'] as const)(
    'has no %s if the catalogue says nothing',
    (list) => {
      expect(productDetailSchema.parse(without(detail(), list))[list]).toStrictEqual([])
      expect(productDetailSchema.parse({ ...detail(), [list]: null })[list]).toStrictEqual([])
    },
  )

  it('does not share its empty lists with another', () => {
    const bare = without(detail(), 'images')
    productDetailSchema.parse(bare).images.push('img/one.webp')
    expect(productDetailSchema.parse(bare).images).toStrictEqual([])
  })

  it.each(['id', 'namespaceId', 'name', 'priceDiscount', 'priceRegular'])(
    'needs its %s',
    (field) => {
      expect(productDetailSchema.safeParse(without(detail(), field)).success).toBe(false)
    },
  )

  it.each(
    rowsOf<string, unknown>({
      ...{ id: [5, ''], name: [''], images: ['img/one.webp', [5]], color: [5] },
      ...{ colorsAvailable: [{ black: true }], capacityAvailable: [[64]] },
      ...{ priceDiscount: ['400'], priceRegular: [-1], camera: [12], cell: ['GSM, LTE', [5]] },
      description: [
        'A bright screen',
        [{ title: 'A bright screen' }],
        [{ text: ['It is bright.'] }],
        [{ title: 'A bright screen', text: 'It is bright.' }],
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
