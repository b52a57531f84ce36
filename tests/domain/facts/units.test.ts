import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMemory } from '#src/domain/facts/memory.ts'
import { amountIn, measureIn, type Unit } from '#src/domain/facts/units.ts'
import { tries } from '../../support/tries.ts'

const UNITS = ['bytes', 'inches', 'millimetres', 'metres', 'watts'] as const

const GB = 1024 ** 3

it.each<[string, Unit, number]>([
  ['256GB', 'bytes', 256 * GB],
  ['256 GB', 'bytes', 256 * GB],
  ['256-gb', 'bytes', 256 * GB],
  ['1TB', 'bytes', 1024 * GB],
  ['1,024 GB', 'bytes', 1024 * GB],
  ['512mb', 'bytes', GB / 2],
  ['1.5GB', 'bytes', 1.5 * GB],
  ['64 KB', 'bytes', 64 * 1024],
  ['8GB RAM, 256GB SSD', 'bytes', 8 * GB],
  ['128-256GB', 'bytes', 256 * GB],
  ['6.9" OLED', 'inches', 6.9],
  ["6.1' IPS", 'inches', 6.1],
  ["6.1'' IPS", 'inches', 6.1],
  ['6.1-inch', 'inches', 6.1],
  ['6,1 inch', 'inches', 6.1],
  ['11″', 'inches', 11],
  ['13 inches', 'inches', 13],
  ['6.7" foldable AMOLED', 'inches', 6.7],
  ['OLED, 2.0”', 'inches', 2],
  ['42mm', 'millimetres', 42],
  ['42 mm', 'millimetres', 42],
  ['44MM case', 'millimetres', 44],
  ['1m', 'metres', 1],
  ['2 m', 'metres', 2],
  ['1,5 metres', 'metres', 1.5],
  ['3 meter', 'metres', 3],
  ['20W', 'watts', 20],
  ['USB-C, 67 W', 'watts', 67],
  ['100 watts', 'watts', 100],
])('"%s" has %s: %d', (text, unit, value) => {
  expect(measureIn(text, unit)).toBe(value)
})

it.each<[string, Unit]>([
  ['', 'bytes'],
  ['GB', 'bytes'],
  ['256', 'bytes'],
  ['256GBit', 'bytes'],
  ['RTX4090GB', 'bytes'],
  ['1.2.3GB', 'bytes'],
  ['6.1 OLED', 'inches'],
  ['6 inchworms', 'inches'],
  ['6 in stock', 'inches'],
  ['42 m', 'millimetres'],
  ['42mm', 'metres'],
  ['12 MP', 'metres'],
  ['5000 mAh', 'metres'],
  ['60Wh', 'watts'],
  ['W 20', 'watts'],
])('"%s" has no %s', (text, unit) => {
  expect(measureIn(text, unit)).toBeUndefined()
})

it('distinguishes amounts of memory from other sizes', () => {
  expect(['256GB', '1 TB', '512mb'].every(isMemory)).toBe(true)
  expect(['42mm', '6.1-inch', '1m', '20W', 'One size', '256', ''].some(isMemory)).toBe(false)
})

describe('any text', () => {
  const pieces = fc.constantFrom(...Array.from('09.,- "\'mMGBW😀'), 'inch')
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: pieces }))

  it('has a finite measure that is not negative, or none', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...UNITS), (text, unit) => {
        const measure = measureIn(text, unit) ?? 0
        expect(Number.isFinite(measure)).toBe(true)
        expect(measure).toBeGreaterThanOrEqual(0)
      }),
      tries(),
    )
  })

  it.each(['9', '9.', '9,', '9-', '9 ', ' ', '-', "'", '9m', 'inch', '1.1'])(
    'of 100,000 times "%s" is read without delay or error',
    (piece) => {
      const text = piece.repeat(100_000)
      for (const unit of UNITS) expect(() => measureIn(text, unit)).not.toThrow()
    },
  )
})

it.each<[string, string, number | undefined]>([
  ['320 g', 'g', 320],
  ['5,000mAh', 'mAh', 5000],
  ['about 1,5 kg', 'kg', 1.5],
  ['320', 'g', 320],
  ['20 % wool', '%', 20],
  ['3 (max.)', '(max.)', 3],
  ['320 kg', 'g', undefined],
  ['2 hours', 'h', undefined],
  ['light', 'g', undefined],
])('"%s" in %s is the amount %s', (text, unit, amount) => {
  expect(amountIn(text, unit)).toBe(amount)
})
