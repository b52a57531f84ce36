import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountReader,
  compareSizes,
  isMemory,
  measureIn,
  type Unit,
} from '#src/domain/text/units.ts'
import { tries } from '#tests/support/tries.ts'
import { entriesOf, rowsOf } from '#tests/support/rows.ts'

const UNITS = ['bytes', 'inches', 'millimetres', 'metres', 'watts'] as const

const GB = 1024 ** 3

it.each(
  entriesOf<Unit, number>({
    bytes: {
      ...{ '256GB': 256 * GB, '256 GB': 256 * GB, '256-gb': 256 * GB, '1TB': 1024 * GB },
      ...{ '1,024 GB': 1024 * GB, '512mb': GB / 2, '1.5GB': 1.5 * GB, '64 KB': 64 * 1024 },
      ...{ '8GB RAM, 256GB SSD': 8 * GB, '128-256GB': 256 * GB },
    },
    inches: {
      ...{ '6.9" OLED': 6.9, "6.1' IPS": 6.1, "6.1'' IPS": 6.1, '6.1-inch': 6.1, '6,1 inch': 6.1 },
      ...{ '11″': 11, '13 inches': 13, '6.7" foldable AMOLED': 6.7, 'OLED, 2.0”': 2 },
    },
    millimetres: { '42mm': 42, '42 mm': 42, '44MM case': 44 },
    metres: { '1m': 1, '2 m': 2, '1,5 metres': 1.5, '3 meter': 3 },
    watts: { '20W': 20, 'USB-C, 67 W': 67, '100 watts': 100 },
  }),
)('in %s, "%s" is %d', (unit, text, value) => {
  expect(measureIn(text, unit)).toBe(value)
})

it.each(
  rowsOf<Unit, string>({
    bytes: ['', 'GB', '256', '256GBit', 'RTX4090GB', '1.2.3GB'],
    inches: ['6.1 OLED', '6 inchworms', '6 in stock'],
    millimetres: ['42 m'],
    metres: ['42mm', '12 MP', '5000 mAh'],
    watts: ['60Wh', 'W 20'],
  }),
)('in %s, "%s" is nothing', (unit, text) => {
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
  ['3 (max.)', '(max.)', 3],
  ['-15 °C', '°C', -15],
  ['comfort −28,5 °C, limit -35 °C', '°C', -28.5],
  ['+8 °C', '°C', 8],
  ['-0.125', 'mm', -0.125],
  ['1-2 kg', 'kg', 2],
  ['0–5 kg', 'kg', 5],
  ['0 - 5 kg', 'kg', 5],
  ['320 kg', 'g', undefined],
  ['2 hours', 'h', undefined],
  ['light', 'g', undefined],
])('"%s" in %s is the amount %s', (text, unit, amount) => {
  expect(amountReader(unit)(text)).toBe(amount)
})

it.each([
  [['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']],
  [['x-small', 'Small', 'Medium', 'Large', 'X-Large']],
  [['41', '42', '42 1/3', '42 2/3', '43', '44']],
  [['1/2"', '3/4"', '1"', '1 1/8"', '1½"']],
  [['20"', '26"', '27.5"', '29"']],
  [['-12,50', '−1.25', '0', '+1,25', '2']],
  [['−30 °C', '-15 °C', '0 °C', '5 °C']],
  [['-20 mm', '-10 mm', '5 mm']],
  [['26 Zoll', '27,5 Zoll', '29 Zoll']],
  [['256GB', '1TB', '42mm', '11"', '20W', '43', 'M', 'One size']],
])('sorts %j', (sizes) => {
  expect(sizes.toReversed().sort(compareSizes)).toStrictEqual(sizes)
})

it('keeps the order of what is no size', () => {
  const texts = ['Slate', 'Large oak', 'Lime', 'Ash']
  expect(texts.toSorted(compareSizes)).toStrictEqual(texts)
})
